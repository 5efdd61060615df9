import type { Dictionary } from '../dictionary.js';

/** What the table of countries says, in Portuguese. */
export const riskTable: Dictionary['riskTable'] = {
  byCountry: 'Risco para viajantes por país',
  byCountryIn: (region) => `Risco para viajantes por país: ${region}`,
  countryTable: 'Tabela de países',
  tableHelp: 'As setas levam de um país a outro; Enter escolhe um.',
  columns: { name: 'País', tier: 'Nível de risco', score: 'Índice' },
  columnRegion: 'Região',
  searchCountries: 'Buscar países',
  chooseRegion: 'Região',
  allRegions: 'Todas as regiões',
  regionWithCount: (region, count) => `${region} (${count})`,
  countries: (count, format) => format.plural(count, { one: '# país', other: '# países' }),
  countriesOf: (count, all, format) => `${format.number(count)} de ${format.plural(all, { one: '# país', other: '# países' })}`,
  firstCountries: (count, all, format) => `Por ordem alfabética: ${format.number(count)} de ${format.plural(all, { one: '# país', other: '# países' })}`,
  noCountries: 'Não há países nos dados.',
  noCountriesIn: (region) => `${region}: não há países nos dados.`,
  noCountryFound: 'Nenhum país encontrado.',
  showAllCountries: 'Mostrar todos',
  countriesFiltered: 'seleção filtrada',
  nationwide: 'Um só nível para todo um país: as orientações podem variar de uma região a outra.',
  fromPublicSources: 'Informações de fontes públicas. Consulte sempre as orientações do seu governo.',
};
