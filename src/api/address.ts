import { COUNTRIES, feedPath, METHODOLOGY } from './ask.js';

/** The addresses of the four endpoints of contract section 4, below a base. */
export const countryUrl = (base: string, iso2: string): string => `${base}${COUNTRIES}/${iso2}`;

export const countriesUrl = (base: string, region?: string): string => `${base}${COUNTRIES}${region ? `?region=${encodeURIComponent(region)}` : ''}`;

export const methodologyUrl = (base: string): string => base + METHODOLOGY;

/** The parameters of contract section 4.4; those a tag does not set are left out of the address. */
export interface FeedQuery {
  readonly country?: string | undefined;
  readonly hours?: string | number | undefined;
  readonly limit?: string | number | undefined;
  readonly includeResolved?: boolean | undefined;
}

export const feedUrl = (base: string, { country, hours, limit, includeResolved }: FeedQuery): string => base + feedPath(country, hours, limit, includeResolved);
