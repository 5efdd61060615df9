import * as fc from 'fast-check';

/** Names a server might well use, the contract's and ours among them. */
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

/** Values that can be recognised wherever they appear: each contains a number of six digits. */
const told = fc.integer({ min: 100_000, max: 999_999 });
const word = fc.oneof(
  told.map((number) => `word ${number}`),
  told.map((number) => `Travellers are asked to read sentence ${number}.`),
  told,
);

/** Any value: a word, a sentence, a number, a value of the contract, nothing, or lists and objects of them. */
export const { any: anything } = fc.letrec<{ any: unknown; list: unknown; object: unknown }>((tie) => ({
  any: fc.oneof({ depthSize: 'small', withCrossShrink: true }, word, fc.constantFrom(null, true, false, '', 0, 3, 'High', 'n/a'), tie('list'), tie('object')),
  list: fc.array(tie('any'), { maxLength: 3 }),
  object: fc.dictionary(name, tie('any'), { maxKeys: 5 }),
}));

/** The parts of a country that are objects. */
export const COUNTRY_PARTS = ['breakdown', 'advisories', 'drug_law', 'lgbtq', 'womens_safety', 'peace_index', 'quick_facts'] as const;
/** The parts of the methodology. */
export const METHODOLOGY_PARTS = ['composite', 'components', 'tiers', 'sources', 'review_cadence'] as const;

/** A value of the contract, a known one of another kind, or anything. */
const mostly = (...usual: readonly unknown[]): fc.Arbitrary<unknown> => fc.oneof(fc.constantFrom(...usual), anything);

const withSome = (fields: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<Readonly<Record<string, unknown>>> =>
  fc
    .tuple(fc.record(fields, { requiredKeys: [] }), fc.dictionary(name, anything, { maxKeys: 2 }))
    .map(([known, unknown]): Readonly<Record<string, unknown>> => ({ ...unknown, ...known }));

/** The fields of a country, besides its code and its name. */
export const countryFields = withSome({
  ...Object.fromEntries(COUNTRY_PARTS.map((part) => [part, anything])),
  summary: anything,
  risk_score: mostly(38, '38/100', 38.4, 101),
  risk_tier: mostly('High Risk', 'very_safe', 'Unheard of'),
  region: mostly('Asia', 'Southern Asia'),
  iso3: mostly('JPN', 'jpn'),
  flag: mostly('🇯🇵'),
});

/** The fields of an incident, besides its title. */
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

/** An answer to the question for the methodology, of which at least one thing can be read. */
export const methodologyFields = withSome(Object.fromEntries(METHODOLOGY_PARTS.map((part) => [part, anything]))).map((fields) => ({
  composite: { scale: '0-100, Lower is safer' },
  ...fields,
}));

/** The numbers of six digits within a value, at most as deep as is read. */
export function tokensOf(value: unknown, depth = 0): readonly string[] {
  if (typeof value === 'object' && value !== null) return depth > 4 ? [] : Object.values(value).flatMap((one) => tokensOf(one, depth + 1));
  return String(value).match(/(?<!\d)\d{6}(?!\d)/g) ?? [];
}

/**
 * Those of them that a reader of a page could not find. Numbers may have separators.
 * What is so long that a line of it may have more than a thousand characters is cut, and says so with an ellipsis.
 */
export function lostFrom(value: unknown, page: string): readonly string[] {
  const found = page.replaceAll(/(\d),(?=\d)/g, '$1');
  const isLong = (JSON.stringify(value) ?? '').length > 1000;
  return isLong && found.includes('…') ? [] : tokensOf(value).filter((one) => !found.includes(one));
}
