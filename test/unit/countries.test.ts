import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decodeBadge } from '../../src/api/country-badge.js';
import { BASE, closePage, HOUR, held, json, MINUTE, openPage } from '../support/network.js';

const LIST = `${BASE}/countries`;

describe('the compact tags of a page', () => {
  let page: Awaited<ReturnType<typeof openPage>>;

  beforeEach(async () => {
    page = await openPage();
    page.network.reply((url, init) => json(url === LIST ? { countries: [] } : { country: {} })(url, init));
  });

  afterEach(closePage);

  /** The questions of a page whose compact tags want these countries. */
  async function asked(...codes: readonly string[]): Promise<readonly string[]> {
    for (const code of codes) page.table.compact.set({}, code);
    const before = page.network.asked.length;
    await Promise.all(codes.map((code) => page.countries.learnCountry(BASE, code, true)));
    return page.network.asked.slice(before).map(({ url }) => url);
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
    await expect(asked(...codes)).resolves.toEqual(urls);
  });

  it('are all served by a fresh list', async () => {
    await asked('JP', 'TH', 'FR');
    page.table.compact.clear();
    await expect(asked('IS')).resolves.toEqual([]);
    await vi.advanceTimersByTimeAsync(HOUR);
    page.table.compact.clear();
    await expect(asked('IS')).resolves.toEqual([`${LIST}/IS`]);
  });

  it('ask nothing that a fresh answer of their own says', async () => {
    await asked('JP');
    await expect(asked('JP', 'TH', 'FR')).resolves.toEqual([LIST]);
    await vi.advanceTimersByTimeAsync(14 * MINUTE);
    await expect(asked('JP', 'TH', 'FR')).resolves.toEqual([]);
  });

  it('are not what a card counts by', async () => {
    await asked('JP', 'TH', 'FR');
    await page.countries.learnCountry(BASE, 'JP', false);
    expect(page.network.asked.map(({ url }) => url)).toEqual([LIST, `${LIST}/JP`]);
  });

  it('share the list while it is under way', async () => {
    const { reply, release } = held(json({ countries: [] }));
    page.network.reply(reply);
    const questions = asked('JP', 'TH', 'FR');
    release();
    await expect(questions).resolves.toEqual([LIST]);
  });
});

describe('a row of the list', () => {
  const badge = (json: unknown, iso2 = 'JP') => decodeBadge(BASE, { json, fetchedAt: 0 }, iso2).data;

  it('has every field of the contract', () => {
    const row = { iso2: 'JP', iso3: 'JPN', name: 'Japan', region: 'Asia', risk_score: 12, risk_tier: 'Very Safe', flag: '🇯🇵' };
    const known = { iso2: 'JP', iso3: 'JPN', name: 'Japan', region: 'Asia', score: 12, tier: 'Very Safe', flag: '🇯🇵' };
    expect(badge({ count: 1, countries: [{ iso2: 'TH' }, row] })).toEqual(known);
    expect(badge({ country: row })).toEqual(known);
  });

  it('is found among rows that are none', () => {
    expect(badge({ countries: [null, 7, 'JP', [], {}, { name: 'No code' }, { iso2: 'JPN' }, { iso2: 7 }, { iso2: 'jp', name: 'Japan' }] })).toMatchObject({
      iso2: 'JP',
      name: 'Japan',
    });
  });

  it('is the first of its code', () => {
    const rows = [
      { iso2: 'JP', name: 'Japan' },
      { iso2: 'JP', name: 'Japan again' },
    ];
    expect(badge({ countries: rows })).toMatchObject({ name: 'Japan' });
  });

  it('is not in the dataset when the list does not have it', () => {
    expect(() => badge({ countries: [{ iso2: 'TH' }] })).toThrow(expect.objectContaining({ kind: 'not-found' }) as Error);
  });

  it.each([{}, { countries: null }, [], null, { country: null }, { country: { iso2: 'TH' } }])('cannot be read from %o', (answer) => {
    expect(() => badge(answer)).toThrow(expect.objectContaining({ kind: 'bad-response' }) as Error);
  });

  it('is looked for among four hundred rows at most', () => {
    const many = Array.from({ length: 10_000 }, () => ({ iso2: 'TH' }));
    expect(() => badge({ countries: [...many, { iso2: 'JP' }] })).toThrow(expect.objectContaining({ kind: 'not-found' }) as Error);
  });
});
