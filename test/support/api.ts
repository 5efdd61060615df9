import { executeServerCommand } from '@web/test-runner-commands';
import type { Answer, AskedRequest, Failure } from '../../demo/api/server.js';

export type ApiVerb = 'start' | 'requests' | 'hold' | 'release' | 'answer' | 'fail' | 'reset';

async function ask<Result>(verb: ApiVerb, ...args: unknown[]): Promise<Result> {
  const answer: unknown = await executeServerCommand('api', { verb, args });
  return (answer as { result: Result }).result;
}

/** The overrides of `demo/api/server.ts`, asynchronous for use in a browser. */
export interface TestApi {
  readonly url: string;
  readonly requests: () => Promise<readonly AskedRequest[]>;
  /** Paths of the requests, in order. */
  readonly paths: () => Promise<readonly string[]>;
  readonly hold: (pathPrefix: string) => Promise<() => Promise<void>>;
  readonly answer: (pathPrefix: string, answer: Answer) => Promise<void>;
  /** Lasts until the reset, or for `times` requests. */
  readonly fail: (pathPrefix: string, how: Failure, times?: number) => Promise<void>;
  readonly reset: () => Promise<void>;
}

const requests = () => ask<readonly AskedRequest[]>('requests');
let url = '';

/** The reference API of this test file. */
export const api: TestApi = {
  get url() {
    return url;
  },
  requests,
  paths: async () => (await requests()).map(({ path }) => path),
  hold: async (prefix) => {
    const ticket = await ask<number>('hold', prefix);
    return () => ask('release', ticket);
  },
  answer: (prefix, answer) => ask('answer', prefix, answer),
  fail: (prefix, how, ...times) => ask('fail', prefix, how, ...times),
  reset: () => ask('reset'),
};

/** Replaces the API. Best called before each test, because no cache knows its new origin. */
export async function startApi(): Promise<TestApi> {
  url = await ask<string>('start');
  return api;
}
