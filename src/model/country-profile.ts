import type { Detail } from './answer.js';
import { kebab, placeOf } from './word.js';

/** The quick facts of contract section 2.2. */
export const QUICK_FACTS = ['tap-water', 'currency', 'voltage', 'plug-type', 'calling-code', 'time-zone', 'drive-side'] as const;

/** The words of contract section 2.2 for drug law and for the legal status, the gravest first. */
export const DRUG_LAWS = ['death penalty', 'severe', 'strict', 'moderate', 'decriminalised', 'cannabis legal'] as const;
export const LEGALS = ['criminalised', 'legal', 'same-sex marriage'] as const;

/** The words of contract section 2.2 for women's safety, the longer ones of those that begin alike first. */
export const WOMENS_RATINGS = ['very safe', 'safe', 'extreme caution', 'caution', 'higher risk'] as const;
/** By what names a rating is sent. */
export const RATINGS = ['rating', 'tier', 'level', 'status', 'band', 'score', 'label', 'value', 'grade', 'code', 'word', 'class', 'index', 'number', 'rank'];

/** True for a rating by its name or by its word, also a second one beside another. */
export const isRating = ({ key, value }: Detail): boolean =>
  kebab(key.replaceAll('.', '-'))
    .split('-')
    .some((word) => placeOf(RATINGS, word) >= 0) || WOMENS_RATINGS.some((word) => kebab(value).includes(kebab(word)));

/** True for what only says where something is from. */
export const isProvenance = ({ key }: Detail): boolean =>
  /(^|[._-])(source|author|publisher|url|link|updated|date|year|id|version|licence)s?([._-]|$)/i.test(key);

/** A coded value (a drug-law tier, a women's-safety rating) with the publisher's notes. */
export interface Assessment {
  readonly rating?: string | undefined;
  readonly notes?: string | undefined;
  readonly details: readonly Detail[];
}

export interface LgbtqStatus {
  readonly legal?: string | undefined;
  readonly social?: string | undefined;
  readonly notes?: string | undefined;
  readonly details: readonly Detail[];
}

export interface PeaceIndex {
  readonly rank?: number | undefined;
  readonly total?: number | undefined;
  /** Lower is more peaceful. */
  readonly score?: number | undefined;
  readonly edition?: string | undefined;
  readonly details: readonly Detail[];
}

/** The part of a country that only a full profile shows. */
export interface CountryProfile {
  readonly drugLaw?: Assessment | undefined;
  readonly lgbtq?: LgbtqStatus | undefined;
  readonly womensSafety?: Assessment | undefined;
  readonly peaceIndex?: PeaceIndex | undefined;
  /** Each key is one of `QUICK_FACTS`, or as sent. */
  readonly quickFacts?: readonly Detail[] | undefined;
}
