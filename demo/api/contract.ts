/** The wire format of the contract, as this server sends it. */

export const regions = ['Europe', 'Asia', 'Middle East', 'Africa', 'Latin America', 'North America', 'Oceania'] as const;

export const riskTiers = ['Very Safe', 'Exercise Normal Caution', 'Exercise Increased Caution', 'High Risk', 'Do Not Travel'] as const;

export const categories = ['terrorism', 'crime', 'civil_unrest', 'natural_disaster', 'transport_disruption', 'health', 'other'] as const;

export const breakdownKeys = ['crime', 'terrorism', 'natural_disasters', 'health', 'civil_unrest', 'infrastructure'] as const;

export const drugLawTiers = ['death penalty', 'severe', 'strict', 'moderate', 'decriminalised', 'cannabis legal'] as const;

export const womensSafetyRatings = ['very safe', 'safe', 'caution', 'higher risk', 'extreme caution'] as const;

export const legalStatuses = ['criminalised', 'legal', 'same-sex marriage'] as const;

export type Region = (typeof regions)[number];
export type RiskTier = (typeof riskTiers)[number];
export type Category = (typeof categories)[number];
export type BreakdownKey = (typeof breakdownKeys)[number];
export type DrugLawTier = (typeof drugLawTiers)[number];
type WomensSafetyRating = (typeof womensSafetyRatings)[number];
export type LegalStatus = (typeof legalStatuses)[number];

export interface CountryCompact {
  readonly iso2: string;
  readonly iso3: string;
  readonly name: string;
  readonly region: Region;
  readonly risk_score: number;
  readonly risk_tier: RiskTier;
  readonly flag: string;
}

export interface Advisory {
  readonly level: number;
  readonly text: string;
  readonly source: string;
  readonly url: string;
  readonly updated?: string;
}

export interface QuickFacts {
  readonly tap_water?: string;
  readonly currency?: string;
  readonly voltage?: string;
  readonly plug_type?: string;
  readonly calling_code?: string;
  readonly time_zone?: string;
  readonly drive_side?: string;
}

export interface CountryFull extends CountryCompact {
  readonly summary: string;
  readonly breakdown: Readonly<Record<BreakdownKey, number>>;
  readonly advisories: { readonly uk?: Advisory; readonly us?: Advisory };
  readonly drug_law: { readonly tier: DrugLawTier; readonly summary: string };
  readonly lgbtq?: { readonly legal: LegalStatus; readonly social: string; readonly notes: string };
  readonly womens_safety: { readonly rating: WomensSafetyRating; readonly notes: string };
  readonly peace_index?: { readonly rank: number; readonly score: number; readonly year: number; readonly total: number; readonly note: string };
  readonly quick_facts: QuickFacts;
}

export interface Incident {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly url: string;
  readonly country_iso: string;
  readonly city: string;
  readonly lat: number;
  readonly lng: number;
  readonly occurred_at: string;
  readonly source: string;
  readonly category: Category;
  readonly severity: number;
  /** The contract leaves the name of this field open. */
  readonly status: 'live' | 'resolved';
  readonly resolved_at?: string;
}

export interface ApiError {
  readonly error: string;
  readonly message: string;
}

export const licence = 'CC BY 4.0';
export const attribution = 'Sample data (not travel advice), Travel Safety Embeds demo';
