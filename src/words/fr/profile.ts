import type { Dictionary } from '../dictionary.js';

/** What the full profile says beyond the card, in French. */
export const profile: Dictionary['profile'] = {
  drugLaw: 'Loi sur les stupéfiants',
  drugLaws: {
    'death penalty': 'Peine de mort possible',
    severe: 'Très sévère',
    strict: 'Stricte',
    moderate: 'Modérée',
    decriminalised: 'Dépénalisation',
    'cannabis legal': 'Cannabis légal, limites locales',
  },
  drugLawTier: 'Codé comme',
  drugLawScope: 'La loi s’applique aussi aux visiteurs.',
  lgbtq: 'LGBTQ+',
  legal: 'Situation légale',
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
  rating: 'Évaluation',
  levelsDiffer: (uk, us) =>
    `${us ? `Niveau du gouvernement américain : ${us}` : 'Les conseils américains n’ont pas de niveau'} ; ${uk ? `conseils britanniques codés ${uk} par l’éditeur` : 'les conseils britanniques n’ont pas de niveau'}.${uk && us ? ' Les deux échelles ne sont pas les mêmes.' : ''}`,
  asCoded: 'Situation légale codée par l’éditeur ; consultez les conseils officiels.',
  lawInPractice: 'La loi et son application sont deux choses.',
  ratingAlone: 'L’évaluation de l’éditeur est sans notes et n’est pas montrée seule.',
  asRated: 'Évaluation codée par l’éditeur ; consultez les conseils officiels.',
  peaceIndex: (edition) => `Indice mondial de la paix ${edition}`,
  rank: 'Rang',
  rankOf: (rank, total) => `${rank} sur ${total}`,
  peaceScore: 'Score (plus bas, plus paisible)',
  region: 'Région',
  codes: 'Codes ISO',
  methodology: 'Comment est-ce calculé ?',
  methodologyText:
    'L’indice réunit une évaluation rédactionnelle, les conseils de gouvernements, des indicateurs de gouvernance et de santé et les incidents récents.',
  methodologyLink: 'Lire la méthodologie',
};
