import { describe, expect, it, vi } from 'vitest';
import { BASE, held, HOUR, json, MINUTE, openPageBeforeEach, pageBeforeEach, type Page } from '../support/network.js';

const LIST = `${BASE}/countries`;

describe('the compact tags of a page', () => {
  let page: Page;

  openPageBeforeEach((opened) => {
    page = opened;
    page.network.reply((url, init) => json(url === LIST ? { countries: [] } : { country: { iso2: url.slice(-2) } })(url, init));
  });

  /** The requests of a page with compact tags for these countries. */
  async function requestsFor(...codes: readonly string[]): Promise<readonly string[]> {
    for (const code of codes) page.pageState.compactCountries.set({}, code);
    const before = page.network.requests.length;
    await Promise.all(codes.map((code) => page.countryCompact.fetchCountry(BASE, code, true)));
    return page.network.requests.slice(before).map(({ url }) => url);
  }

  it.each([
    [['JP'], [`${LIST}/JP`]],
    [
      ['JP', 'TH'],
      [`${LIST}/JP`, `${LIST}/TH`],
    ],
    [['JP', 'TH', 'FR'], [LIST]],
    [['JP', 'TH', 'FR', 'KE', 'IS'], [LIST]],
    [['JP', 'JP', 'JP', 'JP'], [`${LIST}/JP`]],
    [
      ['JP', 'TH', 'JP', 'TH'],
      [`${LIST}/JP`, `${LIST}/TH`],
    ],
  ])('that want %o ask %o', async (codes, urls) => {
    await expect(requestsFor(...codes)).resolves.toEqual(urls);
  });

  it('are all served by a fresh list', async () => {
    await requestsFor('JP', 'TH', 'FR');
    page.pageState.compactCountries.clear();
    await expect(requestsFor('IS')).resolves.toEqual([]);
    await vi.advanceTimersByTimeAsync(HOUR);
    page.pageState.compactCountries.clear();
    await expect(requestsFor('IS')).resolves.toEqual([`${LIST}/IS`]);
  });

  it('ask nothing that a fresh answer of their own says', async () => {
    await requestsFor('JP');
    await expect(requestsFor('JP', 'TH', 'FR')).resolves.toEqual([LIST]);
    await vi.advanceTimersByTimeAsync(14 * MINUTE);
    await expect(requestsFor('JP', 'TH', 'FR')).resolves.toEqual([]);
  });

  it('are not what a card counts by', async () => {
    await requestsFor('JP', 'TH', 'FR');
    await page.countryCompact.fetchCountry(BASE, 'JP', false);
    expect(page.network.requests.map(({ url }) => url)).toEqual([LIST, `${LIST}/JP`]);
  });

  it('share the list while it is under way', async () => {
    const { reply, release } = held(json({ countries: [] }));
    page.network.reply(reply);
    const urls = requestsFor('JP', 'TH', 'FR');
    release();
    await expect(urls).resolves.toEqual([LIST]);
  });
});

describe('the countries of a region', () => {
  const page = pageBeforeEach();

  const JAPAN = { iso2: 'JP', name: 'Japan', region: 'Asia' };
  const KENYA = { iso2: 'KE', name: 'Kenya', region: 'Africa' };
  const NEPAL = { iso2: 'NP', name: 'Nepal', region: 'Southern Asia' };
  const TONGA = { iso2: 'TO', name: 'Tonga' };
  const PART = `${LIST}?region=Asia`;

  /** The countries shown for Asia, and then the addresses requested for them. */
  async function asia(whole: readonly object[], part: readonly object[], isWholeFresh = false): Promise<readonly string[]> {
    page.network.reply((url, init) => json({ countries: url === LIST ? whole : part })(url, init));
    const list = await import('../../src/api/country-list.js');
    if (isWholeFresh) await list.fetchCountries(BASE, '');
    const { data } = await list.fetchCountries(BASE, 'Asia');
    return [...data.map(({ iso2 }) => iso2), ...page.network.requests.map(({ url }) => url)];
  }

  it('are those the server sends, though it divides the world in its own way or does not say how', async () => {
    await expect(asia([], [NEPAL, JAPAN, TONGA])).resolves.toEqual(['JP', 'NP', 'TO', PART]);
  });

  it('are not those of another of the contract’s regions, even where the server ignores which one was asked for', async () => {
    await expect(asia([], [JAPAN, KENYA])).resolves.toEqual(['JP', PART]);
  });

  it('are found in the whole list only by the contract’s own name for it', async () => {
    await expect(asia([JAPAN, KENYA, { ...NEPAL, region: 'ASIA' }], [], true)).resolves.toEqual(['JP', 'NP', LIST]);
  });

  it.each([NEPAL, { ...NEPAL, region: undefined }, { ...NEPAL, region: '' }])(
    'are asked for where even one row of the whole list does not name a region of the contract: %j',
    async (nepal) => {
      await expect(asia([JAPAN, nepal, KENYA], [JAPAN, nepal], true)).resolves.toEqual(['JP', 'NP', LIST, PART]);
    },
  );

  it('are only those that name it where the server ignores which one was asked for: the others may be anywhere', async () => {
    await expect(asia([], [JAPAN, NEPAL, KENYA])).resolves.toEqual(['JP', PART]);
  });

  it('are not requested again if no tag has a region', async () => {
    page.network.reply(json({ countries: [NEPAL] }));
    const list = await import('../../src/api/country-list.js');
    for (const _ of [1, 2]) await list.fetchCountries(BASE, '');
    expect(page.network.requests).toHaveLength(1);
  });

  it('are asked for where the whole list divides the world in another way: it would have none of them', async () => {
    await expect(asia([NEPAL, TONGA, KENYA], [NEPAL], true)).resolves.toEqual(['NP', LIST, PART]);
  });
});
