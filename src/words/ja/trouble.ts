import type { Dictionary } from '../dictionary.js';

/** What is said where there is nothing to show, in Japanese. */
export const trouble: Dictionary['trouble'] = {
  retry: '再試行',
  failure: {
    network: '現在、渡航安全情報サービスに接続できません。',
    timeout: '渡航安全情報サービスの応答に時間がかかりすぎています。',
    'rate-limited': '現在、渡航安全情報サービスが混み合っています。',
    server: '現在、渡航安全情報サービスに問題が発生しています。',
    client: '渡航安全情報サービスがこのリクエストを拒否しました。',
    'bad-response': '渡航安全情報サービスの応答を読み取れませんでした。',
    fault: '表示できませんでした。',
  },
  problem: {
    'api-base': (value) =>
      value
        ? `api-base「${value}」は正しくありません。クエリやフラグメントのないhttpsアドレスを指定してください。`
        : 'データの取得先がありません。このタグにapi-baseを、またはスクリプトにdata-api-baseを追加してください。',
    'allowed-api-origins': (value) => `このページではデータの取得先${value}は許可されていません。`,
    refresh: (value) => `refresh「${value}」は1分以上の数値ではありません。`,
    theme: (value) => `theme「${value}」はauto、light、darkのいずれでもありません。`,
    palette: (value) => `palette「${value}」はsequentialではありません。`,
    loading: (value) => `loading「${value}」はlazyでもeagerでもありません。`,
    'heading-level': (value) => `heading-level「${value}」は1から6までの整数ではありません。`,
    country: (value) =>
      !value.trim()
        ? '国が指定されていません。country="JP"のように、2文字のISOコードでcountryを追加してください。'
        : /^\s*uk\s*$/i.test(value)
          ? 'UKはISOコードではありません（英国はGBです）。'
          : `「${value}」はISO国コードではありません。JPのように2文字で指定してください。`,
    countries: (value) => `「${value}」は正しくありません。2～5か国を2文字のISOコードで指定してください。`,
    region: (value) =>
      `「${value}」は地域名ではありません。Europe、Asia、Middle East、Africa、Latin America、North America、Oceaniaのいずれかを指定してください。`,
    variant: (value) => `「${value}」は表示形式ではありません。inline、badge、card、fullのいずれかを指定してください。`,
    sections: (value) =>
      `「${value}」は項目名ではありません。summary、breakdown、advisories、drug-law、lgbtq、womens-safety、peace-index、quick-facts、methodologyのいずれかを指定してください。`,
    published: (value) => `published「${value}」は、2026-05-20のような日付ではありません。`,
    frozen: (value) => `frozen「${value}」は、2026-05-20のような日付ではありません。`,
    'published-score': (value) =>
      value
        ? `published-score「${value}」は0～100の整数ではありません。`
        : 'publishedが日付だけです。記事の内容を示すpublished-scoreまたはpublished-tierを追加してください。',
    hours: (value) => `hours「${value}」は1から8760までの整数ではありません。`,
    limit: (value) => `limit「${value}」は1から200までの整数ではありません。`,
    category: (value) =>
      `「${value}」は事案の分類ではありません。terrorism、crime、civil-unrest、natural-disaster、transport-disruption、health、otherのいずれかを指定してください。`,
    'min-severity': (value) => `min-severity「${value}」は1から5までの整数ではありません。`,
    'tile-url': () => 'タイルには、httpsアドレスのtile-urlとtile-attributionの両方が必要です。',
    snapshot: () => 'このタグ内の固定データを読み取れませんでした。',
  },
  triedAgain: '自動的に再試行します。',
  triedAgainAt: (time) => `${time}に再試行します。`,
};
