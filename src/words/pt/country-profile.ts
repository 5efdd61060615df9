import type { Dictionary } from '../dictionary.js';

/** What the full profile says beyond the card, in Portuguese. */
export const countryProfile: Dictionary['countryProfile'] = {
  drugLaw: 'Legislação sobre drogas',
  drugLaws: {
    'death penalty': 'Pena de morte possível',
    severe: 'Muito severa',
    strict: 'Rigorosa',
    moderate: 'Moderada',
    decriminalised: 'Descriminalização',
    'cannabis legal': 'Cannabis legal, com limites locais',
  },
  drugLawTier: 'Classificação',
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
    'higher risk': 'Risco mais alto',
    'extreme caution': 'Cautela extrema',
  },
  levelsDiffer: (uk, us) =>
    `${us ? `Nível do governo dos EUA: ${us}` : 'As orientações dos EUA não têm nível'}; ${uk ? `orientações britânicas, nível atribuído pelo fornecedor dos dados: ${uk}` : 'as orientações britânicas não têm nível'}.${uk && us ? ' As duas escalas são diferentes.' : ''}`,
  asCoded: 'Situação legal segundo o fornecedor dos dados; consulte as orientações oficiais.',
  lawInPractice: 'A lei e sua aplicação não são a mesma coisa.',
  ratingAlone: 'A avaliação do fornecedor dos dados vem sem notas e, sem elas, não é mostrada.',
  asRated: 'Avaliação segundo o fornecedor dos dados; consulte as orientações oficiais.',
  peaceIndex: (edition) => `Índice Global da Paz ${edition}`,
  rank: 'Posição',
  rankOf: (rank, total) => `${rank} de ${total}`,
  peaceScore: 'Pontuação (quanto mais baixa, mais pacífico o país)',
  region: 'Região',
  codes: 'Códigos ISO',
  methodology: 'Como o índice é calculado?',
  methodologyText: 'O índice combina avaliação editorial, orientações de governos, indicadores de governança e saúde e incidentes recentes.',
  methodologyLink: 'Ler a metodologia',
};
