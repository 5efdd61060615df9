import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sampleDataset, type Dataset } from './dataset.js';
import { HttpError, sendError } from './errors.js';
import { failures, failWith, type Failure } from './failures.js';
import { bareArray } from './scenarios/bare-array.js';
import { busy, dense, quiet } from './scenarios/feeds.js';
import { odd } from './scenarios/odd.js';
import { wide } from './scenarios/wide.js';

const missing: Dataset = { ...sampleDataset, country: () => undefined };

const datasets: Readonly<Record<string, Dataset>> = {
  odd,
  dense,
  busy,
  quiet,
  missing,
  wide,
  'bare-array': bareArray,
};

const lateMilliseconds = 2500;

/** The names accepted in `/scenario/<name>/api/v1/...`. */
export const scenarioNames: readonly string[] = [...failures, 'slow', 'flaky', ...Object.keys(datasets)];

/** Serves failures and datasets under a path prefix; if disabled, the prefix is an unknown path. */
export class Scenarios {
  readonly #alreadyFailed = new Set<string>();

  readonly #enabled: boolean;

  constructor(enabled: boolean) {
    this.#enabled = enabled;
  }

  nameIn(url: string): string | undefined {
    const name = /^\/scenario\/([a-z-]+)\/api\/v1\//.exec(url)?.[1];
    return this.#enabled && name !== undefined && scenarioNames.includes(name) ? name : undefined;
  }

  withoutPrefix(url: string): string {
    const name = this.nameIn(url);
    return name === undefined ? url : url.slice(`/scenario/${name}`.length);
  }

  readonly datasetFor = (request: FastifyRequest): Dataset => {
    const name = this.nameIn(request.originalUrl) ?? '';
    return Object.hasOwn(datasets, name) ? (datasets[name] ?? sampleDataset) : sampleDataset;
  };

  /** Runs the scenarios before every route, except for preflights. */
  register(app: FastifyInstance): void {
    app.addHook('onRequest', async (request, reply) => {
      const name = this.nameIn(request.originalUrl);
      if (name === undefined || request.method === 'OPTIONS') return;
      reply.header('cache-control', 'no-store');
      if (name === 'slow') await wait(lateMilliseconds);
      if (name === 'flaky') this.#failOnce(request.originalUrl, reply);
      if (isFailure(name)) failWith[name](reply);
      if (reply.sent) return reply;
    });
  }

  reset(): void {
    this.#alreadyFailed.clear();
  }

  #failOnce(url: string, reply: FastifyReply): void {
    if (this.#alreadyFailed.has(url)) return;
    this.#alreadyFailed.add(url);
    sendError(reply, new HttpError(503, 'internal_error', 'This fails once. Ask again.'));
  }
}

function isFailure(name: string): name is Failure {
  return failures.some((failure) => failure === name);
}
