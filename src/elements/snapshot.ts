import { isServer, type ReactiveControllerHost } from 'lit';
import { SNAPSHOT } from '../api/client.js';
import { pageState } from '../api/page-state.js';
import { Resource, type Query } from '../data/resource.js';
import type { Answer } from '../model/answer.js';
import { Failure, invalidFailure } from '../model/failure.js';
import { dayOf } from '../model/moment.js';
import { common } from '../words/en.json?common';
import { published } from '../words/en.json?published';
import { intl } from '../words/localizer.js';
import type { FailureMessages } from './failure-messages.js';
import type { LocalizeController } from './localize-controller.js';

const english = { ...common, ...published };

const DATE = /^[\d-]+$/;

const INLINE_ATTRIBUTES = ['data-answer', 'data-as-of'];

let count = 0;

type Host = ReactiveControllerHost & HTMLElement & { readonly frozen: string; readonly isPrerendered: boolean };

/** Holds an answer as text, in `data-answer` or as its content: an element, or an object in its place on a server. */
export interface InlineAnswer {
  readonly textContent: string | null;
  /** `asOf`: the time or the day of the answer. `timeZone`: that of its times, if it was prerendered. */
  readonly dataset: { readonly answer?: string; readonly asOf?: string; readonly timeZone?: string };
}

export type Snapshot<T> = ReturnType<typeof snapshotOf<T>>;

/**
 * Complete API answers that an editor put inside a tag, each in `<script type="application/json">` or, because sanitizers keep it, in `data-answer`
 * on a child or on the tag itself: shown until a newer answer arrives, or always if frozen. `network` brings newer answers.
 */
export function snapshotOf<T>(host: Host, network: Resource<T>, localize: LocalizeController, failures: FailureMessages) {
  const inline = new Resource<T>(host);
  /** The API base for the answers. Random, because several copies of our scripts share the cache. */
  const base = `${SNAPSHOT}${(count += 1)}-${Math.random()}`;
  /** The cache keys of the answers while they are decoded, and the number of running decodings. */
  const keys = new Set<string>();
  let runningDecodings = 0;
  let sources: readonly InlineAnswer[] = [];
  let inlineAnswer: Answer<T> | undefined;
  // A preview or a framework may write another answer into the same element.
  const changes = { subtree: true, childList: true, characterData: true, attributeFilter: INLINE_ATTRIBUTES };
  if (!isServer) new MutationObserver(() => host.requestUpdate()).observe(host, changes);

  /** True if no newer answer is requested. */
  const isFixed = (): boolean => isServer || host.frozen !== '';

  /** The day that the editor wrote; empty for a bare `frozen`. */
  const frozenDate = (): string => (host.frozen === 'true' ? '' : host.frozen.trim());

  /** True if an answer is dated by its day, without a time. */
  const isDay = (): boolean => frozenDate() !== '' || sources.some((source) => DATE.test(dateIn(source)));

  async function answerTo(query: Query<T>): Promise<Answer<T>> {
    runningDecodings += 1;
    try {
      await fillCache();
      return await query.fetch();
    } catch (error) {
      if (error instanceof Failure && error.kind === 'not-found') throw error;
      const failure = invalidFailure({ attribute: 'snapshot', value: sources.map(textIn).join('') });
      // A newer answer is being requested, so readers need no message; editors get one on the console.
      if (!isFixed() && sources.length) void failures.report(failure, () => '');
      throw failure;
    } finally {
      if (!--runningDecodings) clearCache();
    }
  }

  /** Removes the answers from the cache: once decoded, they belong to the tag alone. */
  function clearCache(): void {
    for (const key of keys) pageState.cache.delete(key);
    Reflect.deleteProperty(pageState.credits, base);
    keys.clear();
  }

  /** Puts the answers into the client's cache: under the tag's own base, and an answer about a country also under its code. */
  async function fillCache(): Promise<void> {
    // While the page is loading, an answer may be incomplete.
    if (globalThis.document?.readyState === 'loading') await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
    if (!sources.length) throw new Failure('fault');
    for (const source of sources.toReversed()) {
      const json = parse(textIn(source));
      const entry = { json, fetchedAt: timeOf(source) };
      const code = (json as { country?: { iso2?: unknown } } | null)?.country?.iso2;
      for (const key of [base, ...(typeof code === 'string' ? [`${base}/countries/${code.toUpperCase()}`] : [])]) {
        keys.add(key);
        pageState.cache.set(key, entry);
      }
    }
  }

  function timeOf(source: InlineAnswer): number {
    const text = dateIn(source);
    return frozenDate() || DATE.test(text) ? (dayOf(frozenDate() || text) ?? Number.NaN) : Date.parse(text);
  }

  return {
    base,
    get answer(): Answer<T> | undefined {
      return network.answer ?? inlineAnswer;
    },
    get isPending(): boolean {
      return !this.answer && (network.isPending || inline.isPending);
    },
    get failure(): Failure | undefined {
      if (!isFixed()) return this.answer ? undefined : network.failure;
      const isDated = dayOf(frozenDate()) !== undefined;
      return isDated || !frozenDate() ? inline.failure : invalidFailure({ attribute: 'frozen', value: host.frozen });
    },
    /** Uses the answers in these elements for `own`, and requests a newer one with `query`, if there may be one. */
    open(elements: readonly InlineAnswer[], query: Query<T> | undefined, own: Query<T> | undefined): void {
      const { frozen, isPrerendered } = host;
      sources = elements;
      inline.ask(
        own && { ...own, key: [own.key, frozen, ...sources.flatMap((source) => [dateIn(source), textIn(source)])].join(' '), fetch: () => answerTo(own) },
      );
      // Prerendered HTML is hydrated with the answer it was made from; only then is a newer one requested.
      const isOpening = isPrerendered && sources.length > 0 && !inline.failure;
      network.ask(isFixed() || isOpening ? undefined : query);
      const { answer } = inline;
      const stale = !frozen && network.failure !== undefined;
      // The same object as long as the answer and its staleness stay the same.
      if (inlineAnswer?.data !== answer?.data || inlineAnswer?.stale !== stale)
        inlineAnswer = answer && { ...answer, stale, isDay: isDay(), timeZone: validTimeZone(sources[0]?.dataset.timeZone) };
    },
    reload: (): Promise<void> => network.reload(),
    /** The date of an answer in words; also of a newer one, so that a line with a date keeps one and nothing moves. */
    asOf({ data, fetchedAt, asOf = fetchedAt, stale }: Answer<unknown>): string {
      const { strings, localize: format, day, dateTime } = localize.localizer(english);
      if (Number.isNaN(fetchedAt)) return strings.undated;
      if (host.frozen) return format(strings.frozenOn, { date: day(fetchedAt) });
      return format(stale ? strings.staleSince : strings.asOf, { time: inlineAnswer?.data === data && isDay() ? day(fetchedAt) : dateTime(asOf) });
    },
  };
}

const dateIn = ({ dataset }: InlineAnswer): string => dataset.asOf?.trim() ?? '';

const textIn = ({ dataset, textContent }: InlineAnswer): string => (dataset.answer ?? textContent ?? '').trim();

/** Markup that CMSs insert between the lines of a script. */
const CMS_MARKUP = /<\/?(p|br)\b[^>]*>|\/\/ *(<!\[CDATA\[|\]\]>)/gi;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return JSON.parse(text.replace(CMS_MARKUP, ''));
  }
}

/** The canonical name of a time zone; `undefined` if this browser does not know it. */
export function validTimeZone(timeZone: string | undefined): string | undefined {
  try {
    return timeZone ? intl('DateTimeFormat', 'en', { timeZone }).resolvedOptions().timeZone : undefined;
  } catch {
    return undefined;
  }
}
