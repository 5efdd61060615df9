import type { TestApi } from '../support/api.js';
import type { Host } from '../support/page.js';

/** Attributes that request something, and words that only the response contains. */
export interface Question {
  readonly attributes: string;
  /** The beginning of the request's path. */
  readonly path: string;
  readonly words: string;
}

/** What the tests for every tag need to know about one tag. */
export interface Subject {
  readonly tag: string;
  readonly question: Question;
  /** A second question, and how to change the first into it; absent if the tag has only one. */
  readonly other?: Question & { change(element: HTMLElement): void };
  /** Attributes that an editor could get wrong, and the message for that. */
  readonly wrong: { readonly attributes: string; readonly sentence: string };
  /** False if it has no title for an editor to replace. */
  readonly hasTitle?: boolean;
  /** A question without data, if there is one; `arrange` prepares the API if needed. */
  readonly empty?: { readonly attributes: string; readonly sentence: string; arrange?(): Promise<void> };
}

/** The page on which a tag is tested; a new one for every test. */
export interface ContractPage {
  readonly api: TestApi;
  readonly host: Host;
  /** Mounts the tag, with its question unless other attributes are given. */
  place(attributes?: string, children?: string): HTMLElement;
  /** Counts the requests whose path begins with this. */
  countRequests(path: string): Promise<number>;
}

/** How the API can fail, and the kind of error the tag then reports. */
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
