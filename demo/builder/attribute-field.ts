import type { TemplateResult } from 'lit';
import type { Named } from '../../build/facts.js';
import { SECTIONS, TIERS } from '../../src/model/country.js';
import { INCIDENT_CATEGORIES } from '../../src/model/incident.js';
import type { Suggestion } from '../tags/control.js';
import type { Choice } from './choice.js';
import { countriesField, countryField, type NamedCountry } from './country-fields.js';
import { field } from './fields.js';
import { fill, type Words } from './words.js';

type Labels = Readonly<Record<string, string>>;

/** What a field needs from its form. */
export interface AttributeForm {
  readonly words: Words;
  readonly choice: Choice;
  readonly countries: readonly NamedCountry[];
  readonly languages: readonly Suggestion[];
  /** What readers call the values of some attributes. */
  readonly readersLabels: Readonly<Record<string, Labels>>;
  readonly write: (name: string, value: string | null) => void;
}

/** Where an attribute takes several of some words. */
const LISTS: Readonly<Record<string, readonly string[]>> = { sections: SECTIONS, category: INCIDENT_CATEGORIES };

/** Where it takes countries, one or several. */
const COUNTRIES = ['countries', 'highlight'];

/** Where the type in the manifest is any text, but only some words are right. */
const CHOICES = ['region', 'lang'];

/** Examples in help, the same in every language. */
const EXAMPLES = { date: '2026-05-20', address: 'https://tiles.example/{z}/{x}/{y}.png' };

/** Name and help of an attribute: those of its family of tags, if they differ there. */
export function saidOf(name: string, tag: string, words: Pick<Words, 'attributes'>): readonly [label: string, help: string] {
  const all = words.attributes as unknown as Readonly<Record<string, readonly [string, string]>>;
  const [label, help] = all[`${tag.split('-')[0]}-${name}`] ?? all[name] ?? [name, ''];
  return [label, fill(help, EXAMPLES)];
}

export function attributeField(attribute: Named, form: AttributeForm): TemplateResult {
  const { choice, countries, languages, write, words, readersLabels } = form;
  const { name = '' } = attribute;
  const value = choice.attributes[name];
  const set = (next: string | null): void => write(name, next);
  const [label, help] = saidOf(name, choice.tag, words);
  const place = { id: `attribute-${name}`, label, help, countries, words: words.form };
  if (name === 'country') return countryField(place, value ?? '', set);
  if (COUNTRIES.includes(name)) return countriesField(place, value ?? '', set);
  const known: Labels = readersLabels[name] ?? {};
  const ours: Labels = (words.values as Readonly<Record<string, Labels>>)[name] ?? {};
  const named: Labels = name === 'lang' ? Object.fromEntries(languages.map((each) => [each.value, each.label ?? each.value])) : {};
  const suggested = LISTS[name] ?? (name === 'published-tier' ? TIERS : []);
  return field({
    attribute,
    label,
    help,
    value,
    labels: { ...ours, ...named, ...known },
    suggestions: suggested.map((word) => ({ value: word, label: known[word] ?? word })),
    isList: name in LISTS,
    isChoice: CHOICES.includes(name),
    asDefault: (label) => fill(words.form.default, { value: label }),
    write: set,
  });
}
