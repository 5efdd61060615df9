import type { Detail } from './answer.js';
import type { CountryProfile } from './country-profile.js';

/**
 * An upper-case ISO 3166-1 alpha-2 code; `undefined` for any other text, including UK, which is not rewritten to GB.
 * Checked before upper-casing, because some letters outside ASCII become ASCII when upper-cased.
 */
export const countryCode = (text: string): string | undefined =>
  text
    .trim()
    .match(/^(?!uk)[a-z]{2}$/i)?.[0]
    .toUpperCase();

/** The contract's five tier labels (section 2.1), safest first. */
export const TIERS = ['Very Safe', 'Exercise Normal Caution', 'Exercise Increased Caution', 'High Risk', 'Do Not Travel'] as const;

/** 1 to 5 for a label of the contract, `undefined` for any other: a tier is never derived from a score. */
export function tierLevel(label: string | undefined): number | undefined {
  const place = TIERS.findIndex((tier) => tier.toLowerCase() === label?.trim().toLowerCase());
  return place < 0 ? undefined : place + 1;
}

/** The six breakdown categories of contract section 2.2. */
export const RISK_CATEGORIES = ['crime', 'terrorism', 'natural-disasters', 'health', 'civil-unrest', 'infrastructure'] as const;
/** The seven regions of contract section 2.1. */
export const REGIONS = ['Europe', 'Asia', 'Middle East', 'Africa', 'Latin America', 'North America', 'Oceania'] as const;

/** What a card or a profile can show, by the names an editor writes in `sections`, in their usual order. */
export const SECTIONS = ['summary', 'breakdown', 'advisories', 'drug-law', 'lgbtq', 'womens-safety', 'peace-index', 'quick-facts', 'methodology'] as const;

export type Section = (typeof SECTIONS)[number];

/** One row of the country list (contract section 2.1). */
export interface CountryCompact {
  readonly iso2: string;
  readonly iso3?: string | undefined;
  readonly name: string;
  /** Another name that a search finds it by. */
  readonly otherName?: string | undefined;
  readonly region?: string | undefined;
  /** Integer 0 to 100, lower is safer. */
  readonly score?: number | undefined;
  /** As sent; see `tierLevel`. */
  readonly tier?: string | undefined;
  readonly flag?: string | undefined;
}

/** A rating of one category, 1 (low) to 5 (extreme). `category` is one of `RISK_CATEGORIES` or as sent. */
export interface Rating {
  readonly category: string;
  readonly score?: number | undefined;
  readonly label?: string | undefined;
  readonly notes?: string | undefined;
}

/** One government's advice, in its own words. `government` is `uk`, `us` or the key as sent. */
export interface Advisory {
  readonly government: string;
  readonly level?: string | undefined;
  readonly text?: string | undefined;
  readonly source?: string | undefined;
  readonly url?: string | undefined;
  /** Epoch milliseconds. */
  readonly updated?: number | undefined;
  readonly details: readonly Detail[];
}

/** Everything known of a country (contract section 2.2). Absent means the publisher sent nothing usable. */
export interface Country extends CountryCompact, CountryProfile {
  readonly summary?: string | undefined;
  readonly breakdown: readonly Rating[];
  readonly advisories: readonly Advisory[];
}

/** The rows of the country list; the credit is beside them, in the `Answer`. */
export type CountryList = readonly CountryCompact[];

/** The one of `REGIONS` that the text names, in any case. */
export const regionName = (text: string): string | undefined => REGIONS.find((region) => region.toLowerCase() === text.trim().toLowerCase());

const OWN_GOVERNMENT: Readonly<Record<string, string>> = { uk: 'GB', us: 'US' };

/** False where a government issues no advice because the country is its own. */
export const isAdvised = (government: string, iso2: string): boolean => OWN_GOVERNMENT[government] !== iso2;

/** The levels of the UK and US advice, given only if they differ; `undefined` for advice without a level. */
export interface AdviceLevels {
  readonly uk: number | undefined;
  readonly us: number | undefined;
}

/**
 * `undefined` if one government gives no advice at all, if both levels are the same number, or if one of them is in words.
 * The two scales are different, and only the US one is a government's own, so neither number may be read on the other's scale.
 */
export function differingLevels(advisories: readonly Advisory[]): AdviceLevels | undefined {
  const [uk, us] = ['uk', 'us'].map((government) => advisories.find((one) => one.government === government));
  if (!uk || !us || uk.level === us.level || ![uk, us].every(({ level }) => /^[1-9]?$/.test(level ?? ''))) return undefined;
  const numberOf = ({ level }: Advisory): number | undefined => (level ? Number(level) : undefined);
  return { uk: numberOf(uk), us: numberOf(us) };
}
