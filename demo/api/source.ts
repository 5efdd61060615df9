import type { FastifyReply, FastifyRequest } from 'fastify';
import { attribution, licence } from './contract.js';
import type { Dataset } from './dataset.js';

/** Dependencies of the routes. */
export interface Source {
  readonly now: () => number;
  readonly datasetFor: (request: FastifyRequest) => Dataset;
  readonly origin: () => string;
}

export function methodologyPage(source: Source): string {
  return `${source.origin()}/methodology-guide`;
}

export const credit = { licence, attribution };

/** Lets browsers cache the response, unless an override or scenario has set `cache-control`. */
export function cacheFor(reply: FastifyReply, seconds: number): void {
  if (reply.hasHeader('cache-control')) return;
  reply.header('cache-control', `public, max-age=${seconds}, stale-while-revalidate=${seconds * 4}`);
}
