import type { Dictionary } from '../dictionary.js';

/** What the table of countries says, in French. */
export const table: Dictionary['table'] = {
  byCountry: 'Risque de voyage par pays',
  byCountryIn: (region) => `Risque de voyage par pays : ${region}`,
  countryTable: 'Tableau des pays',
  tableHelp: 'Les flèches passent d’un pays à l’autre, Entrée en choisit un.',
  columns: { name: 'Pays', tier: 'Niveau de risque', score: 'Indice' },
  columnRegion: 'Région',
  searchCountries: 'Chercher un pays',
  chooseRegion: 'Région',
  allRegions: 'Toutes les régions',
  regionWithCount: (region, count) => `${region} (${count})`,
  countries: (count, format) => format.plural(count, { other: '# pays' }),
  countriesOf: (count, all, format) => `${format.number(count)} pays sur ${format.number(all)}`,
  firstCountries: (count, all, format) => `${format.number(count)} premiers pays sur ${format.number(all)}, par nom`,
  noCountries: 'Aucun pays dans les données.',
  noCountriesIn: (region) => `${region} : aucun pays dans les données.`,
  noCountryFound: 'Aucun pays trouvé.',
  showAllCountries: 'Tout afficher',
  nationwide: 'Un seul niveau pour tout un pays : les conseils peuvent varier en son sein.',
  fromPublicSources: 'Informations de sources publiques. Consultez toujours les conseils de votre gouvernement.',
};
