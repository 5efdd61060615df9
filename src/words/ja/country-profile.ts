import type { Dictionary } from '../dictionary.js';

/** What the full profile says beyond the card, in Japanese. */
export const countryProfile: Dictionary['countryProfile'] = {
  drugLaw: '薬物に関する法律',
  drugLaws: {
    'death penalty': '死刑の可能性あり',
    severe: '非常に厳しい',
    strict: '厳しい',
    moderate: '中程度',
    decriminalised: '非犯罪化',
    'cannabis legal': '大麻は合法、各地の制限あり',
  },
  drugLawTier: '区分',
  drugLawScope: '法律は渡航者にも適用されます。',
  lgbtq: 'LGBTQ+',
  legal: '法的状況',
  legals: {
    criminalised: '同性間の関係は刑罰の対象',
    legal: '同性間の関係は合法',
    'same-sex marriage': '同性婚は合法',
  },
  social: '社会の受容度',
  womensSafety: '女性の安全',
  womensRatings: {
    'very safe': '非常に安全',
    safe: '安全',
    caution: '注意',
    'higher risk': 'リスクが高め',
    'extreme caution': '最大限の注意',
  },
  levelsDiffer: (uk, us) =>
    `${us ? `米国政府のレベルは${us}` : '米国の情報にはレベルなし'}、${uk ? `英国の情報は提供元により${uk}と数値化` : '英国の情報にはレベルなし'}。${uk && us ? '二つの尺度は同じものではありません。' : ''}`,
  asCoded: '法的状況は提供元の分類によります。公式の情報をご確認ください。',
  lawInPractice: '法律とその運用は同じではありません。',
  ratingAlone: '提供元の評価に注記がないため、評価のみの表示はしません。',
  asRated: '評価は提供元の分類によります。公式の情報をご確認ください。',
  peaceIndex: (edition) => `世界平和度指数${edition}`,
  rank: '順位',
  rankOf: (rank, total) => `${total}か国中${rank}位`,
  peaceScore: '値（低いほど平和）',
  region: '地域',
  codes: 'ISOコード',
  methodology: 'スコアの算出方法',
  methodologyText: 'スコアは、編集部の評価、政府の渡航情報、統治と保健の指標、最近の事案を組み合わせたものです。',
  methodologyLink: '算出方法を読む',
};
