import { sampleDataset, type Dataset, type Row } from '../dataset.js';
import { oddIncidents } from './odd-incidents.js';

type Shape = (row: Row) => unknown;

/** Shapes of a country that the contract leaves open or a careless server might send. */
const shapes: Readonly<Record<string, Shape>> = {
  onlyCodeAndName: ({ iso2, name }) => ({ iso2, name }),
  noRating: (row) => ({ ...row, risk_score: null, risk_tier: null, breakdown: null }),
  otherKeys: (row) => ({
    ...row,
    breakdown: {
      crime: { score: 3, label: 'Moderate', notes: 'Sample note.' },
      terrorism: { score: '4' },
      natural_disasters: { label: 'High' },
      maritime: 2,
    },
    advisories: {
      fcdo: { level: 'See our advice', alert_text: 'Sample text.', updatedAt: '2026-05-01', url: 'not a url' },
      us_state: { level: '2', message: 'Exercise Increased Caution', date: '2026-02-30', url: 'javascript:alert(1)' },
    },
    drug_law: { tier: 'severe', notes: 'Sample note.' },
    lgbtq: { legal_status: 'legal', acceptance: 'moderate' },
    peace_index: { rank: '86', score: '2.02', edition: '2025' },
    quick_facts: { plug_types: ['A', 'B'], timezone: 'UTC+7', driving_side: 'left', sample_fact: '112' },
  }),
  thirdGovernment: (row) => ({
    ...row,
    advisories: {
      uk: 'Read the official page.',
      state: { level: 3, alert: 'Reconsider Travel', last_updated: 'yesterday' },
      de: { level: 'Teilreisewarnung', text: 'Sample text of a third government.', source: 'Germany' },
    },
  }),
  numbersAsText: (row) => ({
    ...row,
    risk_score: '38',
    breakdown: { crime: '3', terrorism: '9', natural_disasters: -1, health: 2.5, civil_unrest: null },
    advisories: { gb: { level: 99, text: '' }, usa: null },
    peace_index: { rank: 0, score: 'n/a' },
  }),
  unknownWords: (row) => ({
    ...row,
    region: 'Antarctica',
    risk_tier: 'Reconsider Everything',
    drug_law: { tier: 'under review', summary: 'Sample text.' },
    lgbtq: { legal: 'disputed', social: 'mixed' },
    womens_safety: { rating: 'unknown', notes: 'Sample text.' },
  }),
  outOfRange: (row) => ({ ...row, risk_score: 140, breakdown: { crime: 7 }, drug_law: {}, quick_facts: [] }),
  wrongTypes: (row) => ({
    ...row,
    summary: { text: 'not a string' },
    breakdown: 'high',
    advisories: [],
    drug_law: 'severe',
    lgbtq: true,
    womens_safety: 3,
    peace_index: 86,
    quick_facts: 'none',
    flag: null,
  }),
  lists: (row) => ({
    ...row,
    risk_score: 37.6,
    breakdown: [
      { category: 'crime', rating: 'High' },
      { category: 'Civil Unrest', rating: '2/5' },
    ],
    advisories: [
      { source: 'FCDO', level: 'See our advice', summary: 'Sample text.' },
      { country: 'United States', level: { value: 2, label: 'Sample level' } },
      { government: 'Germany', level: 'Sample level', regions: ['North', 'South'] },
    ],
    drug_law: 'severe',
    lgbtq: [{ legal: { status: 'legal', since: 2001 } }],
    womens_safety: { rating: 'caution', comments: ['Sample note one.', 'Sample note two.'] },
    peace_index: { rank: '86 of 163', score: '2.02' },
    quick_facts: [
      { name: 'currency', value: { code: 'XXX', name: 'Sample currency' } },
      { name: 'tap water', value: false },
    ],
  }),
  pollution: (row) => ({
    ...row,
    risk_tier: 'constructor',
    breakdown: JSON.parse('{"__proto__": {"polluted": true}, "constructor": 3, "toString": 2, "crime": 2}'),
  }),
};

/** Countries with a fixed shape, so that pages can request a specific one; all others take turns. */
const fixed: Readonly<Record<string, keyof typeof shapes>> = {
  AD: 'onlyCodeAndName',
  IS: 'noRating',
  TH: 'otherKeys',
  FR: 'thirdGovernment',
  KE: 'numbersAsText',
  JP: 'unknownWords',
  GB: 'outOfRange',
  US: 'wrongTypes',
  DE: 'pollution',
  ES: 'lists',
};

/** Territories and names with accents are odd enough as they are. */
const untouched = new Set(['XK', 'TW', 'PS', 'CI', 'ST']);

export const odd: Dataset = {
  rows: () => [
    ...sampleDataset.rows().map((row, index) => shaped(row, index) as Row),
    { iso2: 'FR', name: 'France again', risk_score: 12 },
    { iso2: 'uk', name: 'Lower-case code' },
    { name: 'No code at all' },
    { iso2: 'ZZ' },
    {},
    JSON.parse('null') as Row,
    JSON.parse('"a string"') as Row,
  ],
  country: (iso2) => {
    const index = sampleDataset.rows().findIndex((row) => row['iso2'] === iso2);
    return index < 0 ? undefined : shaped(sampleDataset.country(iso2) as Row, index);
  },
  incidents: ({ iso2, limit }, now) => oddIncidents(iso2 ?? 'FJ', now).slice(0, limit),
};

function shaped(row: Row, index: number): unknown {
  const iso2 = String(row['iso2']);
  if (untouched.has(iso2)) return row;
  const names = Object.keys(shapes);
  const shape = shapes[fixed[iso2] ?? names[index % names.length] ?? ''];
  return shape ? shape(row) : row;
}
