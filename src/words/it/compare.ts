import type { Dictionary } from '../dictionary.js';

/** What the comparison says beyond the card, in Italian. */
export const compare: Dictionary['compare'] = {
  comparedTitle: (names) => `Confronto: ${names}`,
  comparedScore: 'Indice di rischio su 100, più basso è più sicuro',
  comparedTier: 'Livello di rischio',
  stillLoading: (code) => `${code} è ancora in caricamento.`,
  notGiven: 'Non indicato',
};
