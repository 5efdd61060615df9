import type { Detail } from './answer.js';
import type { CountryProfile } from './country-profile.js';

/** The six breakdown categories of contract section 2.2. */
export const RISK_CATEGORIES = ['crime', 'terrorism', 'natural-disasters', 'health', 'civil-unrest', 'infrastructure'] as const;
/** The seven regions of contract section 2.1. */
export const REGIONS = ['Europe', 'Asia', 'Middle East', 'Africa', 'Latin America', 'North America', 'Oceania'] as const;

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
