import type { Dictionary } from '../dictionary.js';

/** What the full profile says beyond the card, in Portuguese. */
export const profile: Dictionary['profile'] = {
  drugLaw: 'Lei de drogas',
  drugLaws: {
    'death penalty': 'Pena de morte possível',
    severe: 'Muito severa',
    strict: 'Rigorosa',
    moderate: 'Moderada',
    decriminalised: 'Descriminalização',
    'cannabis legal': 'Cannabis legal, com limites locais',
  },
  drugLawTier: 'Codificada como',
  drugLawScope: 'A lei também se aplica a visitantes.',
  lgbtq: 'LGBTQ+',
  legal: 'Situação legal',
  legals: {
    criminalised: 'Relações entre pessoas do mesmo sexo criminalizadas',
    legal: 'Relações entre pessoas do mesmo sexo legais',
    'same-sex marriage': 'Casamento entre pessoas do mesmo sexo legal',
  },
  social: 'Aceitação social',
  womensSafety: 'Segurança das mulheres',
  womensRatings: {
    'very safe': 'Muito seguro',
    safe: 'Seguro',
    caution: 'Cautela',
    'higher risk': 'Risco maior',
    'extreme caution': 'Cautela extrema',
  },
  rating: 'Avaliação',
  levelsDiffer: (uk, us) =>
    `${us ? `Nível do governo dos EUA: ${us}` : 'As orientações dos EUA não têm nível'}; ${uk ? `orientações britânicas, codificadas pelo editor: ${uk}` : 'as britânicas não têm nível'}.${uk && us ? ' As duas escalas não são a mesma.' : ''}`,
  asCoded: 'Situação legal codificada pelo editor; consulte as orientações oficiais.',
  lawInPractice: 'A lei e sua aplicação não são a mesma coisa.',
  ratingAlone: 'A avaliação do editor vem sem notas e não é mostrada sozinha.',
  asRated: 'Avaliação codificada pelo editor; consulte as orientações oficiais.',
  peaceIndex: (edition) => `Índice Global da Paz ${edition}`,
  rank: 'Posição',
  rankOf: (rank, total) => `${rank} de ${total}`,
  peaceScore: 'Pontuação (mais baixa é mais pacífico)',
  region: 'Região',
  codes: 'Códigos ISO',
  methodology: 'Como isto é calculado?',
  methodologyText: 'O índice combina avaliação editorial, orientações de governos, indicadores de governança e saúde e incidentes recentes.',
  methodologyLink: 'Ler a metodologia',
};
