import { REGIONS, type CountryCompact, type CountryList } from './country.js';
import type { Search } from './country-list.js';

/** Alternative names that readers may type: searched, never shown. */
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

const searched = new WeakMap<CountryCompact, string>();

/** The text a search runs on: after spaces, the words of a country's names (also with apostrophes as spaces) and aliases; between bars, its codes. */
function searchedText(country: CountryCompact): string {
  const { name, otherName = '', iso2, iso3 = '' } = country;
  const names = (): string => normalizeForSearch(`${name} ${otherName} ${name.replace(/['’ʼ]/g, ' ')} ${ALIASES[iso2] ?? ''}`);
  const text = searched.get(country) ?? ` ${names()}|${iso2}|${iso3}|`.toLowerCase();
  searched.set(country, text);
  return text;
}

/** A search in which every typed word must begin a word of a country's names or equal one of its codes. Without any word, all countries match. */
export function searchFor(text: string): Search {
  const typed = normalizeForSearch(text).split(' ').filter(Boolean);
  return {
    text,
    finds: (country) => {
      const own = searchedText(country);
      return typed.every((word) => own.includes(` ${word}`) || own.includes(`|${word}|`));
    },
  };
}

/** The regions of a list with their counts: the contract's seven in their order, then any others as sent. */
export function regionCounts(countries: CountryList): readonly (readonly [region: string, count: number])[] {
  const regions = new Set([...REGIONS, ...countries.flatMap(({ region }) => region || [])]);
  return [...regions].map((region) => [region, countries.filter((one) => one.region === region).length] as const).filter(([, count]) => count > 0);
}
