import type { FastifyReply, FastifyRequest } from 'fastify';
import { attribution, licence } from './contract.js';
import type { Dataset } from './dataset.js';

/** What a route needs to answer. */
export interface Source {
  readonly now: () => number;
  readonly datasetFor: (request: FastifyRequest) => Dataset;
  /** The server's own address. */
  readonly origin: () => string;
}

export function methodologyPage(source: Source): string {
  return `${source.origin()}/methodology-guide`;
}

/** The credit every answer carries. */
export const credit = { licence, attribution };

/** How many seconds browsers may cache an answer, unless a lever or scenario has decided that. */
export function keepFor(reply: FastifyReply, seconds: number): void {
  if (reply.hasHeader('cache-control')) return;
  reply.header('cache-control', `public, max-age=${seconds}, stale-while-revalidate=${seconds * 4}`);
}
