import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decodeCountryCompact } from '../../src/api/country-compact.js';
import type { CountryCompact } from '../../src/model/country.js';
import { regionCounts, searchFor } from '../../src/model/country-filter.js';
import { arranged, WHOLE_LIST, type ListView } from '../../src/model/country-list.js';
import { tierCounts } from '../../src/model/tier-counts.js';
import { BASE, closePage, HOUR, held, json, MINUTE, openPage } from '../support/network.js';

const row = (iso2: string, name: string, more: Partial<CountryCompact> = {}): CountryCompact => ({ iso2, name, ...more });

const COUNTRIES = [
  row('CI', 'Côte d’Ivoire', { score: 45, tier: 'High Risk', region: 'Africa' }),
  row('GB', 'United Kingdom', { score: 20, tier: 'Exercise Normal Caution', region: 'Europe', iso3: 'GBR' }),
  row('IS', 'Iceland', { score: 5, tier: 'Very Safe', region: 'Europe' }),
  row('ST', 'São Tomé and Príncipe', { region: 'Africa' }),
  row('LC', 'Saint Lucia', { score: 20, tier: 'Exercise Normal Caution', region: 'Latin America' }),
  row('TR', 'Türkiye', { score: 52, tier: 'Something New', region: 'Atlantis' }),
  row('AX', 'Åland', { score: 0, tier: 'very safe' }),
];

const codes = (view: Partial<ListView>, lang = 'en') =>
  arranged(COUNTRIES, { ...WHOLE_LIST, ...view }, new Intl.Collator(lang).compare).map(({ iso2 }) => iso2);

describe('the search', () => {
  it.each([
    ['cote', 'CI'],
    ["COTE D'IVOIRE", 'CI'],
    ['cote divoire', 'CI'],
    ['ivoire', 'CI'],
    ['Ivory Coast', 'CI'],
    ['UK', 'GB'],
    ['scotland', 'GB'],
    ['gbr', 'GB'],
    ['kingdom united', 'GB'],
    ['sao tome', 'ST'],
    ['principe', 'ST'],
    ['st. lucia', 'LC'],
    ['turkey', 'TR'],
    ['turkiye', 'TR'],
    ['  aland ', 'AX'],
  ])('finds by “%s”', (query, iso2) => {
    expect(codes({ search: searchFor(query) })).toEqual([iso2]);
  });

  it('finds nothing within a word, and everything by nothing', () => {
    expect(codes({ search: searchFor('kingdom of') })).toEqual([]);
    expect(codes({ search: searchFor('cia') })).toEqual([]);
    expect(codes({ search: searchFor(' -') })).toHaveLength(COUNTRIES.length);
  });

  it('takes any text', () => {
    expect(codes({ search: searchFor('[.*+?^${}()|\\') })).toHaveLength(COUNTRIES.length);
    expect(searchFor('ελλαδα 日').finds({ iso2: 'GR', name: 'Ελλάδα 日本' })).toBe(true);
  });
});

describe('the order', () => {
  it('is by name as the language has it, both ways', () => {
    expect(codes({})).toEqual(['AX', 'CI', 'IS', 'LC', 'ST', 'TR', 'GB']);
    expect(codes({}, 'sv').at(-1)).toBe('AX');
    expect(codes({ isDescending: true })).toEqual(['GB', 'TR', 'ST', 'LC', 'IS', 'CI', 'AX']);
  });

  it('is by score, equals by name, unknown last both ways', () => {
    expect(codes({ sort: 'score' })).toEqual(['AX', 'IS', 'LC', 'GB', 'CI', 'TR', 'ST']);
    expect(codes({ sort: 'score', isDescending: true })).toEqual(['TR', 'CI', 'LC', 'GB', 'IS', 'AX', 'ST']);
  });

  it('is by the place of the tier among the five, whatever the score; words of no tier are unknown', () => {
    expect(codes({ sort: 'tier' })).toEqual(['AX', 'IS', 'LC', 'GB', 'CI', 'ST', 'TR']);
    expect(codes({ sort: 'tier', isDescending: true })).toEqual(['CI', 'LC', 'GB', 'AX', 'IS', 'ST', 'TR']);
  });
});

describe('the counts', () => {
  it('are of regions, the seven first, others as sent', () => {
    expect(regionCounts(COUNTRIES)).toEqual([
      ['Europe', 2],
      ['Africa', 2],
      ['Latin America', 1],
      ['Atlantis', 1],
    ]);
  });

  it('are of tiers, the five first, then others as sent, then none', () => {
    expect(tierCounts(COUNTRIES)).toEqual([
      ['Very Safe', 2],
      ['Exercise Normal Caution', 2],
      ['Exercise Increased Caution', 0],
      ['High Risk', 1],
      ['Do Not Travel', 0],
      ['Something New', 1],
      [undefined, 1],
    ]);
  });
});

const LIST = `${BASE}/countries`;

describe('the compact tags of a page', () => {
  let page: Awaited<ReturnType<typeof openPage>>;

  beforeEach(async () => {
    page = await openPage();
    page.network.reply((url, init) => json(url === LIST ? { countries: [] } : { country: { iso2: url.slice(-2) } })(url, init));
  });

  afterEach(closePage);

  /** The requests of a page whose compact tags want these countries. */
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
  let page: Awaited<ReturnType<typeof openPage>>;

  beforeEach(async () => {
    page = await openPage();
  });

  afterEach(closePage);

  const JAPAN = { iso2: 'JP', name: 'Japan', region: 'Asia' };
  const KENYA = { iso2: 'KE', name: 'Kenya', region: 'Africa' };
  const NEPAL = { iso2: 'NP', name: 'Nepal', region: 'Southern Asia' };
  const TONGA = { iso2: 'TO', name: 'Tonga' };
  const PART = `${LIST}?region=Asia`;

  /** The countries shown for Asia, and what was asked for them. */
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

  it('are not asked for once more where nobody wants a region', async () => {
    page.network.reply(json({ countries: [NEPAL] }));
    const list = await import('../../src/api/country-list.js');
    for (const _ of [1, 2]) await list.fetchCountries(BASE, '');
    expect(page.network.requests).toHaveLength(1);
  });

  it('are asked for where the whole list divides the world in another way: it would have none of them', async () => {
    await expect(asia([NEPAL, TONGA, KENYA], [NEPAL], true)).resolves.toEqual(['NP', LIST, PART]);
  });
});

describe('a row of the list', () => {
  const badge = (json: unknown, iso2 = 'JP') => decodeCountryCompact(BASE, { json, fetchedAt: 0 }, iso2).data;

  it('has every field of the contract', () => {
    const row = { iso2: 'JP', iso3: 'JPN', name: 'Japan', region: 'Asia', risk_score: 12, risk_tier: 'Very Safe', flag: '🇯🇵' };
    const country = { iso2: 'JP', iso3: 'JPN', name: 'Japan', region: 'Asia', score: 12, tier: 'Very Safe', flag: '🇯🇵', details: [] };
    expect(badge({ count: 1, countries: [{ iso2: 'TH' }, row] })).toEqual(country);
    expect(badge({ country: row })).toEqual(country);
  });

  it('is found among rows that are none', () => {
    expect(
      badge({ countries: [null, 7, 'JP', [], {}, { name: 'No code' }, { iso2: 'JPN' }, { iso2: 7 }, { iso2: 'jp' }, { iso2: 'JP', name: 'Japan' }] }),
    ).toMatchObject({
      iso2: 'JP',
      name: 'Japan',
    });
  });

  it('is one for each code, with what its rows disagree on as sent', () => {
    const rows = [
      { iso2: 'JP', name: 'Japan', region: 'Asia', risk_score: 12, risk_tier: 'Very Safe' },
      { iso2: 'JP', name: 'Japan again', risk_score: 80, risk_tier: 'Do Not Travel' },
      { iso2: 'JP', name: 'Japan', risk_score: 12 },
    ];
    const japan = badge({ countries: rows });
    expect(japan).toMatchObject({ name: 'Japan', region: 'Asia', score: undefined, tier: undefined, unread: { tier: 'Very Safe, Do Not Travel' } });
    expect(Object.fromEntries(japan.details?.map(({ key, value }) => [key, value]) ?? [])).toMatchObject({ 'name 2': 'Japan again', risk_score: '12, 80, 12' });
  });

  it('is not in the dataset when the list does not have it', () => {
    expect(() => badge({ countries: [{ iso2: 'TH' }] })).toThrow(expect.objectContaining({ kind: 'not-found' }) as Error);
  });

  it.each([{}, { countries: null }, [], null, { country: null }, { country: { iso2: 'TH' } }])('cannot be read from %o', (answer) => {
    expect(() => badge(answer)).toThrow(expect.objectContaining({ kind: 'bad-response' }) as Error);
  });

  it('is looked for among the first four hundred, and not called absent beyond them', () => {
    const many = Array.from({ length: 399 }, () => ({ iso2: 'TH' }));
    expect(badge({ countries: [...many, { iso2: 'JP' }] })).toMatchObject({ iso2: 'JP' });
    expect(() => badge({ countries: [...many, { iso2: 'FR' }, { iso2: 'JP' }] })).toThrow(expect.objectContaining({ kind: 'bad-response' }) as Error);
  });

  it.each([
    { countries: [{ iso2: 'TH' }, {}] },
    { countries: [{ iso2: 'TH' }], count: 180 },
    { countries: [null, { code: 'TH' }] },
    { countries: [], count: 180 },
    { countries: 'none' },
  ])('is never called absent where a row could not be read: %j', (answer) => {
    expect(() => badge(answer)).toThrow(expect.objectContaining({ kind: 'bad-response' }) as Error);
  });
});
