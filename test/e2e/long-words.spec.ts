import { expect, expectState, overflow, test } from '../support/newsroom.js';

const WORD = 'W'.repeat(400);

/** Fields without which nothing would be shown. */
const UNCHANGED_FIELDS = new Set(['iso2', 'occurred_at', 'risk_score', 'region']);

/** A response with a long word in every text, and unknown keys of every kind beside the known ones. */
function widened(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return UNCHANGED_FIELDS.has(name) ? value : WORD;
  if (Array.isArray(value)) return value.slice(0, 3).map((item) => widened(item));
  if (typeof value !== 'object' || value === null) return value;
  const known = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, widened(inner, key)]));
  return { ...known, [WORD]: 'text', another: WORD, further: { [WORD]: [WORD, { name: WORD, [WORD]: WORD }] } };
}

const COUNTRY = ['/countries/JP'];

const TAGS: readonly (readonly [tag: string, attributes: string, paths: readonly string[]])[] = [
  ['country-risk', 'country="JP" variant="inline"', COUNTRY],
  ['country-risk', 'country="JP" variant="badge"', COUNTRY],
  ['country-risk', 'country="JP" published="2026-01-01" published-score="3" published-tier="High Risk"', COUNTRY],
  ['country-risk', 'country="JP" variant="full"', COUNTRY],
  ['country-compare', 'countries="JP TH"', [...COUNTRY, '/countries/TH']],
  ['risk-table', '', ['/countries']],
  ['incident-map', 'country="KE"', ['/incidents/recent?country=KE']],
  ['risk-methodology', '', ['/methodology']],
];

test('a long word in any field or key, or in what an editor writes, widens the page of no phone and no desk', async ({ newsroom, api, page }) => {
  const answer = async (path: string): Promise<string> => JSON.stringify(widened(await (await fetch(`${api.url}/api/v1${path}`)).json()));
  const place = async ([tag, attributes, paths]: (typeof TAGS)[number]): Promise<string> => {
    const answers = await Promise.all(paths.map(answer));
    const scripts = answers.map((json) => `<script type="application/json">${json}</script>`).join('');
    return `<${tag} ${attributes} headline="${WORD}" publisher-name="${WORD}" loading="eager" frozen="2026-05-20">${scripts}</${tag}>`;
  };
  await newsroom.open((await Promise.all(TAGS.map(place))).join('<p></p>'));
  for (const tag of await page.locator('body > [frozen]').all()) await expectState(tag, 'ready');
  await page.evaluate(() => {
    for (const { shadowRoot } of document.querySelectorAll('[frozen]')) {
      for (const details of shadowRoot?.querySelectorAll('details') ?? []) details.open = true;
      shadowRoot?.querySelector<HTMLElement>('[part=item] button')?.click();
    }
  });
  for (const width of [200, 320, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await overflow(page)]).toEqual([width, { page: 0, tags: [] }]);
  }
});
