import type { Dictionary } from '../dictionary.js';

/** What the comparison says beyond the card, in Portuguese. */
export const countryCompare: Dictionary['countryCompare'] = {
  comparedTitle: (names) => `Comparação: ${names}`,
  comparedScore: 'Índice de risco, de 0 a 100 (quanto mais baixo, mais seguro)',
  comparedTier: 'Nível de risco',
  stillLoading: (code) => `${code} ainda está carregando.`,
  notGiven: 'Não informado',
};
