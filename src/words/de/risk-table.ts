import type { Dictionary } from '../dictionary.js';

/** What the table of countries says, in German. */
export const riskTable: Dictionary['riskTable'] = {
  byCountry: 'Reiserisiko nach Land',
  byCountryIn: (region) => `Reiserisiko nach Land: ${region}`,
  countryTable: 'Länder in einer Tabelle',
  tableHelp: 'Pfeiltasten wechseln zwischen Ländern, die Eingabetaste wählt eines aus.',
  columns: { name: 'Land', tier: 'Risikostufe', score: 'Risikowert' },
  columnRegion: 'Region',
  searchCountries: 'Länder suchen',
  chooseRegion: 'Region',
  allRegions: 'Alle Regionen',
  regionWithCount: (region, count) => `${region} (${count})`,
  countries: (count, format) => format.plural(count, { one: '# Land', other: '# Länder' }),
  countriesOf: (count, all, format) => `${format.number(count)} von ${format.plural(all, { one: '# Land', other: '# Ländern' })}`,
  firstCountries: (count, all, format) => `Alphabetisch die ersten ${format.number(count)} von ${format.plural(all, { one: '# Land', other: '# Ländern' })}`,
  noCountries: 'Keine Länder im Datensatz.',
  noCountriesIn: (region) => `${region}: keine Länder im Datensatz.`,
  noCountryFound: 'Kein Land gefunden.',
  showAllCountries: 'Alle anzeigen',
  countriesFiltered: 'Auswahl gefiltert',
  nationwide: 'Eine Stufe je Land: Innerhalb eines Landes können unterschiedliche Hinweise gelten.',
  fromPublicSources: 'Angaben aus öffentlichen Quellen. Beachten Sie stets die Hinweise Ihrer Regierung.',
};
