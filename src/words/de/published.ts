import type { Dictionary } from '../dictionary.js';

/** What is said of a story that ran earlier, in German. */
export const published: Dictionary['published'] = {
  whenItRan: (then, now) => `Bei Veröffentlichung dieses Artikels: ${then}. Jetzt: ${now}.`,
  nothingChanged: (now) => `Unverändert seit Veröffentlichung dieses Artikels: ${now}.`,
  storyOf: (date) => ` Veröffentlicht am ${date}.`,
  tierWithScore: (tier, score) => `${tier} (${score})`,
  scoreAlone: (score) => `Risikowert ${score} von 100`,
  notRated: 'nicht bewertet',
  frozenOn: (date) => `Stand: ${date}, seither nicht aktualisiert`,
  undated: 'Das Datum dieser Daten ist nicht bekannt',
};
