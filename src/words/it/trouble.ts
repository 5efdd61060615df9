import type { Dictionary } from '../dictionary.js';

/** What is said where there is nothing to show, in Italian. */
export const trouble: Dictionary['trouble'] = {
  retry: 'Riprova',
  failure: {
    network: 'Il servizio sulla sicurezza dei viaggi non è raggiungibile in questo momento.',
    timeout: 'Il servizio sulla sicurezza dei viaggi impiega troppo tempo a rispondere.',
    'rate-limited': 'Il servizio sulla sicurezza dei viaggi è sovraccarico in questo momento.',
    server: 'Il servizio sulla sicurezza dei viaggi ha un problema in questo momento.',
    client: 'Il servizio sulla sicurezza dei viaggi ha respinto questa richiesta.',
    'bad-response': 'La risposta del servizio sulla sicurezza dei viaggi non è leggibile.',
    fault: 'Non è stato possibile mostrare questo contenuto.',
  },
  problem: {
    'api-base': (value) =>
      value
        ? `api-base «${value}» non è un indirizzo https senza query né frammento.`
        : 'Manca la fonte dei dati: aggiungete api-base a questo tag o data-api-base allo script.',
    'allowed-api-origins': (value) => `Questa pagina non ammette la fonte dei dati ${value}.`,
    refresh: (value) => `refresh «${value}» non è un numero di minuti pari o superiore a 1.`,
    theme: (value) => `theme «${value}» non è né auto né light né dark.`,
    palette: (value) => `palette «${value}» non è sequential.`,
    loading: (value) => `loading «${value}» non è né lazy né eager.`,
    'heading-level': (value) => `heading-level «${value}» non è un numero intero da 1 a 6.`,
    country: (value) =>
      !value.trim()
        ? 'Manca il Paese: aggiungete country con un codice ISO di due lettere, per esempio country="JP".'
        : /^\s*uk\s*$/i.test(value)
          ? 'UK non è un codice ISO (quello del Regno Unito è GB).'
          : `«${value}» non è un codice ISO di Paese: due lettere, per esempio JP.`,
    countries: (value) => `«${value}» non indica da 2 a 5 Paesi con il codice ISO di due lettere.`,
    region: (value) => `«${value}» non è una regione: Europe, Asia, Middle East, Africa, Latin America, North America o Oceania.`,
    variant: (value) => `«${value}» non è una variante: inline, badge, card o full.`,
    sections: (value) =>
      `«${value}» non è una sezione: summary, breakdown, advisories, drug-law, lgbtq, womens-safety, peace-index, quick-facts o methodology.`,
    published: (value) => `published «${value}» non è una data valida (esempio: 2026-05-20).`,
    frozen: (value) => `frozen «${value}» non è una data valida (esempio: 2026-05-20).`,
    'published-score': (value) =>
      value
        ? `published-score «${value}» non è un numero intero da 0 a 100.`
        : 'published è solo una data: aggiungete published-score o published-tier, con quanto diceva l’articolo.',
    hours: (value) => `hours «${value}» non è un numero intero da 1 a 8760.`,
    limit: (value) => `limit «${value}» non è un numero intero da 1 a 200.`,
    category: (value) => `«${value}» non è una categoria di eventi: terrorism, crime, civil-unrest, natural-disaster, transport-disruption, health o other.`,
    'min-severity': (value) => `min-severity «${value}» non è un numero intero da 1 a 5.`,
    'tile-url': () => 'I riquadri della mappa richiedono entrambi: tile-url con un indirizzo https e tile-attribution.',
    snapshot: () => 'I dati fissati in questo tag non sono leggibili.',
  },
  triedAgain: 'Seguirà un nuovo tentativo automatico.',
  triedAgainAt: (time) => `Nuovo tentativo alle ${time}.`,
};
