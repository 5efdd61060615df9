import type { TestApi } from '../support/api.js';

/** A question of a tag, and words of the answer that no other answer has. */
export interface Question {
  readonly attributes: string;
  /** Of the request, from its beginning. */
  readonly path: string;
  readonly words: string;
}

/** What a tag has to say of itself to be held to what every tag promises. */
export interface Subject {
  readonly tag: string;
  readonly question: Question;
  readonly other: Question;
  /** Attributes an editor could get wrong, and the sentence for it. */
  readonly wrong: { readonly attributes: string; readonly sentence: string };
  /** A question without data; `arrange` where the server has to be told. */
  readonly empty: { readonly attributes: string; readonly sentence: string; arrange?(api: TestApi): Promise<void> };
  /** From one question to the other. */
  change(element: HTMLElement): void;
}

const UNREADABLE = 'could not be read';
/** How the API can fail, words of the sentence for it, and its kind. */
export const FAILURES = [
  ['server-error', 'has a problem', 'server'],
  ['unavailable', 'has a problem', 'server'],
  ['html', UNREADABLE, 'bad-response'],
  ['truncated', UNREADABLE, 'bad-response'],
  ['empty', UNREADABLE, 'bad-response'],
  ['reset', 'cannot be reached', 'network'],
  ['no-cors', 'cannot be reached', 'network'],
  ['rate-limited', 'is busy', 'rate-limited'],
  ['hidden-headers', 'is busy', 'rate-limited'],
  ['rate-limited-bare', 'cannot be reached', 'network'],
] as const;
