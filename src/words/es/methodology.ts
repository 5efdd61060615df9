import type { Dictionary } from '../dictionary.js';

/** What `<risk-methodology>` says, in Spanish. */
export const methodology: Dictionary['methodology'] = {
  methodologyTitle: 'Cómo se calcula el índice de riesgo',
  noMethodology: 'El proveedor de los datos no explica cómo se calcula el índice.',
  formula: 'Fórmula',
  scoreScale: 'Escala',
  components: 'Qué cuenta y cuánto',
  componentNames: { editorial: 'Valoración editorial', authority: 'Fuentes oficiales', structural: 'Factores estructurales', live: 'Actualidad' },
  weightUnknown: 'Peso no indicado',
  renormalised: 'Cuando falta un componente en un país, los demás cuentan más en proporción, de modo que los pesos siguen sumando el total.',
  notRenormalised: 'Cuando falta un componente en un país, los pesos de los demás no cambian.',
  tierRanges: 'Niveles',
  rangeUnknown: 'Rango no indicado',
  levelSent: (level) => `Nivel ${level}`,
  dataSources: 'Fuentes',
  reviewCadence: 'Frecuencia de revisión',
  licenceLabel: 'Licencia',
  moreDetails: 'Más detalles',
  methodologyGuide: 'Leer la guía del proveedor de los datos',
};
