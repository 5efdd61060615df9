import type { Detail } from './answer.js';
import { indexOfWord } from './text.js';

/**
 * An upper-case ISO 3166-1 alpha-2 code; `undefined` for any other text, including UK, which is not rewritten to GB.
 * Checked before upper-casing, because some letters outside ASCII become ASCII when upper-cased.
 */
export const countryCode = (text: string): string | undefined =>
  text
    .trim()
    .match(/^(?!uk)[a-z]{2}$/i)?.[0]
    .toUpperCase();

/** Splits a list of codes at spaces, commas and semicolons. */
export const codeEntries = (text: string): readonly string[] => text.split(/[\s,;]+/).filter(Boolean);

/** The contract's five tier labels (section 2.1), safest first. */
export const TIERS = ['Very Safe', 'Exercise Normal Caution', 'Exercise Increased Caution', 'High Risk', 'Do Not Travel'] as const;

/** 1 to 5 for a label of the contract, `undefined` for any other: a tier is never derived from a score. */
export function tierLevel(label: string | undefined): number | undefined {
  return indexOfWord(TIERS, label ?? '') + 1 || undefined;
}

/**
 * True if score and tier cannot both be right, so that a bar would mislead. The tiers' score ranges are unknown, but their order is known,
 * 0 is Very Safe and 100 is Do Not Travel (contract section 2.1), and 38 lies in the third tier (Thailand's published row).
 */
export function isContradictory(score: number, tier: string | undefined): boolean {
  const level = tierLevel(tier);
  if (!level) return false;
  const isEnd = (score === 0 && level > 1) || (score === 100 && level < 5);
  return isEnd || (level < 3 && score >= 38) || (level > 3 && score <= 38);
}

/** The six breakdown categories of contract section 2.2. */
export const RISK_CATEGORIES = ['crime', 'terrorism', 'natural-disasters', 'health', 'civil-unrest', 'infrastructure'] as const;
/** The words of a rating from 1 to 5. */
export const RATING_WORDS = ['Low', 'Low-Moderate', 'Moderate', 'High', 'Extreme'] as const;
/** The seven regions of contract section 2.1. */
export const REGIONS = ['Europe', 'Asia', 'Middle East', 'Africa', 'Latin America', 'North America', 'Oceania'] as const;

export const CARD_SECTIONS = ['summary', 'advisories', 'breakdown'] as const;
/** The sections of a profile in their default order, and the values that `sections` accepts. */
export const SECTIONS = [...CARD_SECTIONS, 'drug-law', 'lgbtq', 'womens-safety', 'peace-index', 'quick-facts', 'methodology'] as const;

export type Section = (typeof SECTIONS)[number];

/** The sections that a comparison shows. */
export const COMPARED_SECTIONS: readonly Section[] = [...CARD_SECTIONS, 'quick-facts'];

/** One row of the country list (contract section 2.1). */
export interface CountryCompact {
  readonly iso2: string;
  readonly iso3?: string | undefined;
  readonly name: string;
  /** An alternative name, only for the search. */
  readonly otherName?: string | undefined;
  readonly region?: string | undefined;
  /** Integer 0 to 100, lower is safer. */
  readonly score?: number | undefined;
  /** As sent; see `tierLevel`. */
  readonly tier?: string | undefined;
  readonly flag?: string | undefined;
  /** Unreadable values sent as score or tier. */
  readonly unread?: Readonly<Partial<Record<'score' | 'tier', string | undefined>>> | undefined;
  /** Unknown fields, and known fields with unreadable values: shown as sent. */
  readonly details?: readonly Detail[] | undefined;
}

/** A rating of one category. */
export interface Rating {
  readonly category: (typeof RISK_CATEGORIES)[number];
  /** 1 (low) to 5 (extreme); absent if the value may be on another scale. */
  readonly score?: number | undefined;
  /** As sent. */
  readonly label?: string | undefined;
  readonly notes?: string | undefined;
  readonly details?: readonly Detail[] | undefined;
}

/** One government's advice, in its own words. `government` is `uk`, `us` or its name as sent. */
export interface Advisory {
  readonly government: string;
  readonly level?: string | undefined;
  readonly text?: string | undefined;
  readonly source?: string | undefined;
  readonly url?: string | undefined;
  /** Epoch milliseconds. */
  readonly updated?: number | undefined;
  /** True if the time was sent without a zone and is assumed to be UTC. */
  readonly isZoneAssumed?: boolean | undefined;
  /** True if only the date was sent; `updated` is its noon in UTC. */
  readonly isDay?: boolean | undefined;
  readonly details: readonly Detail[];
}

/** Everything known about a country (contract section 2.2). Absent means the publisher sent nothing usable. */
export interface Country extends CountryCompact, CountryProfile {
  readonly summary?: string | undefined;
  /** In the order of `RISK_CATEGORIES`; empty if no rating was sent. */
  readonly breakdown: readonly Rating[];
  readonly advisories: readonly Advisory[];
  /** Governments that certainly give no advice: the country is their own, or nothing in the answer names them. */
  readonly unadvised: readonly string[];
  /** Unreadable values sent in each section, where they are shown as sent. */
  readonly sent: Readonly<Partial<Record<Section, readonly Detail[]>>>;
}

/** The rows of the country list; the credit is in the `Answer`. */
export type CountryList = readonly CountryCompact[];

/** The region of `REGIONS` that the text names, in any case; `undefined` for other text. */
export const regionName = (text: string): string | undefined => REGIONS[indexOfWord(REGIONS, text)];

/** A coded value (a drug-law tier, a women's-safety rating) with the publisher's notes. */
interface Assessment {
  readonly rating?: string | undefined;
  readonly notes?: string | undefined;
}

interface LgbtqStatus {
  readonly legal?: string | undefined;
  readonly social?: string | undefined;
  readonly notes?: string | undefined;
}

interface PeaceIndex {
  readonly rank?: number | undefined;
  readonly total?: number | undefined;
  /** Lower is more peaceful. */
  readonly score?: number | undefined;
  readonly edition?: string | undefined;
}

/** The sections that a card does not show. */
export interface CountryProfile {
  readonly drugLaw?: Assessment | undefined;
  readonly lgbtq?: LgbtqStatus | undefined;
  readonly womensSafety?: Assessment | undefined;
  readonly peaceIndex?: PeaceIndex | undefined;
  readonly quickFacts?: readonly Detail[] | undefined;
}
