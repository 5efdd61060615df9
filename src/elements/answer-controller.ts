import { isServer } from 'lit';
import { invalidate } from '../api/client.js';
import { hasLeftovers } from '../api/decode.js';
import { pageState } from '../api/page-state.js';
import { observeAttention } from '../data/attention.js';
import { Resource, type Query } from '../data/resource.js';
import type { Answer } from '../model/answer.js';
import { invalidFailure, isInvalid, missingCode, type Failure, type InvalidAttribute } from '../model/failure.js';
import type { EmbedAttributes } from './embed-attributes.js';
import type { FailureMessages } from './failure-messages.js';
import { isPlain } from './fallback.js';
import { Lazy } from './lazy.js';
import type { LocalizeController } from './localize-controller.js';
import type { InlineAnswer, Snapshot } from './snapshot.js';

/** Renders fields beyond the contract. It shares a chunk with the full profile, which needs it; answers that follow the contract do not. */
const loadDetails = () => import('../ui/country-profile.js');
const loadRefresh = () => import('../data/refresh.js');
const loadSnapshot = () => import('./snapshot.js');

export interface Status<T> {
  /** The key of the current query; `undefined` without a valid one. */
  readonly key?: string | undefined;
  readonly answer?: Answer<T> | undefined;
  readonly failure?: Failure | undefined;
  readonly isPending: boolean;
  /** The previous failure, while the same query is retried. */
  readonly failedBefore?: Failure | undefined;
}

type AnswerHost = EmbedAttributes & { readonly inline: readonly InlineAnswer[]; reload(): Promise<void> };

export type AnswerController<T> = ReturnType<typeof answerController<T>>;

/** Sends a tag's query once the tag is near the viewport, and every few minutes if `refresh` is set; shows an inline answer until a newer one arrives. */
export function answerController<T>(host: AnswerHost, localize: LocalizeController, failures: FailureMessages, rest: Lazy<typeof import('./rest.js')>) {
  const network = new Resource<T>(host, () => rest.value?.retryLost());
  const refreshCode = new Lazy(host, loadRefresh);
  const snapshotCode = new Lazy(host, loadSnapshot);
  const details = new Lazy(host, loadDetails);
  let isRefreshing = false;
  let snapshot: Snapshot<T> | undefined;
  /** The failure of a frozen tag whose code could not be loaded. */
  let missing: Failure | undefined;
  let inline: readonly InlineAnswer[] = [];
  /** Stays true once the tag has been near the viewport. */
  let isTagNear = isServer;
  let stopObserving: (() => void) | undefined;
  let status: Status<T> = { isPending: false };
  let isRetrying = false;

  const source = (): Snapshot<T> | Resource<T> => snapshot ?? network;
  const retrySoon = (): void => network.retrySoon();

  /** Finds the inline answers in and on the tag; returns true if they have changed. */
  function readChildren(): boolean {
    const before = inline;
    inline = [...host.querySelectorAll<HTMLElement>(':scope>script[type="application/json"],:scope>[data-answer]')];
    if (host.matches('[data-answer]')) inline = [host, ...inline];
    return inline.length !== before.length || inline.some((one, index) => one !== before[index]);
  }

  function checkNear(isNear: boolean): void {
    if (isTagNear || !(isNear || host.loading === 'eager' || pageState.near?.has(host))) return;
    isTagNear = true;
    stopObserving?.();
    host.requestUpdate();
  }

  function resolveStatus(base: string | InvalidAttribute, queryFor: (base: string) => Query<T> | InvalidAttribute): Status<T> {
    checkNear(false);
    const query = queryFor(isInvalid(base) ? '' : base);
    // A mistake on this tag is reported before a missing setting of the page.
    const invalid = isInvalid(query) ? query : isInvalid(base) ? base : undefined;
    const areWordsNeeded = isTagNear || (invalid ?? source().failure) !== undefined;
    localize.update(host.lang, areWordsNeeded);
    // A disconnected tag sends its request when it is connected again.
    if (isServer || host.isConnected) sendQuery(isInvalid(base) ? undefined : whenNear(query), queryFor);
    if (invalid) return { failure: invalidFailure(invalid), isPending: false };
    if (host.frozen && snapshotCode.isMissing) return { failure: (missing ??= missingCode()), isPending: false };
    const { answer, failure, isPending } = source();
    return { key: isInvalid(query) ? undefined : query.key, answer, failure: isPending ? undefined : failure, isPending };
  }

  /** Queries the network, after any inline answers. Until the code for these is loaded, queries the network alone, unless the tag is frozen or prerendered. */
  function sendQuery(query: Query<T> | undefined, queryFor: (base: string) => Query<T> | InvalidAttribute): void {
    const { frozen, isPrerendered } = host;
    if (isServer) inline = host.inline;
    const hasInline = frozen !== '' || inline.length > 0;
    if (hasInline) {
      snapshotCode.want();
      snapshot ??= snapshotCode.value?.snapshotOf(host, network, localize, failures);
    }
    if (snapshot) snapshot.open(inline, query, whenNear(queryFor(snapshot.base)));
    else network.ask(isServer || frozen || (hasInline && isPrerendered && !snapshotCode.isMissing) ? undefined : query);
  }

  /**
   * Holds the query back until the tag is near the viewport. Its answer resolves once the strings of the tag's language are loaded, so that no reader sees
   * another language first. A failure also waits for `rest.js`, as does an answer for a tag that has the focus or more than a plain fallback.
   */
  function whenNear(query: Query<T> | InvalidAttribute): Query<T> | undefined {
    if (!isTagNear || isInvalid(query)) return undefined;
    const fetch = async (): Promise<Answer<T>> => {
      const answer = query.fetch();
      const isGood = await answer.then(
        () => isServer || (isPlain(host) && !host.matches(':focus-within')),
        () => false,
      );
      await Promise.all([localize.loading, isGood || rest.load(), hasLeftovers() && details.load()]);
      return answer;
    };
    return { ...query, fetch };
  }

  host.addController({
    hostConnected() {
      readChildren();
      pageState.recoveryListeners.add(retrySoon);
      checkNear(false);
      if (!isTagNear) stopObserving = observeAttention(host, checkNear);
    },
    hostDisconnected() {
      pageState.recoveryListeners.delete(retrySoon);
      stopObserving?.();
    },
    hostUpdate() {
      if (!host.refresh || isRefreshing) return;
      refreshCode.want();
      refreshCode.value?.refreshController(host, () => host.reload());
      isRefreshing = refreshCode.value !== undefined;
    },
  });
  return {
    details,
    readChildren,
    /** The status of the query at this API base; called once per update. */
    update(base: string | InvalidAttribute, queryFor: (base: string) => Query<T> | InvalidAttribute): Status<T> {
      const next = resolveStatus(base, queryFor);
      const { key, failure, isPending } = next;
      const failedBefore = isPending && key === status.key ? status.failedBefore : failure;
      isRetrying &&= isPending;
      return (status = { ...next, failedBefore });
    },
    /** Retries because the reader pressed “Try again”; does nothing while a request is pending. */
    retry(): void {
      if (status.isPending) return;
      isRetrying = true;
      void host.reload();
    },
    get isRetrying(): boolean {
      return isRetrying;
    },
    /** Sends the query again, even during a backoff of our own, though only once in each. */
    async reload(base: string | InvalidAttribute): Promise<void> {
      if (!isInvalid(base)) rest.value?.cutPauses(base);
      invalidate(source().answer?.fetchedAt);
      await source().reload();
    },
    /** The date of an answer in words; `undefined` for the usual wording. */
    asOf: (answer: Answer<unknown>): string | undefined => snapshot?.asOf(answer),
  };
}
