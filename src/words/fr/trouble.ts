import type { Dictionary } from '../dictionary.js';

/** What is said where there is nothing to show, in French. */
export const trouble: Dictionary['trouble'] = {
  retry: 'Réessayer',
  failure: {
    network: 'Le service de sécurité des voyages est injoignable pour l’instant.',
    timeout: 'Le service de sécurité des voyages met trop de temps à répondre.',
    'rate-limited': 'Le service de sécurité des voyages est très sollicité pour l’instant.',
    server: 'Le service de sécurité des voyages rencontre un problème.',
    client: 'Le service de sécurité des voyages a rejeté cette demande.',
    'bad-response': 'La réponse du service de sécurité des voyages est illisible.',
    fault: 'Ce contenu n’a pas pu être affiché.',
  },
  problem: {
    'api-base': (value) =>
      value
        ? `api-base «\u00a0${value}\u00a0» n’est pas une adresse https sans requête ni fragment.`
        : 'Aucune source de données\u00a0: ajoutez api-base à cette balise ou data-api-base au script.',
    'allowed-api-origins': (value) => `Cette page n’autorise pas la source de données ${value}.`,
    refresh: (value) => `refresh «\u00a0${value}\u00a0» n’est pas un nombre de minutes égal ou supérieur à 1.`,
    theme: (value) => `theme «\u00a0${value}\u00a0» n’est ni auto, ni light, ni dark.`,
    palette: (value) => `palette «\u00a0${value}\u00a0» n’est pas sequential.`,
    loading: (value) => `loading «\u00a0${value}\u00a0» n’est ni lazy ni eager.`,
    'heading-level': (value) => `heading-level «\u00a0${value}\u00a0» n’est pas un nombre entier de 1 à 6.`,
    country: (value) =>
      !value.trim()
        ? 'Aucun pays\u00a0: ajoutez country avec un code ISO de deux lettres, par exemple country="JP".'
        : /^\s*uk\s*$/i.test(value)
          ? 'UK n’est pas un code ISO (celui du Royaume-Uni est GB).'
          : `«\u00a0${value}\u00a0» n’est pas un code de pays ISO\u00a0: deux lettres, par exemple JP.`,
    countries: (value) => `«\u00a0${value}\u00a0» n’indique pas 2 à 5 pays par leur code ISO de deux lettres.`,
    region: (value) => `«\u00a0${value}\u00a0» n’est pas une région\u00a0: Europe, Asia, Middle East, Africa, Latin America, North America ou Oceania.`,
    variant: (value) => `«\u00a0${value}\u00a0» n’est pas une variante\u00a0: inline, badge, card ou full.`,
    sections: (value) =>
      `«\u00a0${value}\u00a0» n’est pas une section\u00a0: summary, breakdown, advisories, drug-law, lgbtq, womens-safety, peace-index, quick-facts ou methodology.`,
    published: (value) => `published «\u00a0${value}\u00a0» n’est pas une date valide (exemple\u00a0: 2026-05-20).`,
    frozen: (value) => `frozen «\u00a0${value}\u00a0» n’est pas une date valide (exemple\u00a0: 2026-05-20).`,
    'published-score': (value) =>
      value
        ? `published-score «\u00a0${value}\u00a0» n’est pas un nombre entier de 0 à 100.`
        : 'published n’est qu’une date\u00a0: ajoutez published-score ou published-tier, avec ce que disait l’article.',
    hours: (value) => `hours «\u00a0${value}\u00a0» n’est pas un nombre entier de 1 à 8760.`,
    limit: (value) => `limit «\u00a0${value}\u00a0» n’est pas un nombre entier de 1 à 200.`,
    category: (value) =>
      `«\u00a0${value}\u00a0» n’est pas une catégorie d’incident\u00a0: terrorism, crime, civil-unrest, natural-disaster, transport-disruption, health ou other.`,
    'min-severity': (value) => `min-severity «\u00a0${value}\u00a0» n’est pas un nombre entier de 1 à 5.`,
    'tile-url': () => 'Les tuiles exigent à la fois tile-url, avec une adresse https, et tile-attribution.',
    snapshot: () => 'Les données figées dans cette balise sont illisibles.',
  },
  triedAgain: 'Un nouvel essai suivra automatiquement.',
  triedAgainAt: (time) => `Nouvel essai à ${time}.`,
};
