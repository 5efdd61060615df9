import { describe, expect, it } from 'vitest';
import { incidentSettings, type IncidentAttributes } from '../../src/model/incident-query.js';

const read = (written: Partial<IncidentAttributes>) => incidentSettings({ country: '', hours: '', limit: '', category: '', minSeverity: '', ...written });

describe('the attributes of an incident tag', () => {
  it('say nothing of what was not written', () => {
    expect(read({})).toEqual({ country: undefined, hours: undefined, limit: undefined, filter: { categories: new Set(), minSeverity: 1 } });
  });

  it('are understood as editors write them', () => {
    expect(read({ country: ' ke ', hours: '72', limit: '40', category: 'Crime, natural_disaster', minSeverity: '3' })).toEqual({
      country: 'KE',
      hours: 72,
      limit: 40,
      filter: { categories: new Set(['crime', 'natural-disaster']), minSeverity: 3 },
    });
  });

  it.each([
    [{ country: 'Kenya' }, 'country'],
    [{ country: 'UK' }, 'country'],
    [{ hours: '0' }, 'hours'],
    [{ hours: '9000' }, 'hours'],
    [{ hours: '1.5' }, 'hours'],
    [{ limit: '201' }, 'limit'],
    [{ limit: '-1' }, 'limit'],
    [{ limit: '1e2' }, 'limit'],
    [{ category: 'crime gossip' }, 'category'],
    [{ minSeverity: '6' }, 'min-severity'],
  ])('refuse %o', (written, attribute) => {
    expect(read(written)).toMatchObject({ attribute });
  });
});
