import type { Detail } from './answer.js';

/** The quick facts of contract section 2.2. */
export const QUICK_FACTS = ['tap-water', 'currency', 'voltage', 'plug-type', 'calling-code', 'time-zone', 'drive-side'] as const;

/** The words of contract section 2.2 for drug law and for the legal status, the gravest first. */
export const DRUG_LAWS = ['death penalty', 'severe', 'strict', 'moderate', 'decriminalised', 'cannabis legal'] as const;
export const LEGALS = ['criminalised', 'legal', 'same-sex marriage'] as const;

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
