import { readFileSync } from 'node:fs';
import { LANGUAGES } from '../../demo/languages.js';
import { expect, test } from '../support/newsroom.js';
import { prerendered } from '../support/prerendered.js';

// Playwright's Firefox runs scripts all the same.
test.use({ javaScriptEnabled: false });

const AS_OF = { asOf: '2026-05-20T09:30:00Z' };

const BASE_LANGUAGES = ['en', ...LANGUAGES].filter((lang) => !lang.includes('-'));

/** The card's note on the direction of scores, in a language. */
const directionIn = (lang: string): string =>
  (JSON.parse(readFileSync(`src/words/${lang}.json`, 'utf8')) as { readonly country: { readonly direction: string } }).country.direction;

test('a note of the desk is a paragraph where its map is not', async ({ newsroom, page }) => {
  await newsroom.open(
    '<incident-map country="KE"><a href="/kenya">Kenya</a><p slot="annotation" data-at="-1.29 36.82">Protests since Monday</p></incident-map>',
  );
  await expect(page.getByText('Protests since Monday')).toBeVisible();
});

test('a card reads in every language, with its date and its credit, and sends no request', async ({ newsroom, api, page }) => {
  const cards = await Promise.all(BASE_LANGUAGES.map((lang) => prerendered(api.url, ['country-risk', { country: 'JP', lang }, '/countries/JP'], AS_OF)));
  const list = await prerendered(api.url, ['incident-list', { country: 'KE' }, '/incidents/recent?country=KE'], AS_OF);
  const table = await prerendered(api.url, ['risk-table', {}, '/countries'], AS_OF);
  await newsroom.open(cards.join('') + list + table);
  for (const lang of BASE_LANGUAGES) {
    const card = page.locator(`country-risk[lang=${lang}]`);
    await expect(card).toContainText(directionIn(lang));
    await expect(card.locator('[part=credit]')).toContainText(/CC BY 4\.0.*2026/);
    await expect(card.locator('[part=credit] a').last()).toBeVisible();
  }
  await expect(page.locator('incident-list [part=item]').first()).toBeVisible();
  // Whatever needs a script is hidden.
  for (const card of await page.locator('country-risk').all()) await expect(card.locator('[part=save]')).toBeHidden();
  await expect(page.locator('incident-list .above')).toBeHidden();
  await expect(page.locator('risk-table .skip')).toBeHidden();
  expect(newsroom.requests.filter((url) => !url.endsWith('embed.js'))).toEqual([]);
});
