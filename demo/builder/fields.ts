import { html, nothing, type TemplateResult } from 'lit';
import { DEFAULTS, type Named } from '../../build/facts.js';
import { controlOf, type Suggestion } from '../tags/control.js';

/** An attribute in the form; `write` receives the new value, or `null` if the attribute is removed. */
export interface Field {
  readonly attribute: Named;
  readonly label: string;
  readonly help: string;
  readonly value: string | undefined;
  /** Labels of values; the empty key stands for an unset attribute. */
  readonly labels: Readonly<Record<string, string>>;
  readonly suggestions: readonly Suggestion[];
  /** True if only suggestions are valid, any number of them in any order. */
  readonly isList: boolean;
  /** True if only values with labels are valid. */
  readonly isChoice: boolean;
  /** Marks a label as the default. */
  readonly asDefault: (label: string) => string;
  readonly write: (value: string | null) => void;
}

/** Up to this many values are radio buttons; more are a select. */
const MAX_PILLS = 4;

const unset = (text: string): string | null => (text.trim() === '' ? null : text.trim());

interface Choices {
  readonly name: string;
  readonly legend: string;
  readonly values: readonly (readonly [value: string, label: string])[];
  readonly chosen: string;
  readonly choose: (value: string) => void;
  readonly help?: string;
}

const helpFor = (id: string, help: string): TemplateResult | typeof nothing => (help ? html`<p class="help" id=${`${id}-help`}>${help}</p>` : nothing);

/** Radio buttons side by side. */
export const pills = ({ name, legend, values, chosen, choose, help = '' }: Choices): TemplateResult =>
  html`<fieldset class="field" aria-describedby=${help ? `${name}-help` : nothing}>
    <legend>${legend}</legend>
    <div class="pills">
      ${values.map(
        ([value, label]) =>
          html`<label
            ><input type="radio" name=${name} .value=${value} .checked=${value === chosen} @change=${() => choose(value)} /><span>${label}</span></label
          >`,
      )}
    </div>
    ${helpFor(name, help)}
  </fieldset>`;

/** Checkboxes; values are written in the order in which they are ticked. */
function list({ attribute: { name = '' }, label, help, value = '', suggestions, labels, write }: Field): TemplateResult {
  const id = `attribute-${name}`;
  const chosen = value.split(/[\s,]+/).filter(Boolean);
  const toggle = (word: string): void => write(unset((chosen.includes(word) ? chosen.filter((each) => each !== word) : [...chosen, word]).join(' ')));
  return html`<fieldset class="field" aria-describedby=${help ? `${id}-help` : nothing}>
    <legend>${label}</legend>
    <div class="ticks">
      ${suggestions.map(
        (each) =>
          html`<label
            ><input type="checkbox" .value=${each.value} .checked=${chosen.includes(each.value)} @change=${() => toggle(each.value)} />
            ${labels[each.value] ?? each.value}</label
          >`,
      )}
    </div>
    ${helpFor(id, help)}
  </fieldset>`;
}

function input(id: string, { value = '', help, suggestions, write }: Field, kind: string): TemplateResult {
  const hasList = suggestions.length > 0;
  return html`<input
      type=${kind}
      dir="auto"
      id=${id}
      aria-describedby=${help ? `${id}-help` : nothing}
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

/** The values to choose from; the default is labelled as such. */
function valuesOf({ attribute: { name = '' }, labels, asDefault }: Field, words: readonly string[]): readonly (readonly [string, string])[] {
  const standard = DEFAULTS[name] ?? '';
  const all = words.includes(standard) ? words : [standard, ...words];
  return all.map((word) => [word, word === standard ? asDefault(labels[word] ?? word) : (labels[word] ?? word)] as const);
}

/** The control for an attribute's type in the manifest, with label and help. */
export function field(row: Field): TemplateResult {
  const { attribute, label, help, value = '', labels, write } = row;
  const { name = '' } = attribute;
  const id = `attribute-${name}`;
  const control = controlOf(attribute.type?.text);
  if (row.isList) return list(row);
  if (control.kind === 'checkbox') {
    return html`<div class="field tick">
      <label
        ><input
          type="checkbox"
          id=${id}
          aria-describedby=${help ? `${id}-help` : nothing}
          .checked=${row.value !== undefined}
          @change=${({ target }: Event) => write((target as HTMLInputElement).checked ? '' : null)}
        />
        ${label}</label
      >
      ${helpFor(id, help)}
    </div>`;
  }
  if (control.kind !== 'select' && !row.isChoice) {
    return html`<div class="field">
      <label for=${id}>${label}</label>
      ${input(id, row, control.kind)} ${helpFor(id, help)}
    </div>`;
  }
  const words = control.kind === 'select' ? control.values : Object.keys(labels).filter(Boolean);
  const standard = DEFAULTS[name] ?? '';
  const values = valuesOf(row, words);
  const choose = (chosen: string): void => write(chosen === standard ? null : unset(chosen));
  const chosen = value.toLowerCase() && !values.some(([each]) => each === value) ? value.toLowerCase() : value || standard;
  if (control.kind === 'select' && words.length <= MAX_PILLS) return pills({ name: id, legend: label, values, chosen, choose, help });
  const isOther = !values.some(([each]) => each === chosen);
  return html`<div class="field">
    <label for=${id}>${label}</label>
    <select id=${id} aria-describedby=${help ? `${id}-help` : nothing} @change=${({ target }: Event) => choose((target as HTMLSelectElement).value)}>
      ${[...values, ...(isOther ? [[chosen, chosen] as const] : [])].map(
        ([each, text]) => html`<option value=${each} .selected=${each === chosen}>${text}</option>`,
      )}
    </select>
    ${helpFor(id, help)}
  </div>`;
}

interface TextField {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly help: string;
  /** True if the advice says what is wrong with the value. */
  readonly isWrong?: boolean;
  readonly change: (value: string) => void;
}

/** A field for text of ours that is no attribute. */
export const textField = ({ id, label, value, placeholder, help, isWrong = false, change }: TextField): TemplateResult =>
  html`<div class="field">
    <label for=${id}>${label}</label>
    <input
      type="text"
      dir="ltr"
      id=${id}
      aria-describedby=${`${id}-help`}
      aria-invalid=${isWrong}
      aria-errormessage="advice"
      placeholder=${placeholder}
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      .value=${value}
      @change=${({ target }: Event) => change((target as HTMLInputElement).value.trim())}
    />
    <p class="help" id=${`${id}-help`}>${help}</p>
  </div>`;
