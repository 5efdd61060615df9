import type { FastifyInstance } from 'fastify';
import { incidentQuestion, type Query } from '../query.js';
import { credit, cacheFor, type Source } from '../source.js';

const feedSeconds = 60;

export function incidentRoutes(app: FastifyInstance, source: Source): void {
  app.get<{ Querystring: Query }>('/api/v1/incidents/recent', async (request, reply) => {
    const question = incidentQuestion(request.query);
    const dataset = source.datasetFor(request);
    const incidents = dataset.incidents(question, source.now());
    cacheFor(reply, feedSeconds);
    return dataset.bareFeed ? incidents : { ...credit, incidents };
  });
}
