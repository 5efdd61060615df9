import type { Dictionary } from '../dictionary.js';

/** "al 20 mag", but "all’8 mag". */
const upTo = (date: string): string => `al${/^(8|11)\b/.test(date) ? 'l’' : ' '}${date}`;

/** What every tag says, in Italian. */
export const main: Dictionary['main'] = {
  creditTo: 'Fonte: ',
  comma: ', ',
  colon: ': ',
  stop: '. ',
  aside: (text) => ` (${text})`,
  publisherUnnamed: 'fornitore dei dati',
  translated: '\u00a0· Modifiche: traduzione',
  takeAway: 'Salva o cita',
  newTab: 'si apre in una nuova scheda',
  asOf: (time) => `Dati ${upTo(time)}`,
  staleSince: (time) => `Aggiornamento non riuscito. Dati ${upTo(time)}`,
  score: (score) => `Indice di rischio: ${score} su 100`,
  scoreUnknown: 'Indice di rischio sconosciuto',
  outOf: 'su\u00a0100',
  direction: 'più è basso, più è sicuro',
  tier: (level) => `livello ${level} su 5`,
  tierUnknown: 'Livello di rischio sconosciuto',
  notInDataset: (iso2) => `${iso2} non figura nei dati.`,
  vocabulary: {
    'very safe': 'Molto sicuro',
    'exercise normal caution': 'Normale prudenza',
    'exercise increased caution': 'Maggiore prudenza',
    'high risk': 'Rischio elevato',
    'do not travel': 'Non viaggiare',
    europe: 'Europa',
    asia: 'Asia',
    'middle east': 'Medio Oriente',
    africa: 'Africa',
    'latin america': 'America Latina',
    'north america': 'America del Nord',
    oceania: 'Oceania',
    left: 'sinistra',
    right: 'destra',
    'very low': 'molto bassa',
    low: 'bassa',
    moderate: 'moderata',
    mixed: 'disomogenea',
    high: 'alta',
    'very high': 'molto alta',
  },
  names: { CD: 'Repubblica Democratica del Congo', CG: 'Repubblica del Congo' },
};
