import { describe, expect, it } from 'vitest';
import { filterIncidents, type Incident } from '../../src/model/incident.js';

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
});
