import type { FastifyInstance } from 'fastify';
import { methodology } from '../data/methodology.js';
import { cacheFor, methodologyPage, type Source } from '../source.js';

const methodologySeconds = 3600;

export function methodologyRoutes(app: FastifyInstance, source: Source): void {
  app.get('/api/v1/methodology', async (_request, reply) => {
    cacheFor(reply, methodologySeconds);
    return { ...methodology, docs: methodologyPage(source) };
  });
}
