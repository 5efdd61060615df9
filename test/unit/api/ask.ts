import { afterAll, beforeEach } from 'vitest';
import { startApi, type Api, type ApiOptions } from '../../../demo/api/server.js';
import { now } from '../../support/now.js';

/** One API for all tests of a file; each test starts without overrides and with a full rate limit. */
export async function apiForTests(options: ApiOptions = {}): Promise<Api> {
  const api = await startApi({ now, ...options });
  beforeEach(() => api.reset());
  afterAll(() => api.close());
  return api;
}

export type Json = Readonly<Record<string, unknown>>;

export async function json(api: Api, path: string): Promise<Json> {
  const response = await fetch(api.url + path);
  return (await response.json()) as Json;
}

/** The rows of a list response. */
export async function rows<Row = Json>(api: Api, path: string, field: string): Promise<Row[]> {
  return (await json(api, path))[field] as Row[];
}
