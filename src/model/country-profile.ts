import type { Detail } from './answer.js';

/** The words of contract section 2.2 for women's safety, the longer ones of those that begin alike first. */
export const WOMENS_RATINGS = ['very safe', 'safe', 'extreme caution', 'caution', 'higher risk'] as const;

/** A coded value (a drug-law tier, a women's-safety rating) with the publisher's notes. */
export interface Assessment {
  readonly rating?: string | undefined;
  readonly notes?: string | undefined;
}

export interface LgbtqStatus {
  readonly legal?: string | undefined;
  readonly social?: string | undefined;
  readonly notes?: string | undefined;
}

export interface PeaceIndex {
  readonly rank?: number | undefined;
  readonly total?: number | undefined;
  /** Lower is more peaceful. */
  readonly score?: number | undefined;
  readonly edition?: string | undefined;
}

/** The part of a country that only a full profile shows. */
export interface CountryProfile {
  readonly drugLaw?: Assessment | undefined;
  readonly lgbtq?: LgbtqStatus | undefined;
  readonly womensSafety?: Assessment | undefined;
  readonly peaceIndex?: PeaceIndex | undefined;
  readonly quickFacts?: readonly Detail[] | undefined;
}
