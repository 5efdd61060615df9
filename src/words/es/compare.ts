import type { Dictionary } from '../dictionary.js';

/** What the comparison says beyond the card, in Spanish. */
export const compare: Dictionary['compare'] = {
  comparedTitle: (names) => `Comparación: ${names}`,
  comparedScore: 'Índice de riesgo de 100, más bajo es más seguro',
  comparedTier: 'Nivel de riesgo',
  stillLoading: (code) => `${code} aún se está cargando.`,
  notGiven: 'Sin datos',
};
