import type { Dictionary } from '../dictionary.js';

/** What is said of a story that ran earlier, in Japanese. */
export const published: Dictionary['published'] = {
  whenItRan: (then, now) => `記事の掲載時：${then}。現在：${now}。`,
  nothingChanged: (now) => `記事の掲載時から変わりありません：${now}。`,
  storyOf: (date) => `掲載日：${date}。`,
  tierWithScore: (tier, score) => `${tier}（${score}）`,
  scoreAlone: (score) => `リスクスコア100点中${score}点`,
  notRated: '評価なし',
  frozenOn: (date) => `${date}時点のデータ（以降は更新されていません）`,
  undated: 'このデータの日付は不明です',
};
