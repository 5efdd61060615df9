import { describe, expect, it } from 'vitest';
import { incidentSettings, type IncidentAttributes } from '../../src/model/incident-query.js';

const read = (written: Partial<IncidentAttributes>) => incidentSettings({ country: '', hours: '', limit: '', category: '', minSeverity: '', ...written });

describe('the attributes of an incident tag', () => {
  it('say nothing of what was not written', () => {
    expect(read({})).toEqual({ country: undefined, hours: undefined, limit: undefined, filter: { categories: new Set(), minSeverity: 1 } });
  });

  it('are what the tag asks for and filters by', () => {
    expect(read({ country: ' ke ', hours: '72', limit: '40', category: 'crime natural-disaster', minSeverity: '3' })).toEqual({
      country: 'KE',
      hours: 72,
      limit: 40,
      filter: { categories: new Set(['crime', 'natural-disaster']), minSeverity: 3 },
    });
  });
});
