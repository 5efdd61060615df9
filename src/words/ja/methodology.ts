import type { Dictionary } from '../dictionary.js';

/** What `<risk-methodology>` says, in Japanese. */
export const methodology: Dictionary['methodology'] = {
  methodologyTitle: 'リスクスコアの算出方法',
  noMethodology: '提供元はスコアの算出方法を示していません。',
  formula: '計算式',
  scoreScale: '尺度',
  components: '構成要素と比重',
  componentNames: { editorial: '編集部の評価', authority: '公的機関の情報', structural: '構造的要因', live: '最新の事案' },
  weightUnknown: '比重の記載なし',
  renormalised: 'ある国で要素が欠けている場合は、残りの要素の比重を比例して増やし、合計が変わらないようにします。',
  notRenormalised: 'ある国で要素が欠けている場合も、残りの要素の比重は変わりません。',
  tierRanges: '区分',
  rangeUnknown: '範囲の記載なし',
  levelSent: (level) => `レベル${level}`,
  dataSources: '情報源',
  reviewCadence: '見直しの頻度',
  licenceLabel: 'ライセンス',
  moreDetails: 'その他の情報',
  methodologyGuide: '提供元の解説を読む',
};
