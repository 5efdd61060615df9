import { REGIONS, type CountryCompact, type CountryList } from './country.js';
import type { Search } from './country-list.js';

/** Other names readers type; they are searched and never shown. */
const ALIASES: Readonly<Record<string, string>> = {
  AE: 'UAE Emirates',
  BA: 'Bosnia Herzegovina',
  BY: 'Belorussia',
  CD: 'DRC DR Congo Kinshasa Zaire',
  CG: 'Congo Brazzaville',
  CI: 'Ivory Coast',
  CN: 'PRC Mainland',
  CV: 'Cape Verde',
  CZ: 'Czech Republic',
  GB: 'UK Great Britain England Scotland Wales Northern Ireland',
  IE: 'Eire',
  KP: 'DPRK',
  KR: 'ROK Korea Republic',
  LK: 'Ceylon',
  MK: 'Macedonia',
  MM: 'Burma',
  NL: 'Holland',
  PS: 'Palestinian Territories West Bank Gaza',
  RU: 'Russian Federation',
  SZ: 'Swaziland',
  TL: 'East Timor',
  TR: 'Turkey',
  US: 'USA America',
  VA: 'Vatican Holy See',
  VN: 'Viet Nam',
};

/** Text without what readers tend not to type: accents, capitals, apostrophes, punctuation. */
const normalizeForSearch = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’ʼ]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\bst\b/g, 'saint')
    .trim();

const searched = new WeakMap<CountryCompact, readonly string[]>();

/** The words a country is found by: those of its name, also with its apostrophes read as spaces, and those of its other names. */
function wordsOf(country: CountryCompact): readonly string[] {
  const { name, otherName = '', iso2 } = country;
  const words = searched.get(country) ?? normalizeForSearch(`${name} ${otherName} ${name.replace(/['’ʼ]/g, ' ')} ${ALIASES[iso2] ?? ''}`).split(' ');
  searched.set(country, words);
  return words;
}

/** True if every word typed is the beginning of a word in the country's names, or one of its codes. */
function isFound(country: CountryCompact, typed: readonly string[]): boolean {
  const codes = [country.iso2, country.iso3].map((code) => code?.toLowerCase());
  return typed.every((word) => codes.includes(word) || wordsOf(country).some((own) => own.startsWith(word)));
}

/** The countries that a text means: all of them if it has no word. */
export function searchFor(text: string): Search {
  const typed = normalizeForSearch(text).split(' ').filter(Boolean);
  return { text, finds: (country) => isFound(country, typed) };
}

/** The regions of a list with their counts: the contract's seven in their order, then any others as sent. */
export function regionCounts(countries: CountryList): readonly (readonly [region: string, count: number])[] {
  const counts = new Map<string, number>(REGIONS.map((region) => [region, 0]));
  for (const { region } of countries) if (region) counts.set(region, (counts.get(region) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 0);
}
