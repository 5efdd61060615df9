import type { Dictionary } from '../dictionary.js';

/** What the full profile says beyond the card, in German. */
export const profile: Dictionary['profile'] = {
  drugLaw: 'Drogenrecht',
  drugLaws: {
    'death penalty': 'Todesstrafe möglich',
    severe: 'Sehr streng',
    strict: 'Streng',
    moderate: 'Gemäßigt',
    decriminalised: 'Entkriminalisiert',
    'cannabis legal': 'Cannabis legal, örtliche Grenzen gelten',
  },
  drugLawTier: 'Codiert als',
  drugLawScope: 'Das Recht gilt auch für Reisende.',
  lgbtq: 'LGBTQ+',
  legal: 'Rechtslage',
  legals: {
    criminalised: 'Gleichgeschlechtliche Beziehungen unter Strafe',
    legal: 'Gleichgeschlechtliche Beziehungen legal',
    'same-sex marriage': 'Gleichgeschlechtliche Ehe möglich',
  },
  social: 'Gesellschaftliche Akzeptanz',
  womensSafety: 'Sicherheit von Frauen',
  womensRatings: {
    'very safe': 'Sehr sicher',
    safe: 'Sicher',
    caution: 'Vorsicht',
    'higher risk': 'Erhöhtes Risiko',
    'extreme caution': 'Äußerste Vorsicht',
  },
  rating: 'Bewertung',
  levelsDiffer: (uk, us) =>
    `${us ? `US-Regierung: Stufe ${us}` : 'US-Hinweise: ohne Stufe'}; ${uk ? `britische Hinweise: vom Herausgeber als ${uk} codiert` : 'britische Hinweise: ohne Stufe'}.${uk && us ? ' Die beiden Skalen sind nicht dieselben.' : ''}`,
  asCoded: 'Rechtslage nach Angabe des Herausgebers; beachten Sie amtliche Hinweise.',
  lawInPractice: 'Gesetz und Praxis können sich unterscheiden.',
  ratingAlone: 'Die Bewertung des Herausgebers kommt ohne Erläuterung und wird nicht allein gezeigt.',
  asRated: 'Bewertung nach Angabe des Herausgebers; beachten Sie amtliche Hinweise.',
  peaceIndex: (edition) => `Globaler Friedensindex ${edition}`,
  rank: 'Rang',
  rankOf: (rank, total) => `${rank} von ${total}`,
  peaceScore: 'Wert (niedriger ist friedlicher)',
  region: 'Region',
  codes: 'ISO-Codes',
  methodology: 'Wie wird das berechnet?',
  methodologyText: 'Der Wert verbindet redaktionelle Prüfung, Hinweise von Regierungen, Kennzahlen zu Staat und Gesundheit und aktuelle Ereignisse.',
  methodologyLink: 'Zur Methodik',
};
