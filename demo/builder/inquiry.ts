import { fetchAnswers, questionsOf } from '../tags/answers.js';
import { type Choice, folderOf } from './choice.js';
import type { NamedCountry } from './country-fields.js';
import { type ListedCountry, lookAtApi, lookAtScripts, type ScriptPlace } from './places.js';
import { baseOf, type Known } from './plan.js';
import { Question } from './question.js';
import { loadReaderWords, readerWords } from './reader-words.js';
import type { Setting } from './setting.js';
import { fill } from './words.js';

export const today = (): string => new Date().toISOString().slice(0, 10);

/** What the builder requests for a choice: about the folder of the scripts, from the API and, for a frozen tag, its answer. */
export class Inquiry {
  readonly scripts = new Question<ScriptPlace>();
  readonly api = new Question<readonly ListedCountry[]>();
  readonly answers = new Question<{ readonly texts: readonly string[]; readonly asOf: string }>();
  readonly #readerWords = new Question<unknown>();
  readonly #setting: Setting;
  readonly #onAnswer: () => void;
  readonly #onKeptAnswer: () => void;

  /** `onAnswer` is called for every answer but that of a tag, `onKeptAnswer` for that. */
  constructor(setting: Setting, onAnswer: () => void, onKeptAnswer: () => void) {
    this.#setting = setting;
    this.#onAnswer = onAnswer;
    this.#onKeptAnswer = onKeptAnswer;
  }

  /** Requests what is not known yet. */
  ask(choice: Choice): void {
    const { script, api, tag, attributes } = choice;
    const folder = folderOf(script) ?? '';
    const base = baseOf(api) ?? '';
    const lang = this.#langOf(choice);
    const value = (name: string): string => attributes[name] ?? '';
    this.#readerWords.ask(lang, () => loadReaderWords(lang), this.#onAnswer);
    this.scripts.ask(folder, () => lookAtScripts(folder), this.#onAnswer);
    this.api.ask(base, () => lookAtApi(base), this.#onAnswer);
    const question = base && (this.#setting.isSample || 'frozen' in attributes) ? [base, ...questionsOf(tag, value)].join(' ') : '';
    this.answers.ask(question, async () => ({ texts: await fetchAnswers(base, tag, value), asOf: new Date().toISOString() }), this.#onKeptAnswer);
  }

  /** The language of the tag. */
  #langOf({ attributes }: Choice): string {
    return attributes['lang'] || this.#setting.language;
  }

  /** The countries of the API once they are here: it may have others than the build. Named as editors name them. */
  get countries(): readonly NamedCountry[] {
    const { countries, language } = this.#setting;
    const { countryName } = readerWords(language);
    const { compare } = new Intl.Collator(language);
    return (this.api.answer?.length ? this.api.answer : countries)
      .map(({ iso2, name }) => ({ iso2, name: countryName(iso2) ?? name, sent: name }))
      .toSorted((one, other) => compare(one.name, other.name));
  }

  /** The attributes of a tag with what the API says of its country; `undefined` while it says nothing. */
  published({ attributes }: Choice): Choice['attributes'] | undefined {
    const { country = '', published: _day, 'published-score': _score, 'published-tier': _tier, ...others } = attributes;
    const row = this.api.answer?.find(({ iso2 }) => iso2 === country.toUpperCase());
    if (!row) return undefined;
    const { score, tier } = row;
    const now = { published: today(), ...(score !== undefined && { 'published-score': String(score) }), ...(tier !== undefined && { 'published-tier': tier }) };
    return { country, ...others, ...now };
  }

  /** Says whether the answer of a frozen tag has come, and how big it is. */
  keptOf({ attributes }: Choice): string {
    const { found, answer } = this.answers;
    if (!('frozen' in attributes)) return '';
    const { form } = this.#setting.words;
    if (found === 'missing') return form.keptMissing;
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
