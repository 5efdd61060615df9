import { html, nothing, type TemplateResult } from 'lit';
import type { Named } from '../../build/facts.js';
import { inCode } from '../in-code.js';

export type Control =
  | { readonly kind: 'checkbox' }
  | { readonly kind: 'select'; readonly values: readonly string[] }
  | { readonly kind: 'number' }
  | { readonly kind: 'text' };

/** The control for a type in the manifest: boolean, number as text, one of some words, or any text. */
export function controlOf(type = ''): Control {
  const members = type.split(' | ');
  if (members.includes('boolean')) return { kind: 'checkbox' };
  if (members.includes('`${number}`')) return { kind: 'number' };
  const values = members.flatMap((member) => /^'(.+)'$/.exec(member)?.[1] ?? []);
  return values.length > 0 ? { kind: 'select', values } : { kind: 'text' };
}

/** A suggested value, with an explanation. */
export interface Suggestion {
  readonly value: string;
  readonly label?: string | undefined;
}

/** An attribute's control; `write` receives the new value, or `null` if the attribute is removed. */
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
  const control = controlOf(attribute.type?.text);
  const describedBy = `${id}-says`;
  const changed = ({ target }: Event): void => write(unset((target as HTMLInputElement | HTMLSelectElement).value.trim()));
  switch (control.kind) {
    case 'checkbox':
      return html`<input
        type="checkbox"
        id=${id}
        aria-describedby=${describedBy}
        .checked=${value !== null}
        @change=${({ target }: Event) => write((target as HTMLInputElement).checked ? '' : null)}
      />`;
    case 'select':
      return html`<select id=${id} aria-describedby=${describedBy} @change=${changed}>
        <option value="">not set</option>
        ${control.values.map((each) => option(each, value))}
      </select>`;
    default:
      return html`<input
          type=${control.kind}
          id=${id}
          aria-describedby=${describedBy}
          list=${suggestions.length > 0 ? `${id}-list` : nothing}
          placeholder=${suggestions[0]?.value ?? ''}
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

/** An attribute's name, control, description and default. */
export const controlRow = (row: Row): TemplateResult => {
  const standard = defaultOf(row.attribute);
  return html`<div class="control">
    <label for=${row.id}><code>${row.attribute.name}</code></label>
    ${input(row)}
    <p id=${`${row.id}-says`}>${inCode(row.attribute.description)} ${standard && html`<span>Default: <code>${standard}</code>.</span>`}</p>
  </div>`;
};
