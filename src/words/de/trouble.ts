import type { Dictionary } from '../dictionary.js';

/** What is said where there is nothing to show, in German. */
export const trouble: Dictionary['trouble'] = {
  retry: 'Erneut versuchen',
  failure: {
    network: 'Der Reisesicherheits-Dienst ist gerade nicht erreichbar.',
    timeout: 'Der Reisesicherheits-Dienst braucht zu lange für eine Antwort.',
    'rate-limited': 'Der Reisesicherheits-Dienst ist gerade überlastet.',
    server: 'Der Reisesicherheits-Dienst hat gerade eine Störung.',
    client: 'Der Reisesicherheits-Dienst hat diese Anfrage abgelehnt.',
    'bad-response': 'Die Antwort des Reisesicherheits-Dienstes war nicht lesbar.',
    fault: 'Dies konnte nicht angezeigt werden.',
  },
  problem: {
    'api-base': (value) =>
      value
        ? `api-base „${value}“ ist keine https-Adresse ohne Abfrage und Fragment.`
        : 'Keine Datenquelle angegeben: api-base an diesem Element oder data-api-base am Skript ergänzen.',
    'allowed-api-origins': (value) => `Diese Seite lässt die Datenquelle ${value} nicht zu.`,
    refresh: (value) => `refresh „${value}“ ist keine Minutenzahl ab 1.`,
    theme: (value) => `theme „${value}“ ist weder auto noch light noch dark.`,
    palette: (value) => `palette „${value}“ ist nicht sequential.`,
    loading: (value) => `loading „${value}“ ist weder lazy noch eager.`,
    'heading-level': (value) => `heading-level „${value}“ ist keine ganze Zahl von 1 bis 6.`,
    country: (value) =>
      !value.trim()
        ? 'Kein Land angegeben: country mit einem ISO-Code aus zwei Buchstaben ergänzen, etwa country="JP".'
        : /^\s*uk\s*$/i.test(value)
          ? 'UK ist kein ISO-Code (für das Vereinigte Königreich gilt GB).'
          : `„${value}“ ist kein ISO-Ländercode: zwei Buchstaben verwenden, etwa JP.`,
    countries: (value) => `„${value}“ nennt nicht zwei bis fünf Länder mit ihren ISO-Codes aus zwei Buchstaben.`,
    region: (value) => `„${value}“ ist keine Region: Europe, Asia, Middle East, Africa, Latin America, North America oder Oceania verwenden.`,
    variant: (value) => `„${value}“ ist keine Variante: inline, badge, card oder full verwenden.`,
    sections: (value) =>
      `„${value}“ ist kein Abschnitt: summary, breakdown, advisories, drug-law, lgbtq, womens-safety, peace-index, quick-facts oder methodology verwenden.`,
    published: (value) => `published „${value}“ ist kein gültiges Datum (Beispiel: 2026-05-20).`,
    frozen: (value) => `frozen „${value}“ ist kein gültiges Datum (Beispiel: 2026-05-20).`,
    'published-score': (value) =>
      value
        ? `published-score „${value}“ ist keine ganze Zahl von 0 bis 100.`
        : 'published ist nur ein Datum: published-score oder published-tier mit der Angabe des Artikels ergänzen.',
    hours: (value) => `hours „${value}“ ist keine ganze Zahl von 1 bis 8760.`,
    limit: (value) => `limit „${value}“ ist keine ganze Zahl von 1 bis 200.`,
    category: (value) =>
      `„${value}“ ist keine Ereigniskategorie: terrorism, crime, civil-unrest, natural-disaster, transport-disruption, health oder other verwenden.`,
    'min-severity': (value) => `min-severity „${value}“ ist keine ganze Zahl von 1 bis 5.`,
    'tile-url': () => 'Rasterkacheln brauchen beides: tile-url mit einer https-Adresse und tile-attribution.',
    snapshot: () => 'Die festgehaltenen Daten in diesem Element waren nicht lesbar.',
  },
  triedAgain: 'Ein neuer Versuch folgt automatisch.',
  triedAgainAt: (time) => `Nächster Versuch um ${time} Uhr.`,
};
