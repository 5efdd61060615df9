import type { Dictionary } from '../dictionary.js';

/** What the table of countries says, in French. */
export const riskTable: Dictionary['riskTable'] = {
  byCountry: 'Risque pour les voyageurs, par pays',
  byCountryIn: (region) => `Risque pour les voyageurs, par pays\u00a0: ${region}`,
  countryTable: 'Tableau des pays',
  tableHelp: 'Les flèches font passer d’un pays à l’autre, Entrée en choisit un.',
  columns: { name: 'Pays', tier: 'Niveau de risque', score: 'Indice' },
  columnRegion: 'Région',
  searchCountries: 'Chercher un pays',
  chooseRegion: 'Région',
  allRegions: 'Toutes les régions',
  regionWithCount: (region, count) => `${region} (${count})`,
  countries: (count, format) => format.plural(count, { other: '# pays' }),
  countriesOf: (count, all, format) => `${format.number(count)} pays sur ${format.number(all)}`,
  firstCountries: (count, all, format) => `Par ordre alphabétique\u00a0: ${format.number(count)} pays sur ${format.number(all)}`,
  noCountries: 'Aucun pays dans les données.',
  noCountriesIn: (region) => `${region}\u00a0: aucun pays dans les données.`,
  noCountryFound: 'Aucun pays trouvé.',
  showAllCountries: 'Tout afficher',
  countriesFiltered: 'sélection filtrée',
  nationwide: 'Un seul niveau pour tout un pays\u00a0: les conseils peuvent varier d’une région à l’autre.',
  fromPublicSources: 'Informations issues de sources publiques. Consultez toujours les conseils de votre gouvernement.',
};
