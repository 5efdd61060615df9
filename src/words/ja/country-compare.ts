import type { Dictionary } from '../dictionary.js';

/** What the comparison says beyond the card, in Japanese. */
export const countryCompare: Dictionary['countryCompare'] = {
  comparedTitle: (names) => `${names}の比較`,
  comparedScore: 'リスクスコア（0～100、低いほど安全）',
  comparedTier: 'リスク区分',
  stillLoading: (code) => `${code}を読み込んでいます。`,
  notGiven: '記載なし',
};
