import type { ReactiveControllerHost } from 'lit';
import { SNAPSHOT } from '../api/client.js';
import { page } from '../api/page.js';
import { Resource, type Question, type Source } from '../data/resource.js';
import type { Answer } from '../model/answer.js';
import { Failure, type Problem } from '../model/failure.js';
import { dayOf } from '../model/published.js';
import { dateOf, momentOf } from '../words/dates.js';
import { published } from '../words/en/published.js';
import { shared } from '../words/en/shared.js';
import type { Speech } from './speech.js';
import type { Trouble } from './trouble.js';

const english = { ...published, ...shared };

const DAY = /^[\d-]+$/;

let made = 0;

type Tag = ReactiveControllerHost & Element & { readonly frozen: string };

/** Complete API answers that an editor put inside a tag, in `<script type="application/json">`: shown until a newer answer arrives, or always if frozen. */
export class Snapshot<T> implements Source<T> {
  readonly #tag: Tag;
  readonly #newer: Source<T>;
  readonly #inside: Resource<T>;
  readonly #speech: Speech;
  readonly #trouble: Trouble;
  // Random, because several copies of our scripts share the table of answers.
  readonly #base = `${SNAPSHOT}${(made += 1)}-${Math.random()}`;
  #shown: Answer<T> | undefined;

  /** `question` is the tag's current question, for any base; `newer` answers it over the network. */
  constructor(tag: Tag, newer: Source<T>, question: (base: string) => Question<T> | undefined, speech: Speech, trouble: Trouble) {
    this.#tag = tag;
    this.#newer = newer;
    this.#speech = speech;
    this.#trouble = trouble;
    this.#inside = new Resource(tag, () => {
      const asked = question(this.#base);
      return asked && { key: `${asked.key} ${tag.frozen} ${this.#scripts.length}`, ask: () => this.#ask(asked) };
    });
  }

  /** The same object as long as the answer and its staleness stay the same. */
  get answer(): Answer<T> | undefined {
    const { answer } = this.#inside;
    const stale = !this.#tag.frozen && !!this.#newer.failure;
    if (this.#shown?.data !== answer?.data || this.#shown?.stale !== stale) this.#shown = answer && { ...answer, stale };
    return this.#newer.answer ?? this.#shown;
  }

  get isAsking(): boolean {
    return !this.answer && (this.#newer.isAsking || this.#inside.isAsking);
  }

  get failure(): Failure | undefined {
    if (!this.#tag.frozen) return this.answer ? undefined : this.#newer.failure;
    const isDated = dayOf(this.#frozen) !== undefined;
    return isDated ? this.#inside.failure : wrong({ problem: 'frozen', value: this.#tag.frozen });
  }

  async reload(): Promise<void> {
    await this.#newer.reload();
  }

  when({ data, fetchedAt, stale }: Answer<T>): string | undefined {
    if (this.#shown?.data !== data) return undefined;
    const { say, lang } = this.#speech.speak(english);
    if (Number.isNaN(fetchedAt)) return say.undated;
    if (this.#tag.frozen) return say.frozenOn(dateOf(fetchedAt, lang));
    // A day has no hour.
    const isDay = this.#scripts.some((script) => DAY.test(dateIn(script)));
    return (stale ? say.staleSince : say.asOf)((isDay ? dateOf : momentOf)(fetchedAt, lang));
  }

  /** The date written on the tag; `frozen` is null once the attribute has been removed. */
  get #frozen(): string {
    return ((this.#tag.frozen as string | null) ?? '').trim();
  }

  get #scripts(): readonly HTMLScriptElement[] {
    return [...this.#tag.querySelectorAll<HTMLScriptElement>(':scope>script[type="application/json"]')];
  }

  async #ask(question: Question<T>): Promise<Answer<T>> {
    try {
      await this.#speech.learn('published');
      await this.#read();
      return await question.ask();
    } catch (error) {
      if (error instanceof Failure && error.kind === 'not-found') throw error;
      const failure = wrong({ problem: 'snapshot', value: '' });
      // A newer answer is on its way, so readers need not hear of this; editors should, on the console.
      if (!this.#tag.frozen && this.#scripts.length) void this.#trouble.explain(failure, '');
      throw failure;
    }
  }

  /** Puts the answers where the client finds them: under the tag's own base, and an answer about a country also under its code. */
  async #read(): Promise<void> {
    // While the page is still loading, an answer may be there only in part.
    if (document.readyState === 'loading') await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
    if (!this.#scripts.length) throw new Failure('fault');
    for (const script of this.#scripts.toReversed()) {
      const json: unknown = JSON.parse(script.text);
      const known = { json, fetchedAt: this.#timeOf(script) };
      page.known.set(this.#base, known);
      const code = (json as { country?: { iso2?: unknown } } | null)?.country?.iso2;
      if (typeof code === 'string') page.known.set(`${this.#base}/countries/${code.toUpperCase()}`, known);
    }
  }

  #timeOf(script: HTMLScriptElement): number {
    const frozen = this.#frozen;
    const text = dateIn(script);
    return frozen || DAY.test(text) ? (dayOf(frozen || text) ?? Number.NaN) : Date.parse(text);
  }
}

const wrong = (problem: Problem): Failure => new Failure('attribute', { problem });

const dateIn = (script: HTMLScriptElement): string => script.dataset['asOf']?.trim() ?? '';
