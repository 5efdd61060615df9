import { isServer, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { invalidate } from '../api/client.js';
import { pageState } from '../api/page-state.js';
import { cutPauses, welcomeBack } from '../api/pause.js';
import type { Refresh } from '../data/refresh.js';
import { Resource, type Query, type Source } from '../data/resource.js';
import { Visibility } from '../data/visibility.js';
import type { Answer } from '../model/answer.js';
import { isInvalid, type Failure, type InvalidAttribute } from '../model/failure.js';
import { invalidFailure, missingCode, type FailureMessages } from './failure-messages.js';
import { Lazy } from './lazy.js';
import type { LocalizeController } from './localize-controller.js';
import type { KeptAnswer, Snapshot } from './snapshot.js';

const loadRefresh = () => import('../data/refresh.js');
const loadSnapshot = () => import('./snapshot.js');

/** What a tag has to show. */
export interface Status<T> {
  /** Of the query that is answered; `undefined` while none can be asked. */
  readonly key?: string | undefined;
  readonly answer?: Answer<T> | undefined;
  readonly failure?: Failure | undefined;
  readonly isPending: boolean;
  /** What went wrong before, while the same query is tried again. */
  readonly failedBefore?: Failure | undefined;
}

export interface AnswerHost extends ReactiveControllerHost, HTMLElement {
  readonly frozen: string;
  readonly loading: string;
  readonly refresh: string;
  readonly kept: readonly KeptAnswer[];
  readonly isPrerendered: boolean;
  reload(): Promise<void>;
}

/** Asks a tag's query once a reader comes near, again after a while if the editor wants that, and shows an answer kept inside the tag meanwhile. */
export class AnswerController<T> implements ReactiveController {
  readonly #host: AnswerHost;
  readonly #localize: LocalizeController;
  readonly #failures: FailureMessages;
  readonly #visibility: Visibility;
  readonly #resource: Resource<T>;
  readonly #refresh: Lazy<Awaited<ReturnType<typeof loadRefresh>>>;
  readonly #lazySnapshot: Lazy<Awaited<ReturnType<typeof loadSnapshot>>>;
  #clock: Refresh | undefined;
  /** Why a frozen tag shows nothing yet. */
  #missing: Failure | undefined;
  #snapshot: Snapshot<T> | undefined;
  #kept: readonly KeptAnswer[] = [];
  #base: string | InvalidAttribute = '';
  /** The last failure, as long as it is tried again. */
  #failed: Status<T> | undefined;
  #isPending = false;
  /** True while a query is tried again because the reader wants that. */
  isRetrying = false;

  constructor(host: AnswerHost, localize: LocalizeController, failures: FailureMessages) {
    this.#host = host;
    this.#localize = localize;
    this.#failures = failures;
    this.#visibility = new Visibility(host, this.#isKnownNear);
    this.#resource = new Resource(host, welcomeBack);
    this.#refresh = new Lazy(host, 'refresh', loadRefresh);
    this.#lazySnapshot = new Lazy(host, 'snapshot', loadSnapshot);
    host.addController(this);
  }

  hostConnected(): void {
    this.readChildren();
    pageState.recoveryListeners.add(this.#retrySoon);
  }

  hostDisconnected(): void {
    pageState.recoveryListeners.delete(this.#retrySoon);
  }

  hostUpdated(): void {
    if (this.#host.refresh && !this.#clock) void this.#startRefresh();
  }

  /** Looks for answers that an editor put inside the tag; true if they are others than before. */
  readChildren(): boolean {
    const before = this.#kept;
    this.#kept = [...this.#host.querySelectorAll<HTMLElement>(':scope>script[type="application/json"],:scope>[data-answer]')];
    if (this.#host.matches('[data-answer]')) this.#kept = [this.#host, ...this.#kept];
    return this.#kept.length !== before.length || this.#kept.some((kept, index) => kept !== before[index]);
  }

  /** What there is to show for a query, once per update. */
  update(query: Query<T> | InvalidAttribute, base: string | InvalidAttribute, queryFor: (base: string) => Query<T> | InvalidAttribute): Status<T> {
    const status = this.#ask(query, base, queryFor);
    const { key, failure, isPending } = status;
    if (!isPending || key !== this.#failed?.key) this.#failed = failure && status;
    this.#isPending = isPending;
    this.isRetrying &&= isPending;
    return { ...status, failedBefore: this.#failed?.failure };
  }

  /** Asks again because the reader wants that; pressed twice, once. */
  readonly retry = (): void => {
    if (this.#isPending) return;
    this.isRetrying = true;
    void this.#host.reload();
  };

  #ask(query: Query<T> | InvalidAttribute, base: string | InvalidAttribute, queryFor: (base: string) => Query<T> | InvalidAttribute): Status<T> {
    this.#base = base;
    if (!isServer && this.#isKnownNear()) this.#visibility.arrive();
    if (isServer) this.#kept = this.#host.kept;
    // A mistake on this tag is reported before a missing setting of the page.
    const invalid = isInvalid(query) ? query : isInvalid(base) ? base : undefined;
    const source = this.#source;
    const hasToSpeak = this.#isNear || (invalid ?? source.failure) !== undefined;
    this.#localize.update(this.#host.lang, hasToSpeak);
    // A tag that was taken out of the page asks once it is back.
    if (isServer || this.#host.isConnected) {
      this.#snapshot?.open(this.#kept, (kept) => this.#whenNear(queryFor(kept)));
      source.ask(isInvalid(base) || this.#host.frozen || this.#isOpening ? undefined : this.#whenNear(query));
    }
    if (invalid) return { failure: invalidFailure(invalid), isPending: false };
    if (this.#host.frozen && this.#lazySnapshot.isMissing) return { failure: (this.#missing ??= missingCode()), isPending: false };
    const { answer, isPending } = source;
    return { key: isInvalid(query) ? undefined : query.key, answer, failure: isPending ? undefined : source.failure, isPending };
  }

  /** Asks again, once even during a pause of our own choice. */
  async reload(): Promise<void> {
    if (typeof this.#base === 'string') cutPauses(this.#base);
    invalidate(this.#source.answer?.fetchedAt);
    await this.#source.reload();
  }

  /** The date of an answer in words, if the usual wording does not fit. */
  asOf(answer: Answer<unknown>): string | undefined {
    return this.#snapshot?.asOf(answer);
  }

  readonly #isKnownNear = (): boolean => this.#host.loading === 'eager' || (pageState.near?.has(this.#host) ?? false);

  readonly #retrySoon = (): void => this.#resource.retrySoon();

  get #source(): Source<T> {
    if (this.#host.frozen || this.#kept.length) void this.#openSnapshot();
    return this.#snapshot ?? this.#resource;
  }

  get #isNear(): boolean {
    return isServer || this.#visibility.isNear;
  }

  /** What is on the page already is taken over with the answer it was made from; only then a newer one is asked for. */
  get #isOpening(): boolean {
    const { isPrerendered } = this.#host;
    const isUnreadable = this.#snapshot?.isRead && !this.#snapshot.answer;
    return isServer || (isPrerendered && this.#kept.length > 0 && !this.#lazySnapshot.isMissing && !isUnreadable);
  }

  /** Nothing is asked before a reader comes near. The outcome waits for the strings of the language, so that no reader sees another language first. */
  #whenNear(query: Query<T> | InvalidAttribute): Query<T> | undefined {
    if (!this.#isNear || isInvalid(query)) return undefined;
    const fetch = (): Promise<Answer<T>> => query.fetch().finally(() => this.#localize.loading);
    return { ...query, fetch };
  }

  async #openSnapshot(): Promise<void> {
    const { Snapshot } = (await this.#lazySnapshot.load()) ?? {};
    if (!Snapshot || this.#snapshot) return;
    this.#snapshot = new Snapshot(this.#host, this.#resource, this.#localize, this.#failures);
    this.#host.requestUpdate();
  }

  async #startRefresh(): Promise<void> {
    const { Refresh } = (await this.#refresh.load()) ?? {};
    try {
      if (Refresh) this.#clock ??= new Refresh(this.#host, () => this.#host.reload());
    } catch {
      // Without an IntersectionObserver nobody knows whether a reader is looking.
    }
  }
}
