import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import type { CountryCompact } from '../../../demo/api/contract.js';
import type { openapi } from '../../../demo/api/openapi.js';
import { apiForTests, json, rows } from './ask.js';

const api = await apiForTests();
const description = (await json(api, '/openapi.json')) as unknown as typeof openapi;

/** The description, but with unknown fields forbidden. */
const closed = JSON.parse(JSON.stringify(description), (_, value: unknown) =>
  Object(value) === value && 'properties' in (value as object) ? { additionalProperties: false, ...(value as object) } : value,
) as typeof openapi;

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(closed, 'api');

/** The errors that the description's schema for a path and status finds in a response. */
function schemaErrors(path: string, status: number, answer: unknown): unknown {
  const pointer = ['paths', path, 'get', 'responses', String(status), 'content', 'application/json', 'schema']
    .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
    .map(encodeURIComponent)
    .join('/');
  const validate = ajv.compile({ $ref: `api#/${pointer}` });
  return validate(answer) ? [] : validate.errors;
}

describe('the description', () => {
  it('is valid OpenAPI 3.1 of version 1.0.0', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(description));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(description.openapi).toBe('3.1.0');
    expect(description.info.version).toBe('1.0.0');
  });

  it('names the four endpoints of the contract', () => {
    const operations = Object.entries(description.paths);
    expect(operations.map(([path, { get }]) => [path, get.operationId])).toEqual([
      ['/api/v1/countries', 'listCountries'],
      ['/api/v1/countries/{iso}', 'getCountryByIso'],
      ['/api/v1/methodology', 'getMethodology'],
      ['/api/v1/incidents/recent', 'listRecentIncidents'],
    ]);
  });
});

describe('the answers of the server', () => {
  it.each([
    ['/api/v1/countries', '/api/v1/countries', 200],
    ['/api/v1/countries', '/api/v1/countries?region=oceania', 200],
    ['/api/v1/countries', '/api/v1/countries?region=Atlantis', 400],
    ['/api/v1/countries/{iso}', '/api/v1/countries/th', 400],
    ['/api/v1/countries/{iso}', '/api/v1/countries/ZZ', 404],
    ['/api/v1/methodology', '/api/v1/methodology', 200],
    ['/api/v1/incidents/recent', '/api/v1/incidents/recent?limit=200&include_resolved=true', 200],
    ['/api/v1/incidents/recent', '/api/v1/incidents/recent?limit=0', 400],
  ])('keep to the description: %s for %s is %i', async (path, url, status) => {
    const response = await fetch(api.url + url);
    expect(response.status).toBe(status);
    expect(schemaErrors(path, status, await response.json())).toEqual([]);
  });

  it.each(['429', '500'])('keep to the description when they are a %s', async (status) => {
    api.fail('', status === '429' ? 'rate-limited' : 'server-error');
    const response = await fetch(`${api.url}/api/v1/methodology`);
    expect(schemaErrors('/api/v1/methodology', Number(status), await response.json())).toEqual([]);
  });

  it('keep to the description for every single country', async () => {
    const countries = await rows<CountryCompact>(api, '/api/v1/countries', 'countries');
    const wrong: unknown[] = [];
    for (const { iso2 } of countries) {
      if (api.requests.length > 90) api.reset();
      const answer = await json(api, `/api/v1/countries/${iso2}`);
      wrong.push(...(schemaErrors('/api/v1/countries/{iso}', 200, answer) as unknown[]));
    }
    expect(wrong).toEqual([]);
  });

  it('are checked by schemas that do refuse a wrong answer', () => {
    expect(schemaErrors('/api/v1/countries', 200, { count: 1, licence: 'CC BY 4.0' })).not.toEqual([]);
  });
});
