import type { FastifyInstance, FastifyReply } from 'fastify';
import { failWith, type Failure } from './failures.js';

/** An answer to give instead of the usual one. */
export interface Answer {
  readonly status?: number;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly times?: number;
}

interface Lever {
  readonly pathPrefix: string;
  /** False if the usual route has to answer. */
  readonly pull: (reply: FastifyReply) => boolean;
  timesLeft: number;
}

interface Gate {
  readonly pathPrefix: string;
  readonly opened: Promise<void>;
  readonly open: () => void;
}

/** What a test can do to future answers, from inside the process only. The newest matching lever wins. */
export class Levers {
  #levers: Lever[] = [];
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
    // A long answer is still on its way to the compressor, and not sent yet.
    this.#add(pathPrefix, (reply) => Boolean(send(reply, answer)), times);
  }

  fail(pathPrefix: string, failure: Failure, times?: number): void {
    const pull = (reply: FastifyReply): boolean => {
      failWith[failure](reply);
      return reply.sent;
    };
    this.#add(pathPrefix, pull, times);
  }

  /** Removes every lever and releases every held request. */
  drop(): void {
    this.#levers = [];
    for (const gate of this.#gates) gate.open();
  }

  /** Waits while the request is held, then lets its lever answer. Resolves with false if the usual route has to answer. */
  async apply(path: string, reply: FastifyReply): Promise<boolean> {
    await Promise.all([...this.#gates].filter((gate) => path.startsWith(gate.pathPrefix)).map((gate) => gate.opened));
    const lever = this.#levers.find(({ pathPrefix }) => path.startsWith(pathPrefix));
    if (!lever) return false;
    lever.timesLeft -= 1;
    if (lever.timesLeft <= 0) this.#levers = this.#levers.filter((other) => other !== lever);
    reply.header('cache-control', 'no-store');
    return lever.pull(reply);
  }

  #add(pathPrefix: string, pull: Lever['pull'], times = Infinity): void {
    this.#levers.unshift({ pathPrefix, pull, timesLeft: times });
  }
}

/** Puts the levers before every route; preflights are left alone. */
export function obey(app: FastifyInstance, levers: Levers): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'OPTIONS') return;
    if (await levers.apply(request.originalUrl, reply)) return reply;
  });
}

function send(reply: FastifyReply, { status = 200, body, text, headers = {} }: Answer): FastifyReply {
  return reply
    .code(status)
    .type('application/json')
    .headers(headers)
    .send(text ?? (body === undefined ? '' : JSON.stringify(body)));
}
