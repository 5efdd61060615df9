import { api } from '../support/api.js';

export const LIST = '/api/v1/countries';
export const FEED = '/api/v1/incidents/recent';

const OF_PUBLISHER = { licence: 'CC BY 4.0', attribution: 'Publisher' };

/** Has the API answer with these countries alone. */
export const giveCountries = (...countries: readonly unknown[]): Promise<void> =>
  api.answer(LIST, { body: { count: countries.length, ...OF_PUBLISHER, countries } });

/** Has the feed answer with these incidents alone. */
export const giveIncidents = (...incidents: readonly object[]): Promise<void> => api.answer(FEED, { body: { ...OF_PUBLISHER, incidents } });
