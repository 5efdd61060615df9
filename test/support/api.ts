import { executeServerCommand } from '@web/test-runner-commands';

export type ApiVerb = 'url' | 'requests' | 'hold' | 'release' | 'answer' | 'fail' | 'reset';

async function ask<Result>(verb: ApiVerb, ...args: unknown[]): Promise<Result> {
  const answer: unknown = await executeServerCommand('api', { verb, args });
  return (answer as { result: Result }).result;
}

/** How the verbs of `demo/api/server.ts` look from within a browser: the same, but each one takes a moment. */
export interface TestApi {
  readonly url: string;
  readonly requests: () => Promise<readonly string[]>;
  readonly hold: (prefix: string) => Promise<() => Promise<void>>;
  readonly answer: (prefix: string, answer: object) => Promise<void>;
  readonly fail: (prefix: string, how: unknown, times?: number) => Promise<void>;
  readonly reset: () => Promise<void>;
}

/** The reference API of this test file, on its own port; nobody else asks it. Starts it, or resets the one already started. */
export async function startApi(): Promise<TestApi> {
  const url = await ask<string>('url');
  await ask('reset');
  return {
    url,
    requests: () => ask('requests'),
    hold: async (prefix) => {
      const ticket = await ask<number>('hold', prefix);
      return () => ask('release', ticket);
    },
    answer: (prefix, answer) => ask('answer', prefix, answer),
    fail: (prefix, how, times = 1) => ask('fail', prefix, how, times),
    reset: () => ask('reset'),
  };
}
