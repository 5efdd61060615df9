import { describe, expect, it } from 'vitest';
import { apiForTests } from './ask.js';

let time = Date.UTC(2026, 4, 20);
const api = await apiForTests({ now: () => time });
const methodology = `${api.url}/api/v1/methodology`;

function expectOpen(response: Response): void {
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const exposed = response.headers.get('access-control-expose-headers') ?? '';
  for (const name of ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'RateLimit-Policy', 'Retry-After', 'ETag', 'Date', 'Age']) {
    expect(exposed).toContain(name);
  }
  expect(response.headers.get('ratelimit-limit')).toBe('100');
  expect(response.headers.get('ratelimit-policy')).toBe('100;w=60');
  expect(response.headers.has('ratelimit-remaining')).toBe(true);
  expect(response.headers.has('ratelimit-reset')).toBe(true);
}

describe('every answer', () => {
  it.each(['/', '/openapi.json', '/methodology-guide', '/api/v1/countries', '/api/v1/countries/th', '/api/v1/countries/ZZ', '/nowhere', '/%E0%A4%A'])(
    'is open to browsers and states the budget: %s',
    async (path) => expectOpen(await fetch(api.url + path)),
  );

  it('to an unknown path is a 404 in JSON', async () => {
    for (const method of ['GET', 'POST']) {
      const response = await fetch(`${api.url}/api/v2/countries`, { method });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ error: 'unknown_address' });
    }
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('to %s is a 405 in JSON that says what is allowed', async (method) => {
    const request = { method, body: '{', headers: { 'content-type': 'application/x-unheard-of' } };
    const response = await fetch(methodology, request);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect(await response.json()).toMatchObject({ error: 'method_not_allowed' });
    expectOpen(response);
  });

  it('to HEAD has the headers of GET and no body', async () => {
    const [head, get] = await Promise.all([fetch(methodology, { method: 'HEAD' }), fetch(methodology)]);
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
  });

  it('to a preflight may be kept for a day and costs nothing', async () => {
    const headers = { origin: 'https://news.example', 'access-control-request-method': 'GET' };
    const response = await fetch(methodology, { method: 'OPTIONS', headers });
    expect(response.ok).toBe(true);
    expect(response.headers.get('access-control-max-age')).toBe('86400');
    expect(response.headers.get('ratelimit-remaining')).toBe('100');
    expectOpen(response);
  });

  it('says how long it may be kept, unless it is an error', async () => {
    for (const path of ['/api/v1/countries', '/api/v1/countries/TH', '/api/v1/methodology', '/api/v1/incidents/recent']) {
      expect((await fetch(api.url + path)).headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    }
    expect((await fetch(`${api.url}/nowhere`)).headers.get('cache-control')).toBe('no-store');
  });

  it('is sent compressed to clients that accept it, with the same content', async () => {
    const list = `${api.url}/api/v1/countries`;
    const [packed, plain] = await Promise.all(['br, gzip', 'identity'].map((encoding) => fetch(list, { headers: { 'accept-encoding': encoding } })));
    expect([packed?.headers.get('content-encoding'), plain?.headers.get('content-encoding')]).toEqual(['br', null]);
    expect(packed?.headers.get('etag')).toBe(plain?.headers.get('etag'));
    expect(await packed?.text()).toBe(await plain?.text());
  });

  it('is a 304 for who has it already', async () => {
    const etag = (await fetch(methodology)).headers.get('etag') ?? '';
    const response = await fetch(methodology, { headers: { 'if-none-match': etag } });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
    expectOpen(response);
  });
});

describe('the start page', () => {
  it('says that the data is a sample and what a wrong parameter gets', async () => {
    const response = await fetch(api.url);
    expect(response.headers.get('content-type')).toContain('text/html');
    const text = await response.text();
    expect(text).toContain('Sample data, not travel advice');
    expect(text).toContain('invalid_parameter');
    expect(text).toContain('/openapi.json');
  });
});

describe('the budget', () => {
  it('refuses the 101st request of a minute, whatever its path, until the minute is over', async () => {
    const paths = ['/api/v1/methodology', '/api/v1/countries/TH', '/nowhere', '/'];
    for (let asked = 0; asked < 100; asked += 1) {
      const response = await fetch(api.url + paths[asked % paths.length]);
      expect(response.status).not.toBe(429);
      await response.arrayBuffer();
    }

    const refused = await fetch(methodology);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ error: 'rate_limit_exceeded' });
    expect(refused.headers.get('ratelimit-remaining')).toBe('0');
    expect(refused.headers.get('retry-after')).toBe('60');
    expectOpen(refused);

    time += 60_000;
    expect((await fetch(methodology)).status).toBe(200);
  });

  it('is given back by a reset', async () => {
    await fetch(methodology);
    api.reset();
    expect((await fetch(methodology)).headers.get('ratelimit-remaining')).toBe('99');
  });
});
