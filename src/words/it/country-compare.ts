import type { Dictionary } from '../dictionary.js';

/** What the comparison says beyond the card, in Italian. */
export const countryCompare: Dictionary['countryCompare'] = {
  comparedTitle: (names) => `Confronto: ${names}`,
  comparedScore: 'Indice di rischio, da 0 a 100 (più è basso, più è sicuro)',
  comparedTier: 'Livello di rischio',
  stillLoading: (code) => `${code} è ancora in caricamento.`,
  notGiven: 'Non indicato',
};
