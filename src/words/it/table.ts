import type { Dictionary } from '../dictionary.js';

/** What the table of countries says, in Italian. */
export const table: Dictionary['table'] = {
  byCountry: 'Rischio di viaggio per paese',
  byCountryIn: (region) => `Rischio di viaggio per paese: ${region}`,
  countryTable: 'Tabella dei paesi',
  tableHelp: 'Le frecce passano da un paese all’altro, Invio ne sceglie uno.',
  columns: { name: 'Paese', tier: 'Livello di rischio', score: 'Indice' },
  columnRegion: 'Regione',
  searchCountries: 'Cerca paesi',
  chooseRegion: 'Regione',
  allRegions: 'Tutte le regioni',
  regionWithCount: (region, count) => `${region} (${count})`,
  countries: (count, format) => format.plural(count, { one: '# paese', other: '# paesi' }),
  countriesOf: (count, all, format) => `${format.number(count)} di ${format.plural(all, { one: '# paese', other: '# paesi' })}`,
  firstCountries: (count, all, format) => `${format.number(count)} di ${format.plural(all, { one: '# paese', other: '# paesi' })}, i primi per nome`,
  noCountries: 'Nessun paese nei dati.',
  noCountriesIn: (region) => `${region}: nessun paese nei dati.`,
  noCountryFound: 'Nessun paese corrisponde.',
  showAllCountries: 'Mostra tutti',
  nationwide: 'Un solo livello per tutto un paese: gli avvisi possono variare al suo interno.',
  fromPublicSources: 'Informazioni da fonti pubbliche. Consultate sempre gli avvisi del vostro governo.',
};
