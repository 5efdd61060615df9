import type { Dictionary } from '../dictionary.js';

/** What the comparison says beyond the card, in German. */
export const countryCompare: Dictionary['countryCompare'] = {
  comparedTitle: (names) => `${names} im Vergleich`,
  comparedScore: 'Risikowert, 0 bis 100 (je niedriger, desto sicherer)',
  comparedTier: 'Risikostufe',
  stillLoading: (code) => `${code} wird noch geladen.`,
  notGiven: 'Keine Angabe',
};
