import type { Dictionary } from '../dictionary.js';

/** What the table of countries says, in Spanish. */
export const riskTable: Dictionary['riskTable'] = {
  byCountry: 'Riesgo para los viajeros por país',
  byCountryIn: (region) => `Riesgo para los viajeros por país: ${region}`,
  countryTable: 'Tabla de países',
  tableHelp: 'Las flechas llevan de un país a otro; Intro elige uno.',
  columns: { name: 'País', tier: 'Nivel de riesgo', score: 'Índice' },
  columnRegion: 'Región',
  searchCountries: 'Buscar países',
  chooseRegion: 'Región',
  allRegions: 'Todas las regiones',
  regionWithCount: (region, count) => `${region} (${count})`,
  countries: (count, format) => format.plural(count, { one: '# país', other: '# países' }),
  countriesOf: (count, all, format) => `${format.number(count)} de ${format.plural(all, { one: '# país', other: '# países' })}`,
  firstCountries: (count, all, format) => `Por orden alfabético: ${format.number(count)} de ${format.plural(all, { one: '# país', other: '# países' })}`,
  noCountries: 'No hay países en los datos.',
  noCountriesIn: (region) => `${region}: no hay países en los datos.`,
  noCountryFound: 'Ningún país coincide.',
  showAllCountries: 'Mostrar todos',
  countriesFiltered: 'selección filtrada',
  nationwide: 'Un solo nivel para todo un país: las recomendaciones pueden variar de una zona a otra.',
  fromPublicSources: 'Información de fuentes públicas. Consulte siempre las recomendaciones de su Gobierno.',
};
