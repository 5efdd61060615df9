import { executeServerCommand } from '@web/test-runner-commands';

export type ApiVerb = 'start' | 'requests' | 'hold' | 'release' | 'answer' | 'fail' | 'reset';

async function ask<Result>(verb: ApiVerb, ...args: unknown[]): Promise<Result> {
  const answer: unknown = await executeServerCommand('api', { verb, args });
  return (answer as { result: Result }).result;
}

export interface AskedRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly origin?: string;
}

/** An answer to give instead of the usual one: `body` is sent as JSON, `text` as it is. */
export interface Answer {
  readonly status?: number;
  readonly body?: unknown;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly times?: number;
}

/** The levers of `demo/api/server.ts` for a browser: the same, but asynchronous. */
export interface TestApi {
  readonly url: string;
  readonly requests: () => Promise<readonly AskedRequest[]>;
  readonly hold: (pathPrefix: string) => Promise<() => Promise<void>>;
  readonly answer: (pathPrefix: string, answer: Answer) => Promise<void>;
  /** `how` is one of the failures in `demo/api/failures.ts`, and lasts until the reset unless `times` is given. */
  readonly fail: (pathPrefix: string, how: string, times?: number) => Promise<void>;
  readonly reset: () => Promise<void>;
}

/**
 * A reference API for this test file alone, replacing the one it had. Best called before each test: its new port is unknown
 * to all caches, those of the browser and of the page.
 */
export async function startApi(): Promise<TestApi> {
  const url = await ask<string>('start');
  return {
    url,
    requests: () => ask('requests'),
    hold: async (prefix) => {
      const ticket = await ask<number>('hold', prefix);
      return () => ask('release', ticket);
    },
    answer: (prefix, answer) => ask('answer', prefix, answer),
    fail: (prefix, how, ...times) => ask('fail', prefix, how, ...times),
    reset: () => ask('reset'),
  };
}
