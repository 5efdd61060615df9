import type { Dictionary } from '../dictionary.js';

/** What is said to readers who take along what a tag shows, in Japanese. */
export const takeAway: Dictionary['takeAway'] = {
  downloadCsv: 'CSVで保存',
  downloadJson: 'JSONで保存',
  copyLink: 'リンクをコピー',
  copyCitation: '出典をコピー',
  creditStays: 'どのファイルにも出典が記載されています。削除しないでください。',
  downloading: (file) => `ダウンロードを開始しました：${file}`,
  notDownloaded: 'ここではファイルを保存できませんでした。',
  linkCopied: 'リンクをコピーしました。',
  citationCopied: '出典をコピーしました。',
  notCopied: 'このページではコピーが許可されていません。選択されたテキストをここからコピーしてください。',
  textToCopy: 'コピーするテキスト',
  citedOf: (name, rating) => `${name}：${rating}`,
  citedNext: '；',
  citedRating: (tier, score) => `${tier}、リスクスコア100点中${score}点（低いほど安全）`,
  citedScore: (score) => `リスクスコア100点中${score}点（低いほど安全）`,
  citedWithout: 'リスクスコア不明',
  retrievedOn: (date) => `閲覧日：${date}`,
  filteredAndTranslated: '変更：絞り込み、翻訳',
  filteredOnly: '変更：絞り込み',
  translatedOnly: '変更：翻訳',
};
