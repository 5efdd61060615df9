import type { Dictionary } from '../dictionary.js';

const isElided = (date: string): boolean => /^(8|11)\b/.test(date);

/** What is said of a story that ran earlier, in Italian. */
export const published: Dictionary['published'] = {
  whenItRan: (then, now) => `Alla pubblicazione di questo articolo: ${then}. Ora: ${now}.`,
  nothingChanged: (now) => `Nulla è cambiato dalla pubblicazione di questo articolo: ${now}.`,
  storyOf: (date) => ` Pubblicato ${isElided(date) ? 'l’' : 'il '}${date}.`,
  tierWithScore: (tier, score) => `${tier} (${score})`,
  scoreAlone: (score) => `indice di rischio di ${score} su 100`,
  notRated: 'non valutato',
  frozenOn: (date) => `Dati al${isElided(date) ? 'l’' : ' '}${date}, non aggiornati da allora`,
  undated: 'La data di questi dati non è nota',
};
