import type { FailureKind, Problem } from '../../model/failure.js';

const failure: Readonly<Record<Exclude<FailureKind, 'attribute' | 'not-found'>, string>> = {
  network: 'The travel-safety service cannot be reached right now.',
  timeout: 'The travel-safety service is taking too long to answer.',
  'rate-limited': 'The travel-safety service is busy right now.',
  server: 'The travel-safety service has a problem at the moment.',
  client: 'The travel-safety service rejected this request.',
  'bad-response': 'The answer of the travel-safety service could not be read.',
  fault: 'This could not be shown.',
};

function countryProblem(value: string): string {
  if (!value.trim()) return 'No country is set: add country with a two-letter ISO code, such as country="JP".';
  if (/^\s*uk\s*$/i.test(value)) return 'UK is not an ISO code (use GB for UK).';
  return `“${value}” is not an ISO country code: use two letters, such as JP.`;
}

const problem: Readonly<Record<Problem['problem'], (value: string) => string>> = {
  'api-base': (value) =>
    value
      ? `api-base “${value}” is not an https address without query or fragment.`
      : 'No data source is set: add api-base to this tag or data-api-base to the script.',
  'allowed-api-origins': (value) => `This page does not allow the data source ${value}.`,
  refresh: (value) => `refresh “${value}” is not a number of minutes, 1 or more.`,
  theme: (value) => `theme “${value}” is not auto, light or dark.`,
  palette: (value) => `palette “${value}” is not sequential.`,
  loading: (value) => `loading “${value}” is not lazy or eager.`,
  'heading-level': (value) => `heading-level “${value}” is not a whole number from 1 to 6.`,
  country: countryProblem,
  countries: (value) => `“${value}” does not name 2 to 5 countries by their two-letter ISO codes.`,
  region: (value) => `“${value}” is not a region: use Europe, Asia, Middle East, Africa, Latin America, North America or Oceania.`,
  variant: (value) => `“${value}” is not a variant: use inline, badge, card or full.`,
  sections: (value) =>
    `“${value}” is not a section: use summary, breakdown, advisories, drug-law, lgbtq, womens-safety, peace-index, quick-facts or methodology.`,
  published: (value) => `published “${value}” is not a date of the calendar, such as 2026-05-20.`,
  frozen: (value) => `frozen “${value}” is not a date of the calendar, such as 2026-05-20.`,
  'published-score': (value) =>
    value
      ? `published-score “${value}” is not a whole number from 0 to 100.`
      : 'published is a date alone: add published-score or published-tier, what the story said.',
  hours: (value) => `hours “${value}” is not a whole number from 1 to 8760.`,
  limit: (value) => `limit “${value}” is not a whole number from 1 to 200.`,
  category: (value) => `“${value}” is not an incident category: use terrorism, crime, civil-unrest, natural-disaster, transport-disruption, health or other.`,
  'min-severity': (value) => `min-severity “${value}” is not a whole number from 1 to 5.`,
  'tile-url': () => 'Raster tiles need both: tile-url with an https address, and tile-attribution.',
  snapshot: () => 'The frozen data inside this tag could not be read.',
};

/** What every tag says when something went wrong. */
export const trouble = {
  retry: 'Try again',
  failure,
  problem,
  triedAgain: 'Trying again automatically.',
  triedAgainAt: (time: string) => `Trying again at ${time}.`,
};

export type TroubleWords = typeof trouble;
