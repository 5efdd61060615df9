import type { FailureKind, Problem } from '../../model/failure.js';

const failure: Readonly<Record<Exclude<FailureKind, 'attribute'>, string>> = {
  network: 'The travel-safety service cannot be reached right now.',
  timeout: 'The travel-safety service is taking too long to answer.',
  'rate-limited': 'The travel-safety service is busy right now.',
  server: 'The travel-safety service has a problem at the moment.',
  client: 'The travel-safety service did not accept this question.',
  'not-found': 'There is no data for this.',
  'bad-response': 'The answer of the travel-safety service could not be read.',
  fault: 'This could not be shown.',
};

const problem: Readonly<Record<Problem['problem'], (value: string) => string>> = {
  'api-base-missing': () => 'No data source is set: add api-base to this tag or data-api-base to the script.',
  'api-base-invalid': (value) => `api-base “${value}” is not an https address without query or fragment.`,
  'api-base-blocked': (value) => `This page does not allow the data source ${value}.`,
  'country-missing': () => 'No country is set: add country with a two-letter ISO code, such as country="JP".',
  'country-invalid': (value) => `“${value}” is not an ISO country code: use two letters, such as JP.`,
  'country-uk': () => 'UK is not an ISO code (use GB for UK).',
  'countries-count': (value) => `“${value}” does not name 2 to 5 countries.`,
  'region-invalid': (value) => `“${value}” is not a region: use Europe, Asia, Middle East, Africa, Latin America, North America or Oceania.`,
  'variant-invalid': (value) => `“${value}” is not a variant: use inline, badge, card or full.`,
  'section-invalid': (value) => `“${value}” is not a section.`,
  'hours-invalid': (value) => `hours “${value}” is not a whole number of at least 1.`,
  'limit-invalid': (value) => `limit “${value}” is not a whole number from 1 to 200.`,
  'category-invalid': (value) => `“${value}” is not an incident category.`,
  'severity-invalid': (value) => `min-severity “${value}” is not a whole number from 1 to 5.`,
  'tiles-incomplete': () => 'tile-url and tile-attribution belong together: set both.',
  'snapshot-invalid': () => 'The frozen data inside this tag could not be read.',
};

/** What every tag can say. */
export const shared = {
  loading: 'Loading',
  retry: 'Try again',
  failure,
  problem,
  triedAgain: 'It will be tried again by itself.',
  triedAgainAt: (time: string) => `It will be tried again at ${time}.`,
  source: 'Source:',
  sourceUnnamed: 'the publisher’s dataset',
  asOf: (time: string) => `As of ${time}`,
  staleSince: (time: string) => `Could not be updated. As of ${time}.`,
  newTab: 'opens in a new tab',
};

export type SharedWords = typeof shared;
