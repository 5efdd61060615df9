/** What `<risk-methodology>` says. */
export const methodology = {
  methodologyTitle: 'How the risk score is computed',
  noMethodology: 'The publisher does not say how the score is computed.',
  formula: 'Formula',
  scoreScale: 'Scale',
  components: 'What counts, and how much',
  componentNames: { editorial: 'Editorial', authority: 'Authority', structural: 'Structural', live: 'Live' } as Readonly<Record<string, string>>,
  weightUnknown: 'Weight not given',
  renormalised: 'Where a component is missing for a country, the others count for more in proportion, so that the weights still add up to the whole.',
  notRenormalised: 'Where a component is missing for a country, the weights of the others stay as they are.',
  tierRanges: 'Tiers',
  rangeUnknown: 'Range not given',
  levelSent: (level: string) => `Level ${level}`,
  dataSources: 'Sources',
  reviewCadence: 'How often it is reviewed',
  licenceLabel: 'Licence',
  moreDetails: 'More details',
  methodologyGuide: 'Read the publisher’s guide',
};

export type MethodologyWords = typeof methodology;
