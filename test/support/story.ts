import { decodeAnswer, fetchJson, invalidate } from '../../src/api/client.js';
import { record } from '../../src/api/decode.js';
import { pageState } from '../../src/api/page-state.js';
import { cutPauses } from '../../src/api/retry.js';
import { Resource } from '../../src/data/resource.js';
import type { State } from '../../src/model/failure.js';
import { FakeHost } from './host.js';

const MAX_AGE = 15 * 60_000;

/** A tag without a view, for pages in Node: the real client and the real `Resource`. */
export class StoryTag {
  readonly url: string;
  readonly #host = new FakeHost();
  readonly #resource = new Resource<unknown>(this.#host);

  constructor(base: string, path: string) {
    this.url = base + path;
    pageState.recoveryListeners.add(() => this.#resource.retrySoon());
    const read = (json: unknown): unknown => Object.values(record(json) ?? {}).find((value) => typeof value === 'object');
    const decoder = { name: 'story', decode: (json: unknown) => (read(json) === undefined ? undefined : { data: read(json) }) };
    const fetch = async () => decodeAnswer(base, await fetchJson(this.url, MAX_AGE, decoder), decoder);
    this.#resource.ask({ key: this.url, urls: [this.url], fetch });
  }

  get state(): State {
    const { answer, failure } = this.#resource;
    if (failure) return 'error';
    return answer ? (answer.stale ? 'stale' : 'ready') : 'loading';
  }

  /** The time of the next retry, if it is shown instead of a button. */
  get retryAt(): number | undefined {
    return this.#resource.failure?.retryAt;
  }

  /** The "Try again" button or `reload()`. */
  tryAgain(): void {
    cutPauses(this.url);
    invalidate(this.#resource.answer?.fetchedAt);
    void this.#resource.reload();
  }
}

/** A page with a tag for each path. */
export const openStory = (base: string, paths: readonly string[]): readonly StoryTag[] => paths.map((path) => new StoryTag(base, path));
