import type { Dictionary } from '../dictionary.js';

/** What the full profile says beyond the card, in French. */
export const countryProfile: Dictionary['countryProfile'] = {
  drugLaw: 'Législation sur les stupéfiants',
  drugLaws: {
    'death penalty': 'Peine de mort possible',
    severe: 'Très sévère',
    strict: 'Stricte',
    moderate: 'Modérée',
    decriminalised: 'Dépénalisation',
    'cannabis legal': 'Cannabis légal, avec des restrictions locales',
  },
  drugLawTier: 'Classement',
  drugLawScope: 'La loi s’applique aussi aux visiteurs.',
  lgbtq: 'LGBTQ+',
  legal: 'Situation juridique',
  legals: {
    criminalised: 'Relations entre personnes de même sexe pénalisées',
    legal: 'Relations entre personnes de même sexe légales',
    'same-sex marriage': 'Mariage entre personnes de même sexe légal',
  },
  social: 'Acceptation sociale',
  womensSafety: 'Sécurité des femmes',
  womensRatings: {
    'very safe': 'Très sûr',
    safe: 'Sûr',
    caution: 'Prudence',
    'higher risk': 'Risque accru',
    'extreme caution': 'Extrême prudence',
  },
  levelsDiffer: (uk, us) =>
    `${us ? `Niveau du gouvernement américain\u00a0: ${us}` : 'Les conseils américains n’ont pas de niveau'}\u202f; ${uk ? `conseils britanniques\u00a0: niveau ${uk}, attribué par le fournisseur des données` : 'les conseils britanniques n’ont pas de niveau'}.${uk && us ? ' Les deux échelles sont différentes.' : ''}`,
  asCoded: 'Situation juridique selon le fournisseur des données\u202f; consultez les conseils officiels.',
  lawInPractice: 'La loi et son application sont deux choses différentes.',
  ratingAlone: 'Faute d’explications du fournisseur des données, son évaluation n’est pas affichée.',
  asRated: 'Évaluation établie par le fournisseur des données\u202f; consultez les conseils officiels.',
  peaceIndex: (edition) => `Indice mondial de la paix ${edition}`,
  rank: 'Rang',
  rankOf: (rank, total) => `${rank} sur ${total}`,
  peaceScore: 'Score (plus il est bas, plus le pays est pacifique)',
  region: 'Région',
  codes: 'Codes ISO',
  methodology: 'Comment cet indice est-il calculé\u202f?',
  methodologyText:
    'L’indice combine une évaluation éditoriale, les conseils de plusieurs gouvernements, des indicateurs de gouvernance et de santé et les incidents récents.',
  methodologyLink: 'Lire la méthodologie',
};
