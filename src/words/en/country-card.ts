/** What the card and the full profile of a country say beyond the compact variants. */
export const countryCard = {
  safest: '0 safest',
  riskiest: '100 highest risk',
  showMore: 'Show more',
  showLess: 'Show less',
  breakdown: 'Risk by category',
  riskCategories: {
    crime: 'Crime',
    terrorism: 'Terrorism',
    'natural-disasters': 'Natural disasters',
    health: 'Health',
    'civil-unrest': 'Civil unrest',
    infrastructure: 'Infrastructure',
  } as Readonly<Record<string, string>>,
  ratings: ['Low', 'Low-Moderate', 'Moderate', 'High', 'Extreme'] as readonly string[],
  ratingUnknown: 'Not rated',
  advisories: 'Official advice',
  governments: { uk: 'UK government', us: 'US government' } as Readonly<Record<string, string>>,
  ukLevel: (level: string) => `Level ${level} (as coded by the publisher)`,
  level: (level: string) => `Level ${level}`,
  notApplicable: 'Not applicable: a government does not advise on its own country.',
  noAdvisory: 'No advice in the dataset.',
  updated: (date: string) => `Updated ${date}`,
  officialPage: 'Read the official page',
  withinCountry: 'Advice can differ within a country.',
  checkOfficial: 'Information from public sources. Always check your government’s advice.',
};

export type CountryCardWords = typeof countryCard;
