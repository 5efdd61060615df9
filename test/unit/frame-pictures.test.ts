import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../demo/api/server.js';
import { fetchPictures, picturesOf } from '../../build/pictures.js';
import { readSettings } from '../../build/settings.js';
import { NOW, now } from '../support/now.js';
import { pngSize } from '../support/png.js';

const BASE = { VITE_PUBLIC_BASE: 'https://cdn.example/v0/' };

describe('the pictures that a build makes for shared links', () => {
  let api: Awaited<ReturnType<typeof startApi>>;

  beforeAll(async () => {
    api = await startApi({ port: 0, now });
  });

  afterAll(() => api.close());

  const listOf = async (...codes: readonly string[]): Promise<string> => {
    const list = (await (await fetch(`${api.url}/api/v1/countries`)).json()) as { countries: { iso2: string }[] };
    return JSON.stringify({ ...list, count: codes.length, countries: list.countries.filter(({ iso2 }) => codes.includes(iso2)) });
  };

  it('are drawn from the list of countries, each with its place among the others', async () => {
    const settings = readSettings({ ...BASE, VITE_API_BASE: api.url, VITE_LANG: 'ar' });
    const pictures = await picturesOf(await listOf('JP', 'KE', 'TH'), settings, new Date(NOW).toISOString());
    expect([...pictures.keys()].toSorted()).toEqual(['JP', 'KE', 'TH']);
    const { png, title, alternative, svg } = pictures.get('KE') ?? {};
    expect(pngSize(png ?? new Uint8Array())).toEqual([1200, 675]);
    expect(title).toContain('كينيا');
    expect(alternative).toContain('CC BY 4.0');
    expect(svg).toContain('xml:lang="ar');
  });

  it.each([
    [{}, 'set VITE_API_BASE and VITE_PUBLIC_BASE.'],
    [BASE, 'set VITE_API_BASE and VITE_PUBLIC_BASE.'],
    [{ ...BASE, VITE_API_BASE: 'http://127.0.0.1:9' }, 'http://127.0.0.1:9/api/v1/countries gives no list'],
  ])('are left out with a sentence: %j', async (env, sentence) => {
    const { pictures, missing } = await fetchPictures(readSettings(env));
    expect(pictures.size).toBe(0);
    expect(missing).toContain(sentence);
  });

  it('are left out where the API has no list', async () => {
    const { missing } = await fetchPictures(readSettings({ ...BASE, VITE_API_BASE: `${api.url}/nowhere` }));
    expect(missing).toContain('/nowhere/api/v1/countries answers with 404.');
  });
});
