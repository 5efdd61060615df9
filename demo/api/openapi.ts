import { attribution, regions } from './contract.js';
import { hours, limits } from './query.js';
import { schemas } from './schemas.js';

export const openapi = {
  openapi: '3.1.0',
  info: {
    title: 'Country travel-safety read-only API (sample data)',
    version: '1.0.0',
    description: `${attribution}. Ratings, advisory texts and incidents are synthetic.`,
    license: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  },
  servers: [{ url: '/' }],
  security: [],
  paths: {
    '/api/v1/countries': {
      get: operation('listCountries', 'All countries, alphabetical by name.', 'CountryList', {
        parameters: [
          query('region', `Only countries of this region; matched in any case. One of ${regions.join(', ')}.`, {
            type: 'string',
            examples: regions,
          }),
        ],
        errors: { 400: '`invalid_parameter`: the region is none of the seven, or given twice.' },
      }),
    },
    '/api/v1/countries/{iso}': {
      get: operation('getCountryByIso', 'One country with every field.', 'CountryAnswer', {
        parameters: [
          {
            name: 'iso',
            in: 'path',
            required: true,
            description: 'ISO 3166-1 alpha-2 code, upper case.',
            schema: { type: 'string', pattern: '^[A-Z]{2}$' },
          },
        ],
        errors: {
          400: '`invalid_iso`: not exactly two upper-case letters.',
          404: '`not_found`: no country with that code in the dataset.',
        },
      }),
    },
    '/api/v1/methodology': {
      get: operation('getMethodology', 'How the composite score is made.', 'Methodology', {}),
    },
    '/api/v1/incidents/recent': {
      get: operation('listRecentIncidents', 'Recent incidents, newest first.', 'IncidentFeed', {
        parameters: [
          query('limit', 'The most incidents to return.', wholeNumber(limits)),
          query('country', 'Only incidents in this country: alpha-2 code or English name, in any case.', {
            type: 'string',
          }),
          query('hours', 'How far to look back. The sample feed holds 720 hours.', wholeNumber(hours)),
          query('include_resolved', 'Whether resolved incidents are returned with the live ones.', {
            type: 'boolean',
            default: false,
          }),
        ],
        errors: {
          400: '`invalid_parameter`: a value out of range or malformed, an unknown country, or a parameter given twice.',
        },
      }),
    },
  },
  components: {
    schemas,
    headers: {
      'RateLimit-Limit': header('Requests allowed in a window.', { type: 'integer' }),
      'RateLimit-Remaining': header('Requests left in the present window.', { type: 'integer' }),
      'RateLimit-Reset': header('Seconds until the window ends.', { type: 'integer' }),
      'RateLimit-Policy': header('Limit and window in seconds.', { type: 'string', examples: ['100;w=60'] }),
      'Retry-After': header('Seconds to wait.', { type: 'integer' }),
    },
  },
} as const;

interface Details {
  readonly parameters?: readonly unknown[];
  readonly errors?: Readonly<Record<number, string>>;
}

function operation(operationId: string, summary: string, answer: string, { parameters = [], errors = {} }: Details) {
  const failures = Object.entries({
    ...errors,
    429: '`rate_limit_exceeded`: more than 100 requests from one address in a minute.',
    500: '`internal_error`: a fault of the server.',
  });
  return {
    operationId,
    summary,
    parameters,
    responses: {
      200: response('The answer.', answer),
      304: { description: 'Nothing has changed since the given `ETag`.', headers: rateHeaders() },
      ...Object.fromEntries(failures.map(([status, description]) => [status, response(description, 'ApiError', status === '429' ? ['Retry-After'] : [])])),
    },
  };
}

function response(description: string, schema: string, moreHeaders: readonly string[] = []) {
  return {
    description,
    headers: rateHeaders(moreHeaders),
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
  };
}

function rateHeaders(more: readonly string[] = []) {
  const names = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'RateLimit-Policy', ...more];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function query(name: string, description: string, schema: object) {
  return { name, in: 'query', required: false, description, schema };
}

function header(description: string, schema: object) {
  return { description, schema };
}

function wholeNumber({ lowest, highest, usual }: typeof limits | typeof hours) {
  return { type: 'integer', minimum: lowest, maximum: highest, default: usual };
}
