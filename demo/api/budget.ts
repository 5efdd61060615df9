import { fastifyRateLimit, type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './errors.js';

export const windowSeconds = 60;
const windowLength = windowSeconds * 1000;

/** Requests of one address in its current window. */
export interface Usage {
  readonly count: number;
  readonly endsAt: number;
}

type Report = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** The store of the rate-limit plugin, with a clock and a table that tests can control. */
class UsageStore implements FastifyRateLimitStore {
  readonly #usage: Map<string, Usage>;
  readonly #now: () => number;

  constructor(usage: Map<string, Usage>, now: () => number) {
    this.#usage = usage;
    this.#now = now;
  }

  incr(address: string, report: Report): void {
    const { count, endsAt } = this.#present(address);
    this.#usage.set(address, { count: count + 1, endsAt });
    this.read(address, report);
  }

  read(address: string, report: Report): void {
    const { count, endsAt } = this.#present(address);
    report(null, { current: count, ttl: endsAt - this.#now() });
  }

  child(): UsageStore {
    return this;
  }

  #present(address: string): Usage {
    const usage = this.#usage.get(address);
    return usage && usage.endsAt > this.#now() ? usage : { count: 0, endsAt: this.#now() + windowLength };
  }
}

interface Options {
  readonly perMinute: number;
  readonly usage: Map<string, Usage>;
  readonly now: () => number;
  /** True for requests that are neither counted nor limited. */
  readonly isFree: (request: FastifyRequest) => boolean;
}

/** Counts requests per address, sends the remaining budget in every response, and rejects requests beyond the limit. */
export async function keepBudget(app: FastifyInstance, { perMinute, usage, now, isFree }: Options): Promise<void> {
  await app.register(fastifyRateLimit, {
    global: false,
    max: perMinute,
    timeWindow: windowLength,
    store: class extends UsageStore {
      constructor() {
        super(usage, now);
      }
    },
  });
  const check = app.createRateLimit();

  app.addHook('onRequest', async (request, reply) => {
    const free = isFree(request);
    const budget = await check(request, { increment: !free });
    if (budget.isAllowed) return;
    reply.headers({
      'ratelimit-limit': perMinute,
      'ratelimit-remaining': budget.remaining,
      'ratelimit-reset': budget.ttlInSeconds,
      'ratelimit-policy': `${perMinute};w=${windowSeconds}`,
    });
    if (free || !budget.isExceeded) return;
    reply.header('retry-after', budget.ttlInSeconds);
    throw new HttpError(429, 'rate_limit_exceeded', `More than ${perMinute} requests in a minute. Wait ${budget.ttlInSeconds} seconds.`);
  });
}
