import type { Dictionary } from '../dictionary.js';

/** What is said of a story that ran earlier, in Spanish. */
export const published: Dictionary['published'] = {
  whenItRan: (then, now) => `Cuando se publicó este artículo: ${then}. Ahora: ${now}.`,
  nothingChanged: (now) => `Sin cambios desde que se publicó este artículo: ${now}.`,
  storyOf: (date) => ` Publicado el ${date}.`,
  tierWithScore: (tier, score) => `${tier} (${score})`,
  scoreAlone: (score) => `índice de riesgo de ${score} sobre 100`,
  notRated: 'sin valoración',
  frozenOn: (date) => `Datos del ${date}, sin actualizar desde entonces`,
  undated: 'Se desconoce la fecha de estos datos',
};
