import type { Dictionary } from '../dictionary.js';

/** What the full profile says beyond the card, in Italian. */
export const countryProfile: Dictionary['countryProfile'] = {
  drugLaw: 'Normativa sulle droghe',
  drugLaws: {
    'death penalty': 'Pena di morte possibile',
    severe: 'Molto severa',
    strict: 'Rigida',
    moderate: 'Moderata',
    decriminalised: 'Depenalizzazione',
    'cannabis legal': 'Cannabis legale, con limiti locali',
  },
  drugLawTier: 'Classificazione',
  drugLawScope: 'La legge vale anche per i visitatori.',
  lgbtq: 'LGBTQ+',
  legal: 'Situazione giuridica',
  legals: {
    criminalised: 'Relazioni tra persone dello stesso sesso considerate reato',
    legal: 'Relazioni tra persone dello stesso sesso legali',
    'same-sex marriage': 'Matrimonio tra persone dello stesso sesso legale',
  },
  social: 'Accettazione sociale',
  womensSafety: 'Sicurezza delle donne',
  womensRatings: {
    'very safe': 'Molto sicuro',
    safe: 'Sicuro',
    caution: 'Prudenza',
    'higher risk': 'Rischio più alto',
    'extreme caution': 'Estrema prudenza',
  },
  levelsDiffer: (uk, us) =>
    `${us ? `Livello del governo statunitense: ${us}` : 'Gli avvisi statunitensi non hanno livello'}; ${uk ? `avvisi britannici, livello attribuito dal fornitore dei dati: ${uk}` : 'gli avvisi britannici non hanno livello'}.${uk && us ? ' Le due scale sono diverse.' : ''}`,
  asCoded: 'Situazione giuridica secondo il fornitore dei dati; consultate gli avvisi ufficiali.',
  lawInPractice: 'La legge e la sua applicazione non sono la stessa cosa.',
  ratingAlone: 'La valutazione del fornitore dei dati è priva di note e perciò non viene mostrata.',
  asRated: 'Valutazione secondo il fornitore dei dati; consultate gli avvisi ufficiali.',
  peaceIndex: (edition) => `Indice globale della pace ${edition}`,
  rank: 'Posizione',
  rankOf: (rank, total) => `${rank} su ${total}`,
  peaceScore: 'Punteggio (più è basso, più il Paese è pacifico)',
  region: 'Regione',
  codes: 'Codici ISO',
  methodology: 'Come si calcola l’indice?',
  methodologyText: 'L’indice unisce una valutazione redazionale, avvisi di governi, indicatori di governance e salute ed eventi recenti.',
  methodologyLink: 'Leggi la metodologia',
};
