import { describe, expect, it } from 'vitest';
import { startApi } from '../../../demo/api/server.js';
import { apiForTests } from './ask.js';
import { now } from '../../support/now.js';

const api = await apiForTests();
const thailand = `${api.url}/api/v1/countries/TH`;
const methodology = `${api.url}/api/v1/methodology`;

describe('response overrides', () => {
  it('log what was asked, with query and origin', async () => {
    await fetch(`${api.url}/api/v1/countries?region=asia`, { headers: { origin: 'https://news.example' } });
    await fetch(methodology);
    expect(api.requests).toEqual([
      { method: 'GET', path: '/api/v1/countries?region=asia', origin: 'https://news.example' },
      { method: 'GET', path: '/api/v1/methodology' },
    ]);
  });

  it('hold one path and let the others answer', async () => {
    const release = api.hold('/api/v1/countries/TH');
    let answered = false;
    const held = fetch(thailand).then((response) => {
      answered = true;
      return response;
    });
    await fetch(methodology);
    expect(answered).toBe(false);
    release();
    expect((await held).status).toBe(200);
  });

  it('let held requests go at a reset', async () => {
    api.hold('');
    const held = fetch(thailand);
    await waitUntil(() => api.requests.length === 1);
    api.reset();
    expect((await held).status).toBe(200);
  });

  it('answer in place of the server, a few times or for ever', async () => {
    api.answer('/api/v1/countries', { body: { count: 0 }, times: 1 });
    expect(await (await fetch(thailand)).json()).toEqual({ count: 0 });
    expect(await (await fetch(thailand)).json()).toHaveProperty('country');

    api.answer('', { status: 418, text: 'not json', headers: { 'content-type': 'text/plain' } });
    for (let asked = 0; asked < 3; asked += 1) {
      const response = await fetch(methodology);
      expect(response.status).toBe(418);
      expect(await response.text()).toBe('not json');
    }
  });

  it('let the newest one win', async () => {
    api.fail('', 'server-error');
    api.answer('/api/v1/countries/TH', { body: 'newer' });
    expect(await (await fetch(thailand)).json()).toBe('newer');
    expect((await fetch(methodology)).status).toBe(500);
  });

  it.each([
    ['server-error', 500],
    ['unavailable', 503],
    ['rate-limited', 429],
    ['rate-limited-bare', 429],
    ['no-cors', 200],
    ['hidden-headers', 429],
    ['html', 200],
    ['empty', 200],
  ] as const)('fail with %s, which is a %i, once', async (failure, status) => {
    api.fail('/api/v1/countries', failure, 1);
    const response = await fetch(thailand);
    expect(response.status).toBe(status);
    expect(response.headers.has('access-control-allow-origin')).toBe(!['no-cors', 'rate-limited-bare'].includes(failure));
    expect(response.headers.has('access-control-expose-headers')).toBe(!['no-cors', 'rate-limited-bare', 'hidden-headers'].includes(failure));
    expect(response.headers.has('retry-after')).toBe(status === 429);
    if (failure === 'html') expect(response.headers.get('content-type')).toContain('text/html');
    if (failure === 'empty') expect(await response.text()).toBe('');
    expect((await fetch(thailand)).headers.get('cache-control')).toContain('max-age');
  });

  it('cut an answer in the middle', async () => {
    api.fail('', 'truncated', 1);
    const cut = await (await fetch(thailand)).text();
    const whole = await (await fetch(thailand)).text();
    expect(cut.length).toBeGreaterThan(0);
    expect(whole.startsWith(cut)).toBe(true);
    expect(() => JSON.parse(cut)).toThrow(SyntaxError);
  });

  it('break the connection', async () => {
    api.fail('', 'reset', 1);
    await expect(fetch(thailand)).rejects.toThrow(TypeError);
  });

  it('never answer, and still close', async () => {
    const own = await startApi({ now });
    own.fail('', 'hang', 1);
    const hanging = fetch(`${own.url}/api/v1/countries/TH`);
    const failed = expect(hanging).rejects.toThrow(TypeError);
    await waitUntil(() => own.requests.length === 1);
    await own.close();
    await failed;
  });

  it('stop in the middle of the body', async () => {
    const own = await startApi({ now });
    own.fail('', 'hang-body', 1);
    const response = await fetch(`${own.url}/api/v1/countries/TH`);
    const reader = response.body?.getReader();
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
    let more = false;
    void reader?.read().finally(() => {
      more = true;
    });
    await (await fetch(`${own.url}/api/v1/methodology`)).text();
    expect(more).toBe(false);
    await own.close();
  });
});

/** Yields to the event loop until a condition holds. */
async function waitUntil(happened: () => boolean): Promise<void> {
  while (!happened()) await new Promise((resolve) => setImmediate(resolve));
}
