import { api } from '../support/api.js';

export const LIST = '/api/v1/countries';
export const FEED = '/api/v1/incidents/recent';

const OF_PUBLISHER = { licence: 'CC BY 4.0', attribution: 'Publisher' };

/** Makes the API return these countries only. */
export const giveCountries = (...countries: readonly unknown[]): Promise<void> =>
  api.answer(LIST, { body: { count: countries.length, ...OF_PUBLISHER, countries } });

/** Makes the feed return these incidents only. */
export const giveIncidents = (...incidents: readonly object[]): Promise<void> => api.answer(FEED, { body: { ...OF_PUBLISHER, incidents } });
