import { plainWord } from './text.js';

export interface Range {
  readonly least: number;
  readonly most: number;
}

/** What an attribute accepts, besides being empty: one of several words, a list of them, or a whole number. */
export type Accepts = readonly string[] | { readonly list: readonly string[] } | Range;

/** An invalid attribute with its text. Of a snapshot, the text is empty if there is none. */
export interface InvalidAttribute {
  readonly attribute: string;
  readonly value: string;
  /** The accepted values, from which the error message is made; without them, `words` has a message for this attribute. */
  readonly accepts?: Accepts;
}

/** The type of a property that accepts one of several words, or none. */
export type Word<Words extends readonly string[]> = '' | Words[number];

export const THEMES = ['auto', 'light', 'dark'] as const;
export const PALETTES = ['sequential', 'diverging'] as const;
export const FLAGS = ['none'] as const;
export const LOADINGS = ['lazy', 'eager'] as const;
export const TITLE_STYLES = ['plain'] as const;
export const HEADING_LEVELS = ['0', '1', '2', '3', '4', '5', '6'] as const;
export const VARIANTS = ['inline', 'badge', 'card', 'full'] as const;
export const SCALES = ['plain'] as const;
export const SORTS = ['name', 'score', '-score'] as const;
export const MIN_SEVERITIES = ['1', '2', '3', '4', '5'] as const;

/** Up to a year. */
export const HOURS: Range = { least: 1, most: 8760 };
/** The most incidents in one answer (contract section 4.4), and the most rows of a table. */
export const LIMIT: Range = { least: 1, most: 200 };
export const SCORE: Range = { least: 0, most: 100 };

/** Splits a list attribute, such as incident ids, at spaces and commas. */
export const splitList = (text: string): readonly string[] => text.split(/[\s,]+/).filter(Boolean);

const entriesOf = (text: string, accepts: Accepts): readonly string[] => ('list' in accepts ? splitList(text) : text.trim() ? [text.trim()] : []);

export const isInRange = (entry: string, { least, most }: Range): boolean => /^\d{1,6}$/.test(entry) && Number(entry) >= least && Number(entry) <= most;

/** An entry in our spelling; `undefined` if it is not accepted. */
function accepted(entry: string, accepts: Accepts): string | undefined {
  if ('most' in accepts) return isInRange(entry, accepts) ? entry : undefined;
  const words = 'list' in accepts ? accepts.list : accepts;
  return words.find((word) => plainWord(word) === plainWord(entry));
}

/** An attribute's text with accepted words in our spelling; other entries are kept as written. */
export const respelled = (text: string, accepts: Accepts): string =>
  entriesOf(text, accepts)
    .map((entry) => accepted(entry, accepts) ?? entry)
    .join(' ');

/** The entries of an attribute's text that are not accepted. */
export const unsupported = (attribute: string, text: string, accepts: Accepts): readonly InvalidAttribute[] =>
  entriesOf(text, accepts)
    .filter((entry) => accepted(entry, accepts) === undefined)
    .map((value) => ({ attribute, value, accepts }));

/** Defaults that a page sets once for all its tags, on the loader's script tag (`data-…`) or with `configure()`. */
export interface Settings {
  /** The address of the API; `api-base` on a tag overrides it. */
  apiBase?: string | undefined;
  lang?: string | undefined;
  theme?: string | undefined;
  publisherName?: string | undefined;
  publisherUrl?: string | undefined;
  tileUrl?: string | undefined;
  tileAttribution?: string | undefined;
  /** `click`: raster tiles wait for the reader's click. */
  consent?: string | undefined;
  /** Origins, separated by spaces, that a tag's `api-base` may name; empty means none, and without it a tag may name any. */
  allowedApiOrigins?: string | undefined;
  /** Incident ids, separated by spaces or commas, that no tag on the page shows. */
  exclude?: string | undefined;
}

/** The API that `embed.js` exposes as `window.TravelSafety`, unless the page already uses that name. */
export interface Loader {
  readonly version: string;
  /** Finds our tags in a node (by default the document) and loads their code. Only needed for shadow roots. */
  scan(root?: Node | null): void;
  configure(settings: Settings): void;
}

declare global {
  interface Window {
    TravelSafety?: Loader;
  }
}
