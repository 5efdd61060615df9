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

/** What a field gets from its form. */
export interface AttributeForm {
  readonly words: Words;
  readonly choice: Choice;
  readonly countries: readonly NamedCountry[];
  readonly languages: readonly Suggestion[];
  /** Localized labels for the values of some attributes. */
  readonly readersLabels: Readonly<Record<string, Labels>>;
  readonly write: (name: string, value: string | null) => void;
}

/** Attributes that take a list of known words. */
const LISTS: Readonly<Record<string, readonly string[]>> = { sections: SECTIONS, category: INCIDENT_CATEGORIES };

/** Attributes that take a list of countries. */
const COUNTRIES = ['countries', 'highlight'];

/** Attributes whose type in the manifest is any text, although only some words are valid. */
const CHOICES = ['region', 'lang'];

/** Untranslated examples in help texts. */
const EXAMPLES = { date: '2026-05-20', address: 'https://tiles.example/{z}/{x}/{y}.png' };

/** Label and help of an attribute; a family of tags may override them. */
export function labelAndHelp(name: string, tag: string, words: Pick<Words, 'attributes'>): readonly [label: string, help: string] {
  const all = words.attributes as unknown as Readonly<Record<string, readonly [string, string]>>;
  const [label, help] = all[`${tag.split('-')[0]}-${name}`] ?? all[name] ?? [name, ''];
  return [label, fill(help, EXAMPLES)];
}

export function attributeField(attribute: Named, form: AttributeForm): TemplateResult {
  const { choice, countries, languages, write, words, readersLabels } = form;
  const { name = '' } = attribute;
  const value = choice.attributes[name];
  const set = (next: string | null): void => write(name, next);
  const [label, help] = labelAndHelp(name, choice.tag, words);
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
