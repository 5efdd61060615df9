import type { Section } from '../model/country.js';
import { kebab, placeOf } from '../model/word.js';
import { record, type WireRecord } from './decode.js';
import { prose } from './fields.js';

/** By which names the parts of a country are found, the contract's own first. */
export const SECTION_NAMES = {
  summary: ['summary', 'overview'],
  breakdown: ['breakdown', 'risk_breakdown'],
  advisories: ['advisories', 'travel_advisories'],
  'drug-law': ['drug_law', 'drugs'],
  lgbtq: ['lgbtq', 'lgbt', 'lgbtq_rights', 'lgbt_rights'],
  'womens-safety': ['womens_safety', 'women_safety', 'women', 'female_safety'],
  'peace-index': ['peace_index', 'global_peace_index', 'gpi'],
  'quick-facts': ['quick_facts', 'facts'],
} as const satisfies Readonly<Partial<Record<Section, readonly string[]>>>;

const NAMES = Object.entries<readonly string[]>(SECTION_NAMES);

/** What the value of a section is if it is neither an object nor prose. Fields of these sections may also stand flat: `drug_law_tier`. */
const VALUES: Readonly<Record<string, string>> = { 'drug-law': 'tier', lgbtq: 'legal', 'womens-safety': 'rating', 'peace-index': 'number' };

const PREFIXES = NAMES.filter(([section]) => section in VALUES)
  .flatMap(([section, names]) => names.map((name) => ({ section, prefix: `${kebab(name)}-` })))
  .toSorted((one, other) => other.prefix.length - one.prefix.length);

const prefixOf = (field: string) => PREFIXES.find(({ prefix }) => kebab(field).startsWith(prefix));

/** The section that a field holds as a whole. */
const wholeOf = (field: string): string | undefined => NAMES.find(([, names]) => placeOf(names, field) >= 0)?.[0];

/** The section that a field of a country is shown in; `undefined` for those of a row of the list and for those that nobody foresaw. */
export const sectionOf = (field: string): string | undefined => wholeOf(field) ?? prefixOf(field)?.section;

/** The fields of a country, with those that stand flat gathered in the object of their section. */
export function gathered(from: WireRecord): WireRecord {
  const all: Record<string, unknown> = { ...from };
  for (const [field, value] of Object.entries(from)) {
    const { section = '', prefix = '' } = wholeOf(field) ? {} : (prefixOf(field) ?? {});
    if (!section || value === null) continue;
    const names = SECTION_NAMES[section as keyof typeof SECTION_NAMES];
    const name = Object.keys(all).find((one) => placeOf(names, one) >= 0) ?? names[0];
    const whole = all[name] ?? {};
    const object = record(whole) ?? { [Array.isArray(whole) || prose(whole) ? 'notes' : (VALUES[section] ?? '')]: whole };
    Reflect.deleteProperty(all, field);
    all[name] = { ...object, [uniqueIn(object, kebab(field).slice(prefix.length))]: value };
  }
  return all;
}

/** A name that no field of the object has yet. */
const uniqueIn = (object: WireRecord, name: string): string => (Object.hasOwn(object, name) ? uniqueIn(object, `${name}-2`) : name);
