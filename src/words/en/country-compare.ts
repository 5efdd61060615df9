/** What `<country-compare>` says beyond a country's card. */
export const countryCompare = {
  comparedTitle: (names: string) => `${names} compared`,
  comparedScore: 'Risk score, 0 to 100 (lower is safer)',
  comparedTier: 'Risk tier',
  stillLoading: (code: string) => `${code} is still loading.`,
  notGiven: 'Not given',
};

export type CountryCompareWords = typeof countryCompare;
