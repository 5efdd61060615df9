import type { Format } from '../format.js';

/** What `<risk-table>` says, and the table below the risk map. */
export const riskTable = {
  byCountry: 'Travel risk by country',
  byCountryIn: (region: string) => `Travel risk by country: ${region}`,
  countryTable: 'Table of countries',
  tableHelp: 'Arrow keys move between countries, Enter selects one.',
  columns: { name: 'Country', tier: 'Risk tier', score: 'Risk score' },
  columnRegion: 'Region',
  searchCountries: 'Search countries',
  chooseRegion: 'Region',
  allRegions: 'All regions',
  regionWithCount: (region: string, count: string) => `${region} (${count})`,
  countries: (count: number, format: Format) => format.plural(count, { one: '# country', other: '# countries' }),
  countriesOf: (count: number, all: number, format: Format) => `${format.number(count)} of ${format.plural(all, { one: '# country', other: '# countries' })}`,
  firstCountries: (count: number, all: number, format: Format) =>
    `The first ${format.number(count)} of ${format.plural(all, { one: '# country', other: '# countries' })} by name`,
  noCountries: 'No countries in the dataset.',
  noCountriesIn: (region: string) => `No countries of ${region} in the dataset.`,
  noCountryFound: 'No country matches.',
  showAllCountries: 'Show all',
  countriesFiltered: 'Changes: filtered',
  nationwide: 'One tier for a whole country: advice can differ within it.',
  fromPublicSources: 'Information from public sources. Always check your government’s advice.',
};

export type RiskTableWords = typeof riskTable;
