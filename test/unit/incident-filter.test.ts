import { describe, expect, it } from 'vitest';
import { filterCounts } from '../../src/model/feed-counts.js';
import { filterIncidents, INCIDENT_CATEGORIES, SEVERITIES, type Incident } from '../../src/model/incident.js';
describe('a filter of incidents', () => {
  const incident = (id: string, category: string, severity?: number): Incident => ({ id, title: id, category, severity, resolved: false });
  const feed = [incident('a', 'crime', 1), incident('b', 'crime', 5), incident('c', 'health', 3), incident('d', 'piracy'), incident('e', 'constructor', 2)];
  const ids = (categories: readonly string[], minSeverity: number) =>
    filterIncidents(feed, { categories: new Set(categories), minSeverity })
      .map(({ id }) => id)
      .join('');

  it.each([
    [[], 1, 'abcde'],
    [['crime'], 1, 'ab'],
    [['crime', 'health'], 1, 'abc'],
    [['terrorism'], 1, ''],
    [[], 3, 'bcd'],
    [[], 5, 'bd'],
    [['crime'], 2, 'b'],
    [['piracy'], 5, 'd'],
  ])('for %o from %i on lets %s through: unknown severity is never hidden', (categories, least, shown) => {
    expect(ids(categories, least)).toBe(shown);
  });

  it('counts what each category would show, and how many there are of each severity', () => {
    const { categories, severities } = filterCounts(feed, { categories: new Set(['crime']), minSeverity: 2 });
    expect(Object.fromEntries(categories)).toEqual({
      ...Object.fromEntries(INCIDENT_CATEGORIES.map((category) => [category, 0])),
      crime: 1,
      health: 1,
      piracy: 1,
      constructor: 1,
    });
    expect([...severities]).toEqual([...SEVERITIES, undefined].map((severity) => [severity, severity === 1 || severity === 5 ? 1 : 0]));
  });

  it('counts each incident in one severity only, and as many as it shows', () => {
    for (const least of SEVERITIES) {
      for (const category of [...INCIDENT_CATEGORIES, 'piracy']) {
        const { categories, severities } = filterCounts(feed, { categories: new Set([category]), minSeverity: least });
        const shown = filterIncidents(feed, { categories: new Set([category]), minSeverity: least }).length;
        const counted = [...severities].filter(([severity = 5]) => severity >= least).reduce((sum, [, count]) => sum + count, 0);
        expect([categories.get(category), counted]).toEqual([shown, shown]);
      }
    }
  });

  it('has nothing to count without incidents', () => {
    const { categories, severities } = filterCounts([], { categories: new Set(), minSeverity: 1 });
    expect([...categories.values(), ...severities.values()].every((count) => count === 0)).toBe(true);
  });
});
