import { LIMITS } from '../support/limits.js';
import { expect, test } from '../support/newsroom.js';
import { workOf } from '../support/work.js';

/** A page with each kind of tag, by its name in test/bench/limits.json, and what a reader sees of it first. */
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
  'risk-map': ['<risk-map></risk-map>', '.target:not([hidden])'],
} as const;

for (const [name, [tag, selector]] of Object.entries(PAGES)) {
  test(`${name}: files, updates, reads, nodes and forced layouts until it is painted`, async ({ newsroom, cdn, page, browser }) => {
    const work = await workOf(browser, page, () => newsroom.open(`<main>${tag}</main>`), selector, cdn.url(''));
    for (const [what, count] of Object.entries(work)) {
      expect(count, what).toBeLessThanOrEqual(LIMITS[name]?.[what as keyof typeof work] ?? 0);
    }
    expect(work.reads, 'the answer is read').toBeGreaterThan(0);
  });
}

test('a tag that replaces its fallback is updated twice: when it asks, and when it is ready', async ({ newsroom, cdn, page, browser }) => {
  const tag = '<country-risk country="TH"><a href="https://newsroom.example/th">Thailand</a></country-risk>';
  const { updates } = await workOf(browser, page, () => newsroom.open(`<main>${tag}</main>`), '[part=row]', cdn.url(''));
  expect(updates).toBe(2);
});
