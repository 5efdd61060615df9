/** What `<country-risk>` says in every variant. */
export const country = {
  score: (score: string) => `Risk score ${score} of 100`,
  scoreUnknown: 'Risk score unknown',
  outOf: 'of\u00a0100',
  direction: 'lower is safer',
  tier: (level: string) => `tier ${level} of 5`,
  tierUnknown: 'Risk tier unknown',
  notInDataset: (iso2: string) => `${iso2} is not in the dataset.`,
};

export type CountryWords = typeof country;
