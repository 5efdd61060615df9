import type { TestApi } from '../support/api.js';
import type { Host } from '../support/page.js';

/** A question that a tag can ask, and words that only its answer contains. */
export interface Question {
  readonly attributes: string;
  /** Of the request, from its beginning. */
  readonly path: string;
  readonly words: string;
}

/** What the tests that every tag must pass need to know about one tag. */
export interface Subject {
  readonly tag: string;
  readonly question: Question;
  /** A second question and the way to it from the first; a tag may have but one. */
  readonly other?: Question & { change(element: HTMLElement): void };
  /** Attributes an editor could get wrong, and the sentence for it. */
  readonly wrong: { readonly attributes: string; readonly sentence: string };
  /** False if it has no title that an editor could replace. */
  readonly hasTitle?: boolean;
  /** A question without data, if there is one; `arrange` where the server has to be told. */
  readonly empty?: { readonly attributes: string; readonly sentence: string; arrange?(api: TestApi): Promise<void> };
}

/** The page on which a tag is tested; new for every test. */
export interface ContractPage {
  readonly api: TestApi;
  readonly host: Host;
  /** Puts the tag into the page, with its question unless other attributes are given. */
  place(attributes?: string, children?: string): HTMLElement;
  /** How many requests there were to addresses that begin with this path. */
  countRequests(path: string): Promise<number>;
}

const UNREADABLE = 'could not be read';
/** How the API can fail, words of the sentence for it, and its kind. */
export const FAILURES = [
  ['server-error', 'cannot be loaded', 'server'],
  ['unavailable', 'cannot be loaded', 'server'],
  ['html', UNREADABLE, 'bad-response'],
  ['truncated', UNREADABLE, 'bad-response'],
  ['empty', UNREADABLE, 'bad-response'],
  ['reset', 'cannot be reached', 'network'],
  ['no-cors', 'cannot be reached', 'network'],
  ['rate-limited', 'is busy', 'rate-limited'],
  ['hidden-headers', 'is busy', 'rate-limited'],
  ['rate-limited-bare', 'cannot be reached', 'network'],
] as const;
