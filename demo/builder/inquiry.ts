import { fetchAnswers, questionsOf } from '../tags/answers.js';
import { type Choice, folderOf } from './choice.js';
import type { NamedCountry } from './country-fields.js';
import { type ListedCountry, lookAtApi, lookAtScripts, type ScriptPlace } from './places.js';
import { baseOf, type Learned } from './plan.js';
import { Question } from './question.js';
import { loadReaderWords, readerWords } from './reader-words.js';
import type { Setting } from './setting.js';
import { fill } from './words.js';

export const today = (): string => new Date().toISOString().slice(0, 10);

/** What the builder asks others about a choice, and what it has learned: of the folder of the scripts, of the API and, for a frozen tag, its answer. */
export class Inquiry {
  readonly scripts = new Question<ScriptPlace>();
  readonly api = new Question<readonly ListedCountry[]>();
  readonly answers = new Question<{ readonly texts: readonly string[]; readonly asOf: string }>();
  readonly #speech = new Question<unknown>();
  readonly #setting: Setting;
  readonly #learn: () => void;
  readonly #keep: () => void;

  /** `learn` is called when something has been learned, `keep` when it is the answer of a tag. */
  constructor(setting: Setting, learn: () => void, keep: () => void) {
    this.#setting = setting;
    this.#learn = learn;
    this.#keep = keep;
  }

  /** Asks what is not known yet. */
  ask(choice: Choice): void {
    const { script, api, tag, attributes } = choice;
    const folder = folderOf(script) ?? '';
    const base = baseOf(api) ?? '';
    const lang = this.#langOf(choice);
    const value = (name: string): string => attributes[name] ?? '';
    this.#speech.ask(lang, () => loadReaderWords(lang), this.#learn);
    this.scripts.ask(folder, () => lookAtScripts(folder), this.#learn);
    this.api.ask(base, () => lookAtApi(base), this.#learn);
    const question = base && (this.#setting.isSample || 'frozen' in attributes) ? [base, ...questionsOf(tag, value)].join(' ') : '';
    this.answers.ask(question, async () => ({ texts: await fetchAnswers(base, tag, value), asOf: new Date().toISOString() }), this.#keep);
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

  learnedOf(choice: Choice): Learned {
    const names = new Map(this.countries.map(({ iso2, sent = '' }) => [iso2, sent]));
    const framed = new Set(this.#setting.countries.map(({ iso2 }) => iso2));
    const { texts = [], asOf = '' } = ('frozen' in choice.attributes && this.answers.answer) || {};
    const lang = this.#langOf(choice);
    return { names, words: readerWords(lang), lang, framed, scripts: this.scripts.answer, answers: texts, asOf };
  }
}
