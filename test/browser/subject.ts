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
  /** A question without data, if there is one; `arrange` where the API has to be told. */
  readonly empty?: { readonly attributes: string; readonly sentence: string; arrange?(): Promise<void> };
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

/** How the API can fail, and the kind of failure that is, which has its sentence. */
export const FAILURES = [
  ['server-error', 'server'],
  ['unavailable', 'server'],
  ['html', 'bad-response'],
  ['truncated', 'bad-response'],
  ['empty', 'bad-response'],
  ['reset', 'network'],
  ['no-cors', 'network'],
  ['rate-limited', 'rate-limited'],
  ['hidden-headers', 'rate-limited'],
  ['rate-limited-bare', 'network'],
] as const;
