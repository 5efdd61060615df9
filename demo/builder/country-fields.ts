import { html, type TemplateResult } from 'lit';
import { inCode } from '../in-code.js';
import type { Suggestion } from '../tags/control.js';

/** A country as the search offers it: its name finds its code. */
export interface NamedCountry {
  readonly iso2: string;
  readonly name: string;
}

/** The code for what an editor has typed: a name, a code, or whatever it is, so that the tag can say what is wrong with it. */
export function codeFor(typed: string, countries: readonly NamedCountry[]): string {
  const text = typed.trim();
  const plain = text.toLowerCase();
  const found = countries.find(({ iso2, name }) => name.toLowerCase() === plain || iso2.toLowerCase() === plain);
  const begun = countries.filter(({ name }) => name.toLowerCase().startsWith(plain));
  return found?.iso2 ?? (plain.length > 3 && begun.length === 1 ? begun[0]?.iso2 : undefined) ?? text;
}

const nameFor = (code: string, countries: readonly NamedCountry[]): string => countries.find(({ iso2 }) => iso2 === code.toUpperCase())?.name ?? code;

const options = (countries: readonly NamedCountry[]): readonly Suggestion[] => countries.map(({ iso2, name }) => ({ value: name, label: iso2 }));

const search = (id: string, value: string, countries: readonly NamedCountry[], typed: (text: string, input: HTMLInputElement) => void): TemplateResult =>
  html`<input
      type="text"
      id=${id}
      list=${`${id}-list`}
      aria-describedby=${`${id}-help`}
      autocomplete="off"
      spellcheck="false"
      placeholder="Name or code"
      .value=${value}
      @change=${({ target }: Event) => typed((target as HTMLInputElement).value, target as HTMLInputElement)}
    />
    <datalist id=${`${id}-list`}>${options(countries).map(({ value: name, label = '' }) => html`<option value=${name} label=${label}></option>`)}</datalist>`;

/** One country, by name or code. */
export const countryField = (
  value: string,
  countries: readonly NamedCountry[],
  write: (value: string | null) => void,
  description: string | undefined,
): TemplateResult =>
  html`<div class="field">
    <label for="attribute-country">Country</label>
    ${search('attribute-country', nameFor(value, countries), countries, (text) => write(codeFor(text, countries) || null))}
    <p class="help" id="attribute-country-help">Begin to type one of ${countries.length} names. ${inCode(description)}</p>
  </div>`;

/** Several countries, each with a button that takes it away again. */
export function countriesField(value: string, countries: readonly NamedCountry[], write: (value: string | null) => void): TemplateResult {
  const codes = value.split(/[\s,;]+/).filter(Boolean);
  const set = (next: readonly string[]): void => write(next.join(' ') || null);
  const add = (text: string, input: HTMLInputElement): void => {
    const code = codeFor(text, countries);
    input.value = '';
    if (code && !codes.includes(code)) set([...codes, code.replaceAll(/\s+/g, '')]);
  };
  return html`<div class="field">
    <label for="attribute-countries">Countries</label>
    <ul class="chips" aria-label="Countries chosen">
      ${codes.map(
        (code) =>
          html`<li>
            ${nameFor(code, countries)}
            <button type="button" aria-label=${`Remove ${nameFor(code, countries)}`} @click=${() => set(codes.filter((each) => each !== code))}>×</button>
          </li>`,
      )}
    </ul>
    ${search('attribute-countries', '', countries, add)}
    <p class="help" id="attribute-countries-help">Two to five: begin to type a name or a code to add one.</p>
  </div>`;
}
