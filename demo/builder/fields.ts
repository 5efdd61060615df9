import { html, nothing, type TemplateResult } from 'lit';
import type { Named } from '../../build/facts.js';
import { inCode } from '../in-code.js';
import { controlOf, type Suggestion } from '../tags/control.js';

/** One attribute as the form asks for it; `write` receives the new value, or `null` if the attribute is removed. */
export interface Field {
  readonly attribute: Named;
  readonly value: string | undefined;
  readonly suggestions: readonly Suggestion[];
  /** True if the suggestions are all there is to choose from, any number of them in any order. */
  readonly isList?: boolean;
  readonly write: (value: string | null) => void;
}

/** Up to this many words are side by side; more are a menu. */
const MOST_PILLS = 4;

const unset = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** Words that are written otherwise than their names. */
const SPELT: Readonly<Record<string, string>> = { lang: 'Language', lgbtq: 'LGBTQ+', 'womens-safety': 'Women’s safety' };

/** `published-score` as a label: "Published score". */
export const inWords = (name: string): string => SPELT[name] ?? (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ').replace(/\burl\b/, 'URL');

interface Choices {
  readonly name: string;
  readonly legend: string;
  readonly values: readonly (readonly [value: string, label: string])[];
  readonly chosen: string;
  readonly choose: (value: string) => void;
  readonly help?: unknown;
}

/** Radio buttons side by side. */
export const pills = ({ name, legend, values, chosen, choose, help = nothing }: Choices): TemplateResult =>
  html`<fieldset class="field">
    <legend>${legend}</legend>
    <div class="pills">
      ${values.map(
        ([value, label]) =>
          html`<label
            ><input type="radio" name=${name} .value=${value} .checked=${value === chosen} @change=${() => choose(value)} /><span>${label}</span></label
          >`,
      )}
    </div>
    ${help}
  </fieldset>`;

const helpFor = (id: string, { description }: Named): TemplateResult => html`<p class="help" id=${`${id}-help`}>${inCode(description)}</p>`;

/** Checkboxes whose words stand in the order in which they were ticked. */
function list({ attribute: { name = '', description }, value = '', suggestions, write }: Field): TemplateResult {
  const chosen = value.split(/[\s,]+/).filter(Boolean);
  const toggle = (word: string): void => write(unset((chosen.includes(word) ? chosen.filter((each) => each !== word) : [...chosen, word]).join(' ')));
  return html`<fieldset class="field">
    <legend>${inWords(name)}</legend>
    <div class="ticks">
      ${suggestions.map(
        (each) =>
          html`<label><input type="checkbox" .checked=${chosen.includes(each.value)} @change=${() => toggle(each.value)} /> ${inWords(each.value)}</label>`,
      )}
    </div>
    <p class="help">${inCode(description)}</p>
  </fieldset>`;
}

function input(id: string, { value = '', suggestions, write }: Field, kind: string): TemplateResult {
  const hasList = suggestions.length > 0;
  return html`<input
      type=${kind}
      id=${id}
      aria-describedby=${`${id}-help`}
      list=${hasList ? `${id}-list` : nothing}
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      .value=${value}
      @change=${({ target }: Event) => write(unset((target as HTMLInputElement).value))}
    />
    ${
      hasList
        ? html`<datalist id=${`${id}-list`}>${suggestions.map((each) => html`<option value=${each.value} label=${each.label ?? nothing}></option>`)}</datalist>`
        : nothing
    }`;
}

function select(id: string, values: readonly Suggestion[], { value = '', write }: Field): TemplateResult {
  const all = [{ value: '', label: 'Not set' }, ...values, ...(value && !values.some((each) => each.value === value) ? [{ value }] : [])];
  return html`<select id=${id} aria-describedby=${`${id}-help`} @change=${({ target }: Event) => write(unset((target as HTMLSelectElement).value))}>
    ${all.map((each) => html`<option value=${each.value} .selected=${each.value === value}>${each.label ?? inWords(each.value)}</option>`)}
  </select>`;
}

/** The control that fits an attribute's type in the manifest, with its meaning. `options` are all its values where the type does not say them. */
export function field(row: Field, options: readonly Suggestion[] = []): TemplateResult {
  const { attribute, value, write } = row;
  const { name = '' } = attribute;
  const id = `attribute-${name}`;
  const control = controlOf(attribute.type?.text);
  if (row.isList) return list(row);
  if (control.kind === 'select' && control.values.length <= MOST_PILLS) {
    const values = [['', 'Not set'] as const, ...control.values.map((each) => [each, inWords(each)] as const)];
    return pills({ name, legend: inWords(name), values, chosen: value ?? '', choose: (chosen) => write(unset(chosen)), help: helpFor(id, attribute) });
  }
  if (control.kind === 'checkbox') {
    return html`<div class="field tick">
      <label
        ><input
          type="checkbox"
          aria-describedby=${`${id}-help`}
          .checked=${value !== undefined}
          @change=${({ target }: Event) => write((target as HTMLInputElement).checked ? '' : null)}
        />
        ${inWords(name)}</label
      >
      ${helpFor(id, attribute)}
    </div>`;
  }
  const values = control.kind === 'select' ? control.values.map((each) => ({ value: each })) : options;
  return html`<div class="field">
    <label for=${id}>${inWords(name)}</label>
    ${values.length > 0 ? select(id, values, row) : input(id, row, control.kind)} ${helpFor(id, attribute)}
  </div>`;
}
