import type { FastifyInstance, FastifyReply } from 'fastify';
import { failWith, type Failure } from './failures.js';

/** A response that replaces the usual one. */
export interface Answer {
  readonly status?: number;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent unchanged. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly times?: number;
}

interface Override {
  readonly pathPrefix: string;
  /** Returns false if the usual route has to answer. */
  readonly apply: (reply: FastifyReply) => boolean;
  timesLeft: number;
}

interface Gate {
  readonly pathPrefix: string;
  readonly opened: Promise<void>;
  readonly open: () => void;
}

/** Lets tests in the same process change future responses. The newest matching override wins. */
export class Overrides {
  #overrides: Override[] = [];
  readonly #gates = new Set<Gate>();

  /** Matching requests wait until the returned function is called. */
  hold(pathPrefix: string): () => void {
    let release = (): void => {};
    const opened = new Promise<void>((resolve) => {
      release = resolve;
    });
    const gate: Gate = {
      pathPrefix,
      opened,
      open: () => {
        this.#gates.delete(gate);
        release();
      },
    };
    this.#gates.add(gate);
    return gate.open;
  }

  answer(pathPrefix: string, { times, ...answer }: Answer): void {
    // Returns true, because `reply.sent` is still false while a long response is being compressed.
    this.#add(pathPrefix, (reply) => Boolean(send(reply, answer)), times);
  }

  fail(pathPrefix: string, failure: Failure, times?: number): void {
    const apply = (reply: FastifyReply): boolean => {
      failWith[failure](reply);
      return reply.sent;
    };
    this.#add(pathPrefix, apply, times);
  }

  /** Removes every override and releases every held request. */
  reset(): void {
    this.#overrides = [];
    for (const gate of this.#gates) gate.open();
  }

  /** Waits while the request is held, then applies its override. Resolves to false if the usual route has to answer. */
  async apply(path: string, reply: FastifyReply): Promise<boolean> {
    await Promise.all([...this.#gates].filter((gate) => path.startsWith(gate.pathPrefix)).map((gate) => gate.opened));
    const override = this.#overrides.find(({ pathPrefix }) => path.startsWith(pathPrefix));
    if (!override) return false;
    override.timesLeft -= 1;
    if (override.timesLeft <= 0) this.#overrides = this.#overrides.filter((other) => other !== override);
    reply.header('cache-control', 'no-store');
    return override.apply(reply);
  }

  #add(pathPrefix: string, apply: Override['apply'], times = Infinity): void {
    this.#overrides.unshift({ pathPrefix, apply, timesLeft: times });
  }
}

/** Applies the overrides before every route, except for preflights. */
export function registerOverrides(app: FastifyInstance, overrides: Overrides): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'OPTIONS') return;
    if (await overrides.apply(request.originalUrl, reply)) return reply;
  });
}

function send(reply: FastifyReply, { status = 200, body, text, headers = {} }: Answer): FastifyReply {
  return reply
    .code(status)
    .type('application/json')
    .headers(headers)
    .send(text ?? (body === undefined ? '' : JSON.stringify(body)));
}
