import type { Dictionary } from '../dictionary.js';

/** What is said where there is nothing to show, in French. */
export const trouble: Dictionary['trouble'] = {
  retry: 'Réessayer',
  failure: {
    network: 'Le service de sécurité des voyages est injoignable pour l’instant.',
    timeout: 'Le service de sécurité des voyages met trop de temps à répondre.',
    'rate-limited': 'Le service de sécurité des voyages est très sollicité pour l’instant.',
    server: 'Le service de sécurité des voyages rencontre un problème.',
    client: 'Le service de sécurité des voyages n’a pas accepté cette demande.',
    'bad-response': 'La réponse du service de sécurité des voyages est illisible.',
    fault: 'Ce contenu n’a pas pu être affiché.',
  },
  problem: {
    'api-base': (value) =>
      value
        ? `api-base « ${value} » n’est pas une adresse https sans requête ni fragment.`
        : 'Aucune source de données : ajoutez api-base à cette balise ou data-api-base au script.',
    'allowed-api-origins': (value) => `Cette page n’autorise pas la source de données ${value}.`,
    refresh: (value) => `refresh « ${value} » n’est pas un nombre de minutes d’au moins 1.`,
    country: (value) =>
      !value.trim()
        ? 'Aucun pays : ajoutez country avec un code ISO de deux lettres, par exemple country="JP".'
        : /^\s*uk\s*$/i.test(value)
          ? 'UK n’est pas un code ISO (celui du Royaume-Uni est GB).'
          : `« ${value} » n’est pas un code de pays ISO : deux lettres, par exemple JP.`,
    countries: (value) => `« ${value} » ne nomme pas 2 à 5 pays par leur code ISO de deux lettres.`,
    region: (value) => `« ${value} » n’est pas une région : Europe, Asia, Middle East, Africa, Latin America, North America ou Oceania.`,
    variant: (value) => `« ${value} » n’est pas une variante : inline, badge, card ou full.`,
    sections: (value) => `« ${value} » n’est pas une section.`,
    published: (value) => `published « ${value} » n’est pas une date, par exemple 2026-05-20.`,
    frozen: (value) => `frozen « ${value} » n’est pas une date, par exemple 2026-05-20.`,
    'published-score': (value) =>
      value
        ? `published-score « ${value} » n’est pas un nombre entier de 0 à 100.`
        : 'published n’est qu’une date : ajoutez published-score ou published-tier, ce que disait l’article.',
    hours: (value) => `hours « ${value} » n’est pas un nombre entier de 1 à 8760.`,
    limit: (value) => `limit « ${value} » n’est pas un nombre entier de 1 à 200.`,
    category: (value) => `« ${value} » n’est pas une catégorie d’incident.`,
    'min-severity': (value) => `min-severity « ${value} » n’est pas un nombre entier de 1 à 5.`,
    'tile-url': () => 'Les tuiles exigent les deux : tile-url avec une adresse https, et tile-attribution.',
    snapshot: () => 'Les données figées dans cette balise sont illisibles.',
  },
  triedAgain: 'Un nouvel essai sera fait automatiquement.',
  triedAgainAt: (time) => `Nouvel essai à ${time}.`,
};
