import type * as Prerender from '../src/embed/prerender.js';
import type { Settings } from './settings.js';

/** The picture of one country: its description for the frame and the oEmbed answer, and the file. */
interface FramePicture extends Prerender.Picture {
  readonly png: Uint8Array;
}

type FramePictures = ReadonlyMap<string, FramePicture>;

export const NO_PICTURES: FramePictures = new Map();

/** Beside the page of the country. */
export const PICTURE = 'picture.png';

/** How long (ms) the API may take. */
const DEADLINE = 10_000;

/** A font that comes with the packages, for characters that the machine's own fonts lack. */
const FONTS = {
  files: ['DejaVuSans', 'DejaVuSans-Bold'].map((name) => new URL(`../node_modules/dejavu-fonts-ttf/ttf/${name}.ttf`, import.meta.url).pathname),
  family: 'DejaVu Sans',
};

interface List {
  readonly countries: readonly { readonly iso2: string }[];
}

/** The pictures of the countries in a list, as the API sent it at a moment, or only of some of them. The package has to be built: it draws them. */
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

/** The same, from the build's API. Without an API or a public address there are none, and a sentence says why. */
export async function askForPictures(settings: Settings): Promise<{ readonly pictures: FramePictures; readonly missing?: string }> {
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

/** Their files, by their paths in `dist/cdn`. */
export const pictureFiles = (pictures: FramePictures): ReadonlyMap<string, Uint8Array> =>
  new Map([...pictures].map(([iso2, { png }]) => [`frame/country-risk/${iso2}/${PICTURE}`, png]));
