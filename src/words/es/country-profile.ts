import type { Dictionary } from '../dictionary.js';

/** What the full profile says beyond the card, in Spanish. */
export const countryProfile: Dictionary['countryProfile'] = {
  drugLaw: 'Legislación sobre drogas',
  drugLaws: {
    'death penalty': 'Posible pena de muerte',
    severe: 'Muy severa',
    strict: 'Estricta',
    moderate: 'Moderada',
    decriminalised: 'Despenalización',
    'cannabis legal': 'Cannabis legal, con límites locales',
  },
  drugLawTier: 'Clasificación',
  drugLawScope: 'La ley se aplica también a los visitantes.',
  lgbtq: 'LGBTQ+',
  legal: 'Situación legal',
  legals: {
    criminalised: 'Relaciones entre personas del mismo sexo tipificadas como delito',
    legal: 'Relaciones entre personas del mismo sexo legales',
    'same-sex marriage': 'Matrimonio entre personas del mismo sexo legal',
  },
  social: 'Aceptación social',
  womensSafety: 'Seguridad de las mujeres',
  womensRatings: {
    'very safe': 'Muy seguro',
    safe: 'Seguro',
    caution: 'Precaución',
    'higher risk': 'Riesgo más alto',
    'extreme caution': 'Extrema precaución',
  },
  levelsDiffer: (uk, us) =>
    `${us ? `Nivel del Gobierno de EE.\u00a0UU.: ${us}` : 'Las recomendaciones de EE.\u00a0UU. no tienen nivel'}; ${uk ? `recomendaciones británicas, nivel asignado por el proveedor de los datos: ${uk}` : 'las recomendaciones británicas no tienen nivel'}.${uk && us ? ' Las dos escalas son distintas.' : ''}`,
  asCoded: 'Situación legal según el proveedor de los datos; consulte las recomendaciones oficiales.',
  lawInPractice: 'La ley y su aplicación no son lo mismo.',
  ratingAlone: 'La valoración del proveedor de los datos no lleva notas y, sin ellas, no se muestra.',
  asRated: 'Valoración según el proveedor de los datos; consulte las recomendaciones oficiales.',
  peaceIndex: (edition) => `Índice de Paz Global ${edition}`,
  rank: 'Puesto',
  rankOf: (rank, total) => `${rank} de ${total}`,
  peaceScore: 'Puntuación (cuanto más baja, más pacífico el país)',
  region: 'Región',
  codes: 'Códigos ISO',
  methodology: '¿Cómo se calcula?',
  methodologyText: 'El índice combina una valoración editorial, recomendaciones de Gobiernos, indicadores de gobernanza y salud e incidentes recientes.',
  methodologyLink: 'Leer la metodología',
};
