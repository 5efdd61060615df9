/** The main attribute of each tag, which a placeholder has in its own: the value of `data-country-risk` is the country. */
export const SUBJECTS: Readonly<Record<string, string>> = {
  'country-risk': 'country',
  'country-compare': 'countries',
  'incident-list': 'country',
  'incident-map': 'country',
  'risk-table': 'region',
  'risk-map': 'region',
  'risk-methodology': '',
};
