import type { Dictionary } from '../dictionary.js';

/** What is said of a story that ran earlier, in Portuguese. */
export const published: Dictionary['published'] = {
  whenItRan: (then, now) => `Quando esta reportagem foi publicada: ${then}. Agora: ${now}.`,
  nothingChanged: (now) => `Nada mudou desde a publicação desta reportagem: ${now}.`,
  storyOf: (date) => ` Publicada em ${date}.`,
  tierWithScore: (tier, score) => `${tier} (${score})`,
  scoreAlone: (score) => `índice de risco de ${score} em 100`,
  notRated: 'sem avaliação',
  frozenOn: (date) => `Dados de ${date}, não atualizados desde então`,
  undated: 'A data destes dados não é conhecida',
};
