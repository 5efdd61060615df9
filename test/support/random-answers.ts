import * as fc from 'fast-check';

/** Plausible keys, including the contract's and ours. */
const NAMES = [
  'level',
  'Level',
  'text',
  'alertText',
  'summary',
  'notes',
  'note',
  'label',
  'name',
  'title',
  'source',
  'url',
  'updated',
  'value',
  'score',
  'rating',
  'tier',
  'uk',
  'us',
  'fcdo',
  'usState',
  'Germany',
  'crime',
  'civilUnrest',
  'maritime',
  'government',
  'country',
  'key',
  'id',
  'category',
  'legal',
  'social',
  'rank',
  'currency',
  'tap_water',
  'plugTypes',
  'GPI_rank',
  'weight',
  'description',
  'range',
  'min',
  'max',
  'entry_rules',
  '__proto__',
  'constructor',
  '',
];

export const name = fc.constantFrom(...NAMES);

/** Recognisable values: each contains a number of six digits. */
const serialNumber = fc.integer({ min: 100_000, max: 999_999 });
const word = fc.oneof(
  serialNumber.map((number) => `word ${number}`),
  serialNumber.map((number) => `Travellers are asked to read sentence ${number}.`),
  serialNumber,
);

/** Any value: a word, a sentence, a number, a value of the contract, null, or lists and objects of these. */
export const { any: anything } = fc.letrec<{ any: unknown; list: unknown; object: unknown }>((tie) => ({
  any: fc.oneof({ depthSize: 'small', withCrossShrink: true }, word, fc.constantFrom(null, true, false, '', 0, 3, 'High', 'n/a'), tie('list'), tie('object')),
  list: fc.array(tie('any'), { maxLength: 3 }),
  object: fc.dictionary(name, tie('any'), { maxKeys: 5 }),
}));

/** Object-valued parts of a country. */
export const COUNTRY_PARTS = ['breakdown', 'advisories', 'drug_law', 'lgbtq', 'womens_safety', 'peace_index', 'quick_facts'] as const;
export const METHODOLOGY_PARTS = ['composite', 'components', 'tiers', 'sources', 'review_cadence'] as const;

/** Usually one of these values, otherwise anything. */
const mostly = (...usual: readonly unknown[]): fc.Arbitrary<unknown> => fc.oneof(fc.constantFrom(...usual), anything);

const withSome = (fields: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<Readonly<Record<string, unknown>>> =>
  fc
    .tuple(fc.record(fields, { requiredKeys: [] }), fc.dictionary(name, anything, { maxKeys: 2 }))
    .map(([known, unknown]): Readonly<Record<string, unknown>> => ({ ...unknown, ...known }));

/** Fields of a country, except its code and name. */
export const countryFields = withSome({
  ...Object.fromEntries(COUNTRY_PARTS.map((part) => [part, anything])),
  summary: anything,
  risk_score: mostly(38, '38/100', 38.4, 101),
  risk_tier: mostly('High Risk', 'very_safe', 'Unheard of'),
  region: mostly('Asia', 'Southern Asia'),
  iso3: mostly('JPN', 'jpn'),
  flag: mostly('🇯🇵'),
});

/** Fields of an incident, except its title. */
export const incidentFields = withSome({
  id: anything,
  summary: anything,
  url: mostly('https://wire.example/1', 'javascript:alert(1)'),
  country_iso: mostly('JP', 'JPN', 'Japan'),
  city: anything,
  lat: mostly(35.6, '35.6', 95),
  lng: mostly(139.7, '139.7', 200),
  occurred_at: mostly('2026-05-20T09:00:00Z', '2026-05-20 09:00', 1_779_267_600, 'last night'),
  source: anything,
  category: mostly('crime', 'Crime', 'piracy', ['piracy', 'crime']),
  severity: mostly(3, '4/5', 'high', 'Level 2', 9),
  status: mostly('live', 'ended', 'monitoring'),
});

/** A methodology response with at least one readable part. */
export const methodologyFields = withSome(Object.fromEntries(METHODOLOGY_PARTS.map((part) => [part, anything]))).map((fields) => ({
  composite: { scale: '0-100, Lower is safer' },
  ...fields,
}));

/** The numbers of six digits within a value, down to the maximum depth that is decoded. */
export function tokensOf(value: unknown, depth = 0): readonly string[] {
  if (typeof value === 'object' && value !== null) return depth > 4 ? [] : Object.values(value).flatMap((one) => tokensOf(one, depth + 1));
  return String(value).match(/(?<!\d)\d{6}(?!\d)/g) ?? [];
}

/**
 * The numbers that are missing from a page, where they may have thousands separators. Values long enough to be truncated are accepted if the page contains an
 * ellipsis.
 */
export function missingFrom(value: unknown, page: string): readonly string[] {
  const found = page.replaceAll(/(\d),(?=\d)/g, '$1');
  const isLong = (JSON.stringify(value) ?? '').length > 1000;
  return isLong && found.includes('…') ? [] : tokensOf(value).filter((one) => !found.includes(one));
}
