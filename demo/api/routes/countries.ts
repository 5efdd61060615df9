import type { FastifyInstance } from 'fastify';
import { HttpError } from '../errors.js';
import type { Row } from '../dataset.js';
import { regionOf, type Query } from '../query.js';
import { credit, cacheFor, methodologyPage, type Source } from '../source.js';

const listSeconds = 3600;
const countrySeconds = 900;

export function countryRoutes(app: FastifyInstance, source: Source): void {
  app.get<{ Querystring: Query }>('/api/v1/countries', async (request, reply) => {
    const region = regionOf(request.query);
    const rows = source.datasetFor(request).rows();
    const countries = region === undefined ? rows : rows.filter((row: Row | null) => row?.['region'] === region);
    cacheFor(reply, listSeconds);
    return { count: countries.length, methodology: methodologyPage(source), ...credit, countries };
  });

  app.get<{ Params: { iso: string } }>('/api/v1/countries/:iso', async (request, reply) => {
    const { iso } = request.params;
    if (!/^[A-Z]{2}$/.test(iso)) {
      throw new HttpError(400, 'invalid_iso', 'The code must be ISO 3166-1 alpha-2: two upper-case letters, such as TH.');
    }
    const country = source.datasetFor(request).country(iso);
    if (country === undefined) throw new HttpError(404, 'not_found', `There is no country with the code ${iso}.`);
    cacheFor(reply, countrySeconds);
    return { methodology: methodologyPage(source), ...credit, country };
  });
}
