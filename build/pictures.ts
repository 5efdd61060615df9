import type * as Prerender from '../src/embed/prerender.js';
import type { Settings } from './settings.js';

/** The picture of a country: metadata for the frame and the oEmbed answer, and the PNG. */
interface FramePicture extends Prerender.Picture {
  readonly png: Uint8Array;
}

type FramePictures = ReadonlyMap<string, FramePicture>;

export const NO_PICTURES: FramePictures = new Map();

/** File name, in the folder of the country's page. */
export const PICTURE = 'picture.png';

/** API timeout in ms. */
const DEADLINE = 10_000;

/** A bundled font for characters that the system's fonts lack. */
const FONTS = {
  files: ['DejaVuSans', 'DejaVuSans-Bold'].map((name) => new URL(`../node_modules/dejavu-fonts-ttf/ttf/${name}.ttf`, import.meta.url).pathname),
  family: 'DejaVu Sans',
};

interface List {
  readonly countries: readonly { readonly iso2: string }[];
}

/** Draws the pictures of all countries in a list response, or of `only` some. Needs a built package. */
export async function picturesOf(list: string, settings: Settings, asOf: string, only?: readonly string[]): Promise<FramePictures> {
  const { picture, png } = (await import(new URL('../dist/prerender.js', import.meta.url).href)) as typeof Prerender;
  const { apiBase, publisherName, publisherUrl, lang } = settings;
  const { countries, ...envelope } = JSON.parse(list) as List;
  const pictures = new Map<string, FramePicture>();
  for (const country of countries.filter(({ iso2 }) => only?.includes(iso2) ?? true)) {
    const attributes = { country: country.iso2, lang, 'api-base': apiBase, 'publisher-name': publisherName, 'publisher-url': publisherUrl };
    const drawn = await picture('country-risk', attributes, { ...envelope, country }, { asOf, countries: list });
    pictures.set(country.iso2, { ...drawn, png: await png(drawn, FONTS) });
  }
  return pictures;
}

/** Draws the pictures with data from the build's API; without an API or a public base, `missing` explains why there are none. */
export async function fetchPictures(settings: Settings): Promise<{ readonly pictures: FramePictures; readonly missing?: string }> {
  const { apiBase, publicBase } = settings;
  const none = (reason: string) => ({ pictures: NO_PICTURES, missing: `frame/ has no pictures for shared links, ${reason}` });
  if (!apiBase || !publicBase) return none('because they show data at an absolute address: set VITE_API_BASE and VITE_PUBLIC_BASE.');
  try {
    const response = await fetch(`${apiBase}/countries`, { signal: AbortSignal.timeout(DEADLINE) });
    if (!response.ok) return none(`because ${apiBase}/countries answers with ${response.status}.`);
    return { pictures: await picturesOf(await response.text(), settings, new Date().toISOString()) };
  } catch (error) {
    return none(`because ${apiBase}/countries gives no list: ${(error as Error).message}`);
  }
}

/** The pictures' files, by path in `dist/cdn`. */
export const pictureFiles = (pictures: FramePictures): ReadonlyMap<string, Uint8Array> =>
  new Map([...pictures].map(([iso2, { png }]) => [`frame/country-risk/${iso2}/${PICTURE}`, png]));
