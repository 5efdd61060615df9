import type { Dictionary } from '../dictionary.js';

/** What the comparison says beyond the card, in French. */
export const countryCompare: Dictionary['countryCompare'] = {
  comparedTitle: (names) => `Comparaison\u00a0: ${names}`,
  comparedScore: 'Indice de risque, de 0 à 100 (plus il est bas, plus c’est sûr)',
  comparedTier: 'Niveau de risque',
  stillLoading: (code) => `${code} est en cours de chargement.`,
  notGiven: 'Non indiqué',
};
