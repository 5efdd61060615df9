import { html, type TemplateResult } from 'lit';
import { codesIn } from '../../build/titles.js';
import type { Words } from './words.js';
import { fill } from './words.js';

/** A country in the search; it is found by its code, its localized name and the name in the data. */
export interface NamedCountry {
  readonly iso2: string;
  readonly name: string;
  readonly sent?: string;
}

/** Ignores accents and case: "cote d'ivoire" matches "Côte d’Ivoire". */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('’', "'")
    .trim()
    .toLowerCase();

/** The code for a typed name or code; other text is returned as it is, so that the tag reports the error. */
export function codeFor(typed: string, countries: readonly NamedCountry[]): string {
  const text = plain(typed);
  const namesOf = ({ name, sent = name }: NamedCountry): readonly string[] => [plain(name), plain(sent)];
  const found = countries.find((each) => namesOf(each).includes(text) || plain(each.iso2) === text);
  const begun = countries.filter((each) => namesOf(each).some((name) => name.startsWith(text)));
  return found?.iso2 ?? (text.length > 3 && begun.length === 1 ? begun[0]?.iso2 : undefined) ?? typed.trim();
}

/** Texts and options of a country field. */
interface CountryField {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  readonly countries: readonly NamedCountry[];
  readonly words: Words['form'];
}

const nameFor = (code: string, countries: readonly NamedCountry[]): string => countries.find(({ iso2 }) => iso2 === code.toUpperCase())?.name ?? code;

const search = (
  { id, countries, words }: CountryField,
  value: string,
  typed: (text: string, input: HTMLInputElement) => void,
  isWrong = false,
): TemplateResult =>
  html`<input
      type="text"
      id=${id}
      list=${`${id}-list`}
      aria-describedby=${`${id}-help`}
      aria-invalid=${isWrong}
      aria-errormessage="advice"
      autocomplete="off"
      spellcheck="false"
      placeholder=${words.search}
      .value=${value}
      @change=${({ target }: Event) => typed((target as HTMLInputElement).value, target as HTMLInputElement)}
    />
    <datalist id=${`${id}-list`}>${countries.map(({ iso2, name }) => html`<option value=${name} label=${iso2}></option>`)}</datalist>`;

/** A field for one country, by name or code. */
export function countryField(field: CountryField, value: string, write: (value: string | null) => void): TemplateResult {
  const { id, label, help, countries, words } = field;
  const isWrong = value !== '' && !countries.some(({ iso2 }) => iso2 === value.toUpperCase());
  return html`<div class="field">
    <label for=${id}>${label}</label>
    ${search(field, nameFor(value, countries), (text) => write(codeFor(text, countries) || null), isWrong)}
    <p class="help" id=${`${id}-help`}>${fill(words.countryHelp, { count: countries.length })} ${help}</p>
  </div>`;
}

/** A field for several countries, each with a remove button. */
export function countriesField(field: CountryField, value: string, write: (value: string | null) => void): TemplateResult {
  const { id, label, help, countries, words } = field;
  const codes = codesIn(value);
  const set = (next: readonly string[]): void => write(next.join(' ') || null);
  const add = (text: string, input: HTMLInputElement): void => {
    const code = codeFor(text, countries);
    input.value = '';
    if (code && !codes.includes(code)) set([...codes, code.replaceAll(/\s+/g, '')]);
  };
  return html`<div class="field">
    <label for=${id}>${label}</label>
    <ul class="chips" aria-label=${words.chosen} aria-live="polite">
      ${codes.map(
        (code) =>
          html`<li>
            ${nameFor(code, countries)}
            <button
              type="button"
              aria-label=${fill(words.remove, { country: nameFor(code, countries) })}
              @click=${() => set(codes.filter((each) => each !== code))}
            >
              ×
            </button>
          </li>`,
      )}
    </ul>
    ${search(field, '', add)}
    <p class="help" id=${`${id}-help`}>${help}</p>
  </div>`;
}
