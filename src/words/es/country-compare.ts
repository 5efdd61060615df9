import type { Dictionary } from '../dictionary.js';

/** What the comparison says beyond the card, in Spanish. */
export const countryCompare: Dictionary['countryCompare'] = {
  comparedTitle: (names) => `Comparación: ${names}`,
  comparedScore: 'Índice de riesgo, de 0 a 100 (cuanto más bajo, más seguro)',
  comparedTier: 'Nivel de riesgo',
  stillLoading: (code) => `${code} aún se está cargando.`,
  notGiven: 'Sin datos',
};
