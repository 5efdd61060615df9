import type { FastifyInstance } from 'fastify';
import { openapi } from '../openapi.js';
import { guidePage, startPage } from '../pages.js';
import { cacheFor, type Source } from '../source.js';

const pageSeconds = 300;

/** The HTML pages and the OpenAPI description. */
export function pageRoutes(app: FastifyInstance, source: Source): void {
  app.get('/', async (_request, reply) => {
    cacheFor(reply, pageSeconds);
    return reply.type('text/html; charset=utf-8').send(startPage);
  });

  app.get('/methodology-guide', async (_request, reply) => {
    cacheFor(reply, pageSeconds);
    return reply.type('text/html; charset=utf-8').send(guidePage);
  });

  app.get('/openapi.json', async (_request, reply) => {
    cacheFor(reply, pageSeconds);
    return { ...openapi, servers: [{ url: source.origin() }] };
  });
}
