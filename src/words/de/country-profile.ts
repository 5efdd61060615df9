import type { Dictionary } from '../dictionary.js';

/** What the full profile says beyond the card, in German. */
export const countryProfile: Dictionary['countryProfile'] = {
  drugLaw: 'Drogenrecht',
  drugLaws: {
    'death penalty': 'Todesstrafe möglich',
    severe: 'Sehr streng',
    strict: 'Streng',
    moderate: 'Gemäßigt',
    decriminalised: 'Entkriminalisiert',
    'cannabis legal': 'Cannabis legal, mit örtlichen Einschränkungen',
  },
  drugLawTier: 'Einstufung',
  drugLawScope: 'Die Gesetze gelten auch für Reisende.',
  lgbtq: 'LGBTQ+',
  legal: 'Rechtslage',
  legals: {
    criminalised: 'Gleichgeschlechtliche Beziehungen strafbar',
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
  levelsDiffer: (uk, us) =>
    `${us ? `US-Regierung: Stufe ${us}` : 'US-Hinweise: ohne Stufe'}; ${uk ? `britische Hinweise: vom Datenanbieter als Stufe ${uk} eingestuft` : 'britische Hinweise: ohne Stufe'}.${uk && us ? ' Die beiden Skalen sind verschieden.' : ''}`,
  asCoded: 'Rechtslage nach Einstufung des Datenanbieters; beachten Sie die amtlichen Hinweise.',
  lawInPractice: 'Gesetz und Praxis können sich unterscheiden.',
  ratingAlone: 'Der Datenanbieter erläutert seine Bewertung nicht; ohne Erläuterung wird sie nicht gezeigt.',
  asRated: 'Bewertung nach Einstufung des Datenanbieters; beachten Sie die amtlichen Hinweise.',
  peaceIndex: (edition) => `Globaler Friedensindex ${edition}`,
  rank: 'Rang',
  rankOf: (rank, total) => `${rank} von ${total}`,
  peaceScore: 'Wert (je niedriger, desto friedlicher)',
  region: 'Region',
  codes: 'ISO-Codes',
  methodology: 'Wie wird das berechnet?',
  methodologyText:
    'In den Wert fließen redaktionelle Prüfung, Reisehinweise von Regierungen, Kennzahlen zu Regierungsführung und Gesundheit sowie aktuelle Ereignisse ein.',
  methodologyLink: 'Zur Methodik',
};
