import { html, nothing, type TemplateResult } from 'lit';
import type { Named } from '../../build/facts.js';
import { inCode } from '../in-code.js';

/** The form control for an attribute. */
export type Control =
  | { readonly kind: 'checkbox' }
  | { readonly kind: 'select'; readonly values: readonly string[] }
  | { readonly kind: 'number'; readonly min: number; readonly max?: number }
  | { readonly kind: 'text'; readonly example: string };

const quoted = (text: string): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, word]) => word ?? '');

/** The control that fits an attribute's documentation: by its type, a range of numbers, the words it accepts, or an example. */
function controlOf({ type, description = '' }: Named): Control {
  if (type?.text === 'boolean') return { kind: 'checkbox' };
  const [, min, max] = /\b(\d+) to (\d+)\b/.exec(description) ?? [];
  const [, least] = /at least (\d+)/.exec(description) ?? [];
  const [first, example] = description.split(/e\.g\. /);
  if (example) return { kind: 'text', example: quoted(example)[0] ?? '' };
  if (min && max) return { kind: 'number', min: Number(min), max: Number(max) };
  if (least || /in hours/.test(description)) return { kind: 'number', min: Number(least ?? 1) };
  const values = quoted(first ?? '').filter((word) => /^[a-z]+$/.test(word));
  return values.length > 0 ? { kind: 'select', values } : { kind: 'text', example: '' };
}

/** A value to suggest in a control, with an explanation. */
export interface Suggestion {
  readonly value: string;
  readonly label?: string | undefined;
}

/** One attribute with its control; `write` receives the new value, or `null` if the attribute is removed. */
export interface Row {
  readonly id: string;
  readonly attribute: Named;
  readonly value: string | null;
  readonly suggestions: readonly Suggestion[];
  readonly write: (value: string | null) => void;
}

const unset = (text: string): string | null => (text === '' ? null : text);

const option = (value: string, chosen: string | null): TemplateResult => html`<option value=${value} ?selected=${value === chosen}>${value}</option>`;

function input({ id, attribute, value, suggestions, write }: Row): TemplateResult {
  const control = controlOf(attribute);
  const described = `${id}-says`;
  const changed = ({ target }: Event): void => write(unset((target as HTMLInputElement | HTMLSelectElement).value.trim()));
  switch (control.kind) {
    case 'checkbox':
      return html`<input
        type="checkbox"
        id=${id}
        aria-describedby=${described}
        .checked=${value !== null}
        @change=${({ target }: Event) => write((target as HTMLInputElement).checked ? '' : null)}
      />`;
    case 'select':
      return html`<select id=${id} aria-describedby=${described} @change=${changed}>
        <option value="">not set</option>
        ${control.values.map((each) => option(each, value))}
      </select>`;
    case 'number':
      return html`<input
        type="number"
        id=${id}
        aria-describedby=${described}
        min=${control.min}
        max=${control.max ?? nothing}
        .value=${value ?? ''}
        @change=${changed}
      />`;
    default:
      return html`<input
          type="text"
          id=${id}
          aria-describedby=${described}
          list=${suggestions.length > 0 ? `${id}-list` : nothing}
          placeholder=${control.example || (suggestions[0]?.value ?? '')}
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          .value=${value ?? ''}
          @change=${changed}
        />
        <datalist id=${`${id}-list`}>${suggestions.map((each) => html`<option value=${each.value} label=${each.label ?? nothing}></option>`)}</datalist>`;
  }
}

const UNSET = /^(''|false|undefined)?$/;
const defaultOf = (attribute: Named): string => (UNSET.test(attribute.default ?? '') ? '' : (attribute.default ?? '').replaceAll("'", ''));

/** An attribute as the page presents it: name, control, meaning, default. */
export const controlRow = (row: Row): TemplateResult => {
  const standard = defaultOf(row.attribute);
  return html`<div class="control">
    <label for=${row.id}><code>${row.attribute.name}</code></label>
    ${input(row)}
    <p id=${`${row.id}-says`}>${inCode(row.attribute.description)} ${standard && html`<span>Default: <code>${standard}</code>.</span>`}</p>
  </div>`;
};
