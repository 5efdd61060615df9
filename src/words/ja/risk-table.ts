import type { Dictionary } from '../dictionary.js';

/** What the table of countries says, in Japanese. */
export const riskTable: Dictionary['riskTable'] = {
  byCountry: '国別の渡航リスク',
  byCountryIn: (region) => `国別の渡航リスク：${region}`,
  countryTable: '国の一覧表',
  tableHelp: '矢印キーで国の間を移動し、Enterキーで選びます。',
  columns: { name: '国', tier: 'リスク区分', score: 'スコア' },
  columnRegion: '地域',
  searchCountries: '国を検索',
  chooseRegion: '地域',
  allRegions: 'すべての地域',
  regionWithCount: (region, count) => `${region}（${count}）`,
  countries: (count, format) => `${format.number(count)}か国`,
  countriesOf: (count, all, format) => `${format.number(all)}か国中${format.number(count)}か国`,
  firstCountries: (count, all, format) => `${format.number(all)}か国中、名前順の最初の${format.number(count)}か国`,
  noCountries: '国のデータがありません。',
  noCountriesIn: (region) => `${region}：国のデータがありません。`,
  noCountryFound: '該当する国がありません。',
  showAllCountries: 'すべて表示',
  countriesFiltered: '絞り込みあり',
  nationwide: '区分は国全体で一つです。渡航情報は同じ国でも地域により異なることがあります。',
  fromPublicSources: '公開情報に基づいています。必ず自国政府の渡航情報をご確認ください。',
};
