import { fetchAnswers, questionsOf } from '../tags/answers.js';
import { type Choice, folderOf } from './choice.js';
import type { NamedCountry } from './country-fields.js';
import { type ListedCountry, fetchListedCountries, fetchScriptPlace, type ScriptPlace } from './places.js';
import { baseOf, type Known } from './plan.js';
import { RequestSlot } from './request-slot.js';
import { loadReaderWords, readerWords } from './reader-words.js';
import type { Setting } from './setting.js';
import { fill } from './words.js';

export const today = (): string => new Date().toISOString().slice(0, 10);

/** The builder's requests for a choice: metadata of the scripts' folder, the API's countries and, for a frozen tag, its answer. */
export class BuilderRequests {
  readonly scripts = new RequestSlot<ScriptPlace>();
  readonly api = new RequestSlot<readonly ListedCountry[]>();
  readonly answers = new RequestSlot<{ readonly texts: readonly string[]; readonly asOf: string }>();
  readonly #readerWords = new RequestSlot<unknown>();
  readonly #setting: Setting;
  readonly #onAnswer: () => void;
  readonly #onFrozenAnswer: () => void;

  /** `onFrozenAnswer` is called for the answer of a frozen tag, `onAnswer` for all others. */
  constructor(setting: Setting, onAnswer: () => void, onFrozenAnswer: () => void) {
    this.#setting = setting;
    this.#onAnswer = onAnswer;
    this.#onFrozenAnswer = onFrozenAnswer;
  }

  /** Sends requests for everything that is not loaded yet. */
  ask(choice: Choice): void {
    const { script, api, tag, attributes } = choice;
    const folder = folderOf(script) ?? '';
    const base = baseOf(api) ?? '';
    const lang = this.#langOf(choice);
    const value = (name: string): string => attributes[name] ?? '';
    this.#readerWords.ask(lang, () => loadReaderWords(lang), this.#onAnswer);
    this.scripts.ask(folder, () => fetchScriptPlace(folder), this.#onAnswer);
    this.api.ask(base, () => fetchListedCountries(base), this.#onAnswer);
    this.answers.ask(
      this.#questionOf(choice),
      async () => ({ texts: await fetchAnswers(base, tag, value), asOf: new Date().toISOString() }),
      this.#onFrozenAnswer,
    );
  }

  /** Resolves when the words of the tag's language are there, or cannot be loaded. */
  loadWords(choice: Choice): Promise<unknown> {
    return loadReaderWords(this.#langOf(choice)).catch(() => undefined);
  }

  /** What is asked for a frozen tag, or empty. */
  #questionOf({ api, tag, attributes }: Choice): string {
    const base = baseOf(api);
    return base && (this.#setting.isSample || 'frozen' in attributes) ? [base, ...questionsOf(tag, (name) => attributes[name] ?? '')].join(' ') : '';
  }

  /** Keeps the answers in a snippet, so that a frozen tag stays what it was. */
  keep(choice: Choice, texts: readonly string[], asOf: string): void {
    if ('frozen' in choice.attributes && texts.length > 0) this.answers.fill(this.#questionOf(choice), { texts, asOf });
  }

  #langOf({ attributes }: Choice): string {
    return attributes['lang'] || this.#setting.language;
  }

  /** The API's countries once loaded, which may differ from the build's, with names in the builder's language. */
  get countries(): readonly NamedCountry[] {
    const { countries, language } = this.#setting;
    const { countryName } = readerWords(language);
    const { compare } = new Intl.Collator(language);
    return (this.api.answer?.length ? this.api.answer : countries)
      .map(({ iso2, name }) => ({ iso2, name: countryName(iso2) ?? name, sent: name }))
      .toSorted((one, other) => compare(one.name, other.name));
  }

  /** A tag's attributes with its country's current rating; `undefined` if unknown. */
  published({ attributes }: Choice): Choice['attributes'] | undefined {
    const { country = '', published: _day, 'published-score': _score, 'published-tier': _tier, ...others } = attributes;
    const row = this.api.answer?.find(({ iso2 }) => iso2 === country.toUpperCase());
    if (!row) return undefined;
    const { score, tier } = row;
    const now = { published: today(), ...(score !== undefined && { 'published-score': String(score) }), ...(tier !== undefined && { 'published-tier': tier }) };
    return { country, ...others, ...now };
  }

  /** A sentence on whether the answer of a frozen tag is loaded, and its size. */
  frozenStatus({ attributes }: Choice): string {
    const { state, answer } = this.answers;
    if (!('frozen' in attributes)) return '';
    const { form } = this.#setting.words;
    if (state === 'failed') return form.keptMissing;
    const size = new Intl.NumberFormat(this.#setting.language, { maximumFractionDigits: 1 }).format((answer?.texts.join('').length ?? 0) / 1024);
    return answer ? fill(form.kept, { size }) : form.keptComing;
  }

  knownAbout(choice: Choice): Known {
    const names = new Map(this.countries.map(({ iso2, sent = '' }) => [iso2, sent]));
    const framed = new Set(this.#setting.countries.map(({ iso2 }) => iso2));
    const { texts = [], asOf = '' } = ('frozen' in choice.attributes && this.answers.answer) || {};
    const lang = this.#langOf(choice);
    return { names, words: readerWords(lang), lang, framed, scripts: this.scripts.answer, answers: texts, asOf };
  }
}
