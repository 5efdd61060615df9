import type { Dictionary } from '../dictionary.js';

/** What the comparison says beyond the card, in French. */
export const compare: Dictionary['compare'] = {
  comparedTitle: (names) => `Comparaison : ${names}`,
  comparedScore: 'Indice de risque sur 100, plus bas, plus sûr',
  comparedTier: 'Niveau de risque',
  stillLoading: (code) => `${code} est en cours de chargement.`,
  notGiven: 'Non indiqué',
};
