import { isServer, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { invalidate } from '../api/client.js';
import { hasLeftovers } from '../api/decode.js';
import { pageState } from '../api/page-state.js';
import { attend } from '../data/attention.js';
import type { Refresh } from '../data/refresh.js';
import { Resource, type Query, type Source } from '../data/resource.js';
import type { Answer } from '../model/answer.js';
import { invalidFailure, isInvalid, missingCode, type Failure, type InvalidAttribute, type State } from '../model/failure.js';
import { loadDetails } from '../ui/details.js';
import type { FailureMessages } from './failure-messages.js';
import { isPlain } from './fallback.js';
import { Lazy } from './lazy.js';
import type { LocalizeController } from './localize-controller.js';
import type { InlineAnswer, Snapshot } from './snapshot.js';

const loadRefresh = () => import('../data/refresh.js');
const loadSnapshot = () => import('./snapshot.js');

/** What a tag has to show. */
export interface Status<T> {
  /** The key of the current query; `undefined` while none can be asked. */
  readonly key?: string | undefined;
  readonly answer?: Answer<T> | undefined;
  readonly failure?: Failure | undefined;
  readonly isPending: boolean;
  /** What went wrong before, while the same query is tried again. */
  readonly failedBefore?: Failure | undefined;
}

/** What a tag is doing, by what it has to show. */
export function stateOf<T>({ answer, failure, isPending }: Partial<Status<T>> = {}, isEmpty: (data: T) => boolean): State {
  if (failure) return failure.kind === 'not-found' ? 'empty' : 'error';
  if (answer) return isEmpty(answer.data) ? 'empty' : answer.stale ? 'stale' : 'ready';
  return isPending ? 'loading' : 'idle';
}

interface AnswerHost extends ReactiveControllerHost, HTMLElement {
  readonly frozen: string;
  readonly loading: string;
  readonly refresh: string;
  readonly inline: readonly InlineAnswer[];
  readonly isPrerendered: boolean;
  reload(): Promise<void>;
}

/** Requests a tag's query once it is near the view, again every few minutes if the editor set `refresh`, and shows an inline answer meanwhile. */
export class AnswerController<T> implements ReactiveController {
  readonly #host: AnswerHost;
  readonly #localize: LocalizeController;
  readonly #failures: FailureMessages;
  readonly #rest: Lazy<typeof import('./rest.js')>;
  readonly #network: Resource<T>;
  readonly #refreshCode: Lazy<Awaited<ReturnType<typeof loadRefresh>>>;
  readonly #snapshotCode: Lazy<Awaited<ReturnType<typeof loadSnapshot>>>;
  /** What shows details. */
  readonly details: Lazy<Awaited<ReturnType<typeof loadDetails>>>;
  #refresh: Refresh | undefined;
  #snapshot: Snapshot<T> | undefined;
  /** Why a frozen tag shows nothing yet. */
  #missing: Failure | undefined;
  #inline: readonly InlineAnswer[] = [];
  #base: string | InvalidAttribute = '';
  /** True for good once a reader has come near. */
  #isNear = isServer;
  #ignore: (() => void) | undefined;
  #status: Status<T> = { isPending: false };
  /** True while a query is retried because the reader pressed “Try again”. */
  isRetrying = false;

  constructor(host: AnswerHost, localize: LocalizeController, failures: FailureMessages, rest: Lazy<typeof import('./rest.js')>) {
    this.#host = host;
    this.#localize = localize;
    this.#failures = failures;
    this.#rest = rest;
    this.#network = new Resource(host, () => rest.value?.retryLost());
    this.#refreshCode = new Lazy(host, loadRefresh);
    this.#snapshotCode = new Lazy(host, loadSnapshot);
    this.details = new Lazy(host, loadDetails);
    host.addController(this);
  }

  hostConnected(): void {
    this.readChildren();
    pageState.recoveryListeners.add(this.#retrySoon);
    this.#look(false);
    if (!this.#isNear) this.#ignore = attend(this.#host, this.#look);
  }

  hostDisconnected(): void {
    pageState.recoveryListeners.delete(this.#retrySoon);
    this.#ignore?.();
  }

  hostUpdated(): void {
    if (this.#host.refresh && !this.#refresh) void this.#startRefresh();
  }

  /** Looks for answers that an editor put inside the tag; true if they are others than before. */
  readChildren(): boolean {
    const before = this.#inline;
    this.#inline = [...this.#host.querySelectorAll<HTMLElement>(':scope>script[type="application/json"],:scope>[data-answer]')];
    if (this.#host.matches('[data-answer]')) this.#inline = [this.#host, ...this.#inline];
    return this.#inline.length !== before.length || this.#inline.some((one, index) => one !== before[index]);
  }

  /** What there is to show for the query below a base, once per update. */
  update(base: string | InvalidAttribute, queryFor: (base: string) => Query<T> | InvalidAttribute): Status<T> {
    const status = this.#ask(base, queryFor);
    const { key, failure, isPending } = status;
    const failedBefore = isPending && key === this.#status.key ? this.#status.failedBefore : failure;
    this.isRetrying &&= isPending;
    return (this.#status = { ...status, failedBefore });
  }

  /** Asks again because the reader pressed “Try again”; a second press does nothing. */
  readonly retry = (): void => {
    if (this.#status.isPending) return;
    this.isRetrying = true;
    void this.#host.reload();
  };

  #ask(base: string | InvalidAttribute, queryFor: (base: string) => Query<T> | InvalidAttribute): Status<T> {
    this.#base = base;
    this.#look(false);
    const query = queryFor(isInvalid(base) ? '' : base);
    // A mistake on this tag is reported before a missing setting of the page.
    const invalid = isInvalid(query) ? query : isInvalid(base) ? base : undefined;
    const source = this.#source;
    const hasToSpeak = this.#isNear || (invalid ?? source.failure) !== undefined;
    this.#localize.update(this.#host.lang, hasToSpeak);
    // A tag that was taken out of the page sends its request once it is back.
    if (isServer || this.#host.isConnected) this.#choose(isInvalid(base) ? undefined : this.#whenNear(query), queryFor);
    if (invalid) return { failure: invalidFailure(invalid), isPending: false };
    if (this.#host.frozen && this.#snapshotCode.isMissing) return { failure: (this.#missing ??= missingCode()), isPending: false };
    const { answer, isPending } = source;
    return { key: isInvalid(query) ? undefined : query.key, answer, failure: isPending ? undefined : source.failure, isPending };
  }

  /** Asks again, once even during a pause of our own choice. */
  async reload(): Promise<void> {
    if (typeof this.#base === 'string') this.#rest.value?.cutPauses(this.#base);
    invalidate(this.#source.answer?.fetchedAt);
    await this.#source.reload();
  }

  /** The date of an answer in words, if the usual wording does not fit. */
  asOf(answer: Answer<unknown>): string | undefined {
    return this.#snapshot?.asOf(answer);
  }

  readonly #look = (isNear: boolean): void => {
    if (this.#isNear || !(isNear || this.#host.loading === 'eager' || pageState.near?.has(this.#host))) return;
    this.#isNear = true;
    this.#ignore?.();
    this.#host.requestUpdate();
  };

  readonly #retrySoon = (): void => this.#network.retrySoon();

  get #source(): Source<T> {
    return this.#snapshot ?? this.#network;
  }

  /** Asks the network, or its inline answers and the network behind it. Until the code for that is here, the network alone, but not for a tag that may not ask it or whose HTML stands. */
  #choose(query: Query<T> | undefined, queryFor: (base: string) => Query<T> | InvalidAttribute): void {
    const { frozen, isPrerendered, inline } = this.#host;
    if (isServer) this.#inline = inline;
    const hasInline = frozen !== '' || this.#inline.length > 0;
    if (hasInline && !this.#snapshot) void this.#openSnapshot();
    if (this.#snapshot) this.#snapshot.open(this.#inline, query, this.#whenNear(queryFor(this.#snapshot.base)));
    else this.#network.ask(isServer || frozen || (hasInline && isPrerendered && !this.#snapshotCode.isMissing) ? undefined : query);
  }

  /** Nothing is asked before a reader comes near. The outcome waits for the strings of the language, so that no reader sees another language first, and unless it is a good one for a plain tag without the focus, for the rest of our code. */
  #whenNear(query: Query<T> | InvalidAttribute): Query<T> | undefined {
    if (!this.#isNear || isInvalid(query)) return undefined;
    const fetch = async (): Promise<Answer<T>> => {
      const answer = query.fetch();
      const isGood = await answer.then(
        () => isServer || (isPlain(this.#host) && !this.#host.matches(':focus-within')),
        () => false,
      );
      await Promise.all([this.#localize.loading, isGood || this.#rest.load(), hasLeftovers() && this.details.load()]);
      return answer;
    };
    return { ...query, fetch };
  }

  async #openSnapshot(): Promise<void> {
    const { Snapshot } = (await this.#snapshotCode.load()) ?? {};
    if (!Snapshot || this.#snapshot) return;
    this.#snapshot = new Snapshot(this.#host, this.#network, this.#localize, this.#failures);
    this.#host.requestUpdate();
  }

  async #startRefresh(): Promise<void> {
    const { Refresh } = (await this.#refreshCode.load()) ?? {};
    if (Refresh) this.#refresh ??= new Refresh(this.#host, () => this.#host.reload());
  }
}
