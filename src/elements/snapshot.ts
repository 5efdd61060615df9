import { isServer, type ReactiveControllerHost } from 'lit';
import { SNAPSHOT } from '../api/client.js';
import { pageState } from '../api/page-state.js';
import { Resource, type Query, type Source } from '../data/resource.js';
import type { Answer } from '../model/answer.js';
import { Failure, invalidFailure } from '../model/failure.js';
import { dayOf } from '../model/moment.js';
import { common } from '../words/en.json?common';
import { published } from '../words/en.json?published';
import { intl } from '../words/intl.js';
import type { FailureMessages } from './failure-messages.js';
import type { LocalizeController } from './localize-controller.js';

const english = { ...common, ...published };

const DATE = /^[\d-]+$/;

let count = 0;

type Host = ReactiveControllerHost & HTMLElement & { readonly frozen: string; readonly isPrerendered: boolean };

/** Something that holds an answer as text, in `data-answer` or as its content: an element, or what stands for it where there is no document. */
export interface InlineAnswer {
  readonly textContent: string | null;
  /** `asOf`: the moment or the day of the answer. `timeZone`: where its times are written, if it was rendered ahead of time. */
  readonly dataset: { readonly answer?: string; readonly asOf?: string; readonly timeZone?: string };
}

/**
 * Complete API answers that an editor put inside a tag, each in `<script type="application/json">` or, because sanitizers keep it, in `data-answer`
 * on a child or on the tag itself: shown until a newer answer arrives, or always if frozen.
 */
export class Snapshot<T> implements Source<T> {
  readonly #host: Host;
  readonly #network: Resource<T>;
  readonly #inline: Resource<T>;
  readonly #localize: LocalizeController;
  readonly #failures: FailureMessages;
  /** Below which the answers are found. Random, because several copies of our scripts share the table of answers. */
  readonly base = `${SNAPSHOT}${(count += 1)}-${Math.random()}`;
  /** Where the client finds the answers while they are being decoded, and how many decodings are under way. */
  readonly #keys = new Set<string>();
  #readers = 0;
  #holders: readonly InlineAnswer[] = [];
  #answer: Answer<T> | undefined;

  /** `network` brings newer answers. */
  constructor(host: Host, network: Resource<T>, localize: LocalizeController, failures: FailureMessages) {
    this.#host = host;
    this.#network = network;
    this.#localize = localize;
    this.#failures = failures;
    this.#inline = new Resource(host);
  }

  get answer(): Answer<T> | undefined {
    return this.#network.answer ?? this.#answer;
  }

  get isPending(): boolean {
    return !this.answer && (this.#network.isPending || this.#inline.isPending);
  }

  get failure(): Failure | undefined {
    if (!this.#isAlone) return this.answer ? undefined : this.#network.failure;
    const isDated = dayOf(this.#frozenOn) !== undefined;
    return isDated || !this.#frozenOn ? this.#inline.failure : invalidFailure({ attribute: 'frozen', value: this.#host.frozen });
  }

  /** Takes the answers in these elements for those to `inline`, and asks the network for a newer one, if there may be one, by `query`. */
  open(holders: readonly InlineAnswer[], query: Query<T> | undefined, inline: Query<T> | undefined): void {
    const { frozen, isPrerendered } = this.#host;
    this.#holders = holders;
    this.#inline.ask(inline && { ...inline, key: `${inline.key} ${frozen} ${holders.length}`, fetch: () => this.#fetch(inline) });
    // What is on the page already is taken over with the answer it was made from; only then a newer one is asked for.
    const isOpening = isPrerendered && holders.length > 0 && !this.#inline.failure;
    this.#network.ask(this.#isAlone || isOpening ? undefined : query);
    const { answer } = this.#inline;
    const stale = !frozen && this.#network.failure !== undefined;
    // The same object as long as the answer and its staleness stay the same.
    if (this.#answer?.data !== answer?.data || this.#answer?.stale !== stale)
      this.#answer = answer && { ...answer, stale, isDay: this.#isDay, timeZone: validTimeZone(holders[0]?.dataset.timeZone) };
  }

  reload(): Promise<void> {
    return this.#network.reload();
  }

  /** The date of an answer in words; `undefined` for an answer from the network. */
  asOf({ data, fetchedAt, stale }: Answer<unknown>): string | undefined {
    if (this.#answer?.data !== data) return undefined;
    const { strings, localize, day, dateTime } = this.#localize.localizer(english);
    if (Number.isNaN(fetchedAt)) return strings.undated;
    if (this.#host.frozen) return localize(strings.frozenOn, { date: day(fetchedAt) });
    return localize(stale ? strings.staleSince : strings.asOf, { time: this.#isDay ? day(fetchedAt) : dateTime(fetchedAt) });
  }

  /** True if no newer answer will come. */
  get #isAlone(): boolean {
    return isServer || this.#host.frozen !== '';
  }

  /** A day has no hour. */
  get #isDay(): boolean {
    return this.#frozenOn !== '' || this.#holders.some((holder) => DATE.test(dateIn(holder)));
  }

  /** The day that the editor wrote; empty for a bare `frozen`. */
  get #frozenOn(): string {
    const { frozen } = this.#host;
    return frozen === 'true' ? '' : frozen.trim();
  }

  async #fetch(query: Query<T>): Promise<Answer<T>> {
    this.#readers += 1;
    try {
      await this.#read();
      return await query.fetch();
    } catch (error) {
      if (error instanceof Failure && error.kind === 'not-found') throw error;
      const failure = invalidFailure({ attribute: 'snapshot', value: this.#holders.map(textIn).join('') });
      // A newer answer is on its way, so readers need no message; editors get one on the console.
      if (!this.#isAlone && this.#holders.length) void this.#failures.report(failure, () => '');
      throw failure;
    } finally {
      if (!--this.#readers) this.#forget();
    }
  }

  /** Once decoded, an answer belongs to its tag alone, and goes with it. */
  #forget(): void {
    for (const key of this.#keys) pageState.cache.delete(key);
    Reflect.deleteProperty(pageState.credits, this.base);
    this.#keys.clear();
  }

  /** Puts the answers where the client finds them: under the tag's own base, and an answer about a country also under its code. */
  async #read(): Promise<void> {
    // While the page is still loading, an answer may be there only in part.
    if (globalThis.document?.readyState === 'loading') await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
    if (!this.#holders.length) throw new Failure('fault');
    for (const holder of this.#holders.toReversed()) {
      const json = parse(textIn(holder));
      const entry = { json, fetchedAt: this.#timeOf(holder) };
      const code = (json as { country?: { iso2?: unknown } } | null)?.country?.iso2;
      const keys = [this.base, ...(typeof code === 'string' ? [`${this.base}/countries/${code.toUpperCase()}`] : [])];
      for (const key of keys) {
        this.#keys.add(key);
        pageState.cache.set(key, entry);
      }
    }
  }

  #timeOf(holder: InlineAnswer): number {
    const text = dateIn(holder);
    return this.#frozenOn || DATE.test(text) ? (dayOf(this.#frozenOn || text) ?? Number.NaN) : Date.parse(text);
  }
}

const dateIn = ({ dataset }: InlineAnswer): string => dataset.asOf?.trim() ?? '';

const textIn = ({ dataset, textContent }: InlineAnswer): string => (dataset.answer ?? textContent ?? '').trim();

/** What CMSs write between the lines of a script. */
const ADDED = /<\/?(p|br)\b[^>]*>|\/\/ *(<!\[CDATA\[|\]\]>)/gi;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return JSON.parse(text.replace(ADDED, ''));
  }
}

/** A time zone by the name that `Intl` has for it; one that this browser does not know is none. */
export function validTimeZone(timeZone: string | undefined): string | undefined {
  try {
    return timeZone ? intl('DateTimeFormat', 'en', { timeZone }).resolvedOptions().timeZone : undefined;
  } catch {
    return undefined;
  }
}
