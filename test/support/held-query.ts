import { vi } from 'vitest';
import type { Query } from '../../src/data/resource.js';
import type { Answer } from '../../src/model/answer.js';

type TestAnswer = Answer<string>;

/** A query whose requests are answered when the test says so, in their order. */
export function heldQuery(key: string) {
  const requests: { resolve(answer: TestAnswer): void; reject(error: unknown): void }[] = [];
  const fetch = vi.fn(() => new Promise<TestAnswer>((resolve, reject) => requests.push({ resolve, reject })));
  const query: Query<string> = { key, urls: [], fetch };
  return { query, fetch, requests };
}

export const answer = (data: string, more: Partial<TestAnswer> = {}): TestAnswer => ({ data, credit: {}, fetchedAt: 0, ...more });
