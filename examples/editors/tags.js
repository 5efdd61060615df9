/** All that is ours. */
export const TAGS = ['country-risk', 'country-compare', 'incident-list', 'incident-map', 'risk-methodology', 'risk-table', 'risk-map'];
