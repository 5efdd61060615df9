import type { Dictionary } from '../dictionary.js';

/** What the comparison says beyond the card, in German. */
export const compare: Dictionary['compare'] = {
  comparedTitle: (names) => `${names} im Vergleich`,
  comparedScore: 'Risikowert von 100, niedriger ist sicherer',
  comparedTier: 'Risikostufe',
  stillLoading: (code) => `${code} wird noch geladen.`,
  notGiven: 'Keine Angabe',
};
