import { describe, expect, it } from 'vitest';
import { incidentSettings, type IncidentAttributes } from '../../src/model/incident.js';

const read = (written: Partial<IncidentAttributes>) => incidentSettings({ country: '', hours: '', limit: '', category: '', minSeverity: '', ...written });

describe('the attributes of an incident tag', () => {
  it('ask for nothing that was not written, and mean what the feed does then', () => {
    expect(read({})).toEqual({ country: undefined, hours: 720, limit: 50, asked: {}, filter: { categories: new Set(), minSeverity: 1 } });
  });

  it('are what the tag asks for and filters by', () => {
    expect(read({ country: ' ke ', hours: '72', limit: '40', category: 'crime natural-disaster', minSeverity: '3' })).toEqual({
      country: 'KE',
      hours: 72,
      limit: 40,
      asked: { hours: 72, limit: 40 },
      filter: { categories: new Set(['crime', 'natural-disaster']), minSeverity: 3 },
    });
  });
});
