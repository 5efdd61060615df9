import type { Dictionary } from '../dictionary.js';

/** What is said of a story that ran earlier, in French. */
export const published: Dictionary['published'] = {
  whenItRan: (then, now) => `À la parution de cet article\u00a0: ${then}. Maintenant\u00a0: ${now}.`,
  nothingChanged: (now) => `Rien n’a changé depuis la parution de cet article\u00a0: ${now}.`,
  storyOf: (date) => ` Paru le ${date}.`,
  tierWithScore: (tier, score) => `${tier} (${score})`,
  scoreAlone: (score) => `indice de risque de ${score} sur 100`,
  notRated: 'non évalué',
  frozenOn: (date) => `Données du ${date}, non mises à jour depuis`,
  undated: 'La date de ces données n’est pas connue',
};
