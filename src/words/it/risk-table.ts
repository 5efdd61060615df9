import type { Dictionary } from '../dictionary.js';

/** What the table of countries says, in Italian. */
export const riskTable: Dictionary['riskTable'] = {
  byCountry: 'Rischio per chi viaggia, Paese per Paese',
  byCountryIn: (region) => `Rischio per chi viaggia, Paese per Paese: ${region}`,
  countryTable: 'Tabella dei Paesi',
  tableHelp: 'Le frecce portano da un Paese all’altro; Invio ne sceglie uno.',
  columns: { name: 'Paese', tier: 'Livello di rischio', score: 'Indice' },
  columnRegion: 'Regione',
  searchCountries: 'Cerca un Paese',
  chooseRegion: 'Regione',
  allRegions: 'Tutte le regioni',
  regionWithCount: (region, count) => `${region} (${count})`,
  countries: (count, format) => format.plural(count, { one: '# Paese', other: '# Paesi' }),
  countriesOf: (count, all, format) => `${format.plural(count, { one: '# Paese', other: '# Paesi' })} su ${format.number(all)}`,
  firstCountries: (count, all, format) => `In ordine alfabetico: ${format.plural(count, { one: '# Paese', other: '# Paesi' })} su ${format.number(all)}`,
  noCountries: 'Nessun Paese nei dati.',
  noCountriesIn: (region) => `${region}: nessun Paese nei dati.`,
  noCountryFound: 'Nessun Paese corrisponde.',
  showAllCountries: 'Mostra tutti',
  countriesFiltered: 'selezione filtrata',
  nationwide: 'Un solo livello per tutto un Paese: gli avvisi possono variare da una zona all’altra.',
  fromPublicSources: 'Informazioni da fonti pubbliche. Consultate sempre gli avvisi del vostro governo.',
};
