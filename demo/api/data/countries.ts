import { regions, type CountryCompact, type CountryFull, type Region } from '../contract.js';
import { advisories } from './advisories.js';
import { quickFacts } from './facts.js';
import { namesByRegion, otherNames } from './names.js';
import { breakdown, peaceIndex, score, tierLabel } from './ratings.js';
import { drugLaw, lgbtq, womensSafety } from './sensitive.js';

interface Named {
  readonly iso2: string;
  readonly iso3: string;
  readonly level: number;
  readonly name: string;
  readonly region: Region;
}

const named = regions.flatMap((region) => readNames(region, namesByRegion[region]));
const ranks = peaceIndex(new Map(named.map(({ iso2, level }) => [iso2, score(iso2, level)])));
const byName = new Intl.Collator('en');

/** All 180 countries with every field, alphabetical by name. */
export const countries: readonly CountryFull[] = named.map(fullCountry).toSorted((a, b) => byName.compare(a.name, b.name));

const byCode = new Map(countries.map((country) => [country.iso2, country]));

const codes = new Map([...countries.map(({ name, iso2 }) => [plain(name), iso2] as const), ...Object.entries(otherNames)]);

export function countryByCode(iso2: string): CountryFull | undefined {
  return byCode.get(iso2);
}

/** The code of a country given by alpha-2 code or English name, in any case, with or without accents. */
export function codeOf(codeOrName: string): string | undefined {
  const code = codeOrName.trim().toUpperCase();
  return byCode.has(code) ? code : codes.get(plain(codeOrName));
}

/** The fields of a row of the country list. */
export function compact(country: CountryFull): CountryCompact {
  const { iso2, iso3, name, region, risk_score, risk_tier, flag } = country;
  return { iso2, iso3, name, region, risk_score, risk_tier, flag };
}

function readNames(region: Region, table: string): Named[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [iso2 = '', iso3 = '', level = '', ...name] = line.trim().split(' ');
      return { iso2, iso3, level: Number(level), name: name.join(' '), region };
    });
}

function fullCountry({ iso2, iso3, level, name, region }: Named): CountryFull {
  const rank = ranks.get(iso2);
  const same = lgbtq(iso2);
  return {
    iso2,
    iso3,
    name,
    region,
    risk_score: score(iso2, level),
    risk_tier: tierLabel(level),
    flag: flag(iso2),
    summary: `Sample text for ${name}. The ratings shown are made up for demonstration; always check your government's advice.`,
    breakdown: breakdown(iso2, level),
    advisories: advisories(iso2, name, level),
    drug_law: drugLaw(iso2, level),
    ...(same && { lgbtq: same }),
    womens_safety: womensSafety(level),
    ...(rank && { peace_index: rank }),
    quick_facts: quickFacts(iso2),
  };
}

function flag(iso2: string): string {
  return [...iso2].map((letter) => String.fromCodePoint(0x1f1e6 + letter.charCodeAt(0) - 65)).join('');
}

function plain(name: string): string {
  return name
    .trim()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();
}
