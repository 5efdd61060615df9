import { LIMITS } from '../support/limits.js';
import { expect, test } from '../support/newsroom.js';
import { workOf } from '../support/work.js';

/** A page for each kind of tag, by its name in test/bench/limits.json, with a selector of what readers see first. */
const PAGES = {
  inline: ['<country-risk country="TH" variant="inline"></country-risk>', '[part=tier]'],
  badge: ['<country-risk country="TH" variant="badge"></country-risk>', '[part=tier]'],
  card: ['<country-risk country="TH"></country-risk>', '[part=row]'],
  full: ['<country-risk country="TH" variant="full"></country-risk>', '[part=row]'],
  'country-compare': ['<country-compare countries="TH JP"></country-compare>', '[part=row]'],
  'incident-list': ['<incident-list country="KE" hours="72"></incident-list>', '[part=item]'],
  'incident-map': ['<incident-map country="KE" hours="72"></incident-map>', '[part=marker]'],
  'risk-methodology': ['<risk-methodology></risk-methodology>', '[part=credit]'],
  'risk-table': ['<risk-table></risk-table>', '[part=row]'],
  'risk-map': ['<risk-map></risk-map>', 'canvas'],
} as const;

/** How far a count may be below its limit: a map's land may arrive before or after its markers are painted. If a count is lower, so must be its limit. */
const toleranceFor = (name: string): number => (name.endsWith('-map') ? 2 : 0);

for (const [name, [tag, selector]] of Object.entries(PAGES)) {
  test(`${name}: files, updates, reads, nodes and forced layouts until it is painted`, async ({ newsroom, cdn, page, browser }) => {
    const work = await workOf(browser, page, () => newsroom.open(`<main>${tag}</main>`), selector, cdn.url(''));
    const { kB: _, ...limits } = LIMITS[name] ?? {};
    expect(Object.keys(limits).toSorted()).toEqual(Object.keys(work).toSorted());
    for (const [what, limit] of Object.entries(limits)) {
      const count = work[what as keyof typeof work];
      expect(count, what).toBeLessThanOrEqual(limit);
      expect(count, `${what}: lower the limit in test/bench/limits.json`).toBeGreaterThanOrEqual(limit - toleranceFor(name));
    }
    expect(work.reads, 'the answer is read').toBeGreaterThan(0);
  });
}

test('a tag that replaces its fallback is updated twice: when it asks, and when it is ready', async ({ newsroom, cdn, page, browser }) => {
  const tag = '<country-risk country="TH"><a href="https://newsroom.example/th">Thailand</a></country-risk>';
  const { updates } = await workOf(browser, page, () => newsroom.open(`<main>${tag}</main>`), '[part=row]', cdn.url(''));
  expect(updates).toBe(2);
});
