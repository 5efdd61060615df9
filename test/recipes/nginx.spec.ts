import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { withCleanup, freePort, testWithApi } from './recipe.js';

const RECIPE = 'examples/nginx/travel-safety.conf';

/** nginx as Debian has it: installed if it is missing and we may. */
function hasNginx(): boolean {
  const isThere = () => spawnSync('nginx', ['-v']).status === 0;
  const install = 'apt-get install --yes nginx-light';
  // A new system has no list of packages yet.
  if (!isThere() && process.getuid?.() === 0) spawnSync('sh', ['-c', `${install} || { apt-get update && ${install}; }`], { timeout: 240_000 });
  return isThere();
}

interface Cache {
  readonly url: string;
}

/** The recipe as it stands, but for its three places and the folder of its cache. */
async function startNginx(api: string, later: (close: () => unknown) => void): Promise<Cache> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  later(() => rmSync(folder, { recursive: true }));
  const port = await freePort();
  const places = [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['https://api.example', api],
    ['/var/cache/nginx/travel-safety', join(folder, 'cache')],
  ] as const;
  const recipe = places.reduce(
    (text, [from, to]) => {
      expect(text).toContain(from);
      return text.replace(from, to);
    },
    readFileSync(RECIPE, 'utf8'),
  );
  mkdirSync(join(folder, 'logs'));
  writeFileSync(join(folder, 'travel-safety.conf'), recipe);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const main = `${user} daemon off; pid ${folder}/pid; error_log ${folder}/logs/error.log; worker_processes 1;
    events { worker_connections 1024; } http { access_log off; ${temporary} include ${folder}/travel-safety.conf; }`;
  writeFileSync(join(folder, 'nginx.conf'), main);
  const command = ['-p', folder, '-c', join(folder, 'nginx.conf')];
  execFileSync('nginx', [...command, '-t'], { stdio: 'pipe' });
  const nginx: ChildProcess = spawn('nginx', command, { stdio: 'ignore' });
  const ended = new Promise((resolve) => nginx.once('exit', resolve));
  later(() => {
    nginx.kill('SIGTERM');
    return ended;
  });
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(url).then(
        ({ ok }) => ok,
        () => undefined,
      ),
    )
    .toBeDefined();
  return { url };
}

const test = testWithApi.extend<object, { cache: Cache }>({
  cache: [
    async ({ api }, use) => {
      await withCleanup(async (later) => use(await startNginx(api.url, later)));
    },
    { scope: 'worker' },
  ],
});

const CARD = '/api/v1/countries/KE';
const MAP = '/api/v1/incidents/recent?country=KE';
/** For the marks on the card's ruler. */
const LIST = '/api/v1/countries';

test.skip(!hasNginx(), 'nginx is not here and cannot be installed');

test('a thousand readers of a card and a map ask the API three times', async ({ api, cache }) => {
  const VIEWS = 1000;
  const AT_ONCE = 50;
  const views = Array.from({ length: VIEWS }, (_, view) => view);
  const read = async (path: string) => {
    const answer = await fetch(cache.url + path, { headers: { origin: 'https://news.example', cookie: 'reader=1' } });
    await answer.arrayBuffer();
    return answer.status;
  };
  for (let start = 0; start < VIEWS; start += AT_ONCE) {
    const statuses = await Promise.all(views.slice(start, start + AT_ONCE).flatMap(() => [CARD, MAP, LIST].map(read)));
    expect(new Set(statuses)).toEqual(new Set([200]));
  }
  expect(api.requests.map(({ path }) => path).toSorted()).toEqual([LIST, CARD, MAP]);
  expect(api.requests.map(({ origin }) => origin)).toEqual([undefined, undefined, undefined]);
});

test('every page may read an answer, its date, and no rate limit of another moment', async ({ cache }) => {
  const answer = await fetch(cache.url + CARD, { headers: { origin: 'https://news.example' } });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('access-control-expose-headers')).toBe('Date, ETag, Retry-After');
  expect([...answer.headers.keys()].filter((name) => /^ratelimit|^age$|^vary$|^set-cookie$/.test(name))).toEqual([]);
  const missing = await fetch(`${cache.url}/api/v1/countries/ZZ`, { headers: { origin: 'https://news.example' } });
  expect([missing.status, missing.headers.get('access-control-allow-origin')]).toEqual([404, '*']);
  expect((await fetch(cache.url + CARD, { method: 'POST' })).status).toBe(403);
});

test('while the API is down, readers get the last answer with the date that it had, and the new one once it is back', async ({ api, cache }) => {
  const JP = '/api/v1/countries/JP';
  const WROTE = 'Tue, 05 May 2026 10:00:00 GMT';
  const body = { country: { iso2: 'JP', name: 'Japan' }, licence: 'CC BY 4.0', attribution: 'Sample data' };
  const headers = { 'cache-control': 'public, max-age=1', date: WROTE };
  api.answer(JP, { body, headers });
  const first = await fetch(cache.url + JP);
  expect([first.headers.get('x-cache'), first.headers.get('date')]).toEqual(['MISS', WROTE]);

  api.fail(JP, 'reset');
  await expect.poll(async () => (await fetch(cache.url + JP)).headers.get('x-cache')).toBe('STALE');
  const stale = await fetch(cache.url + JP);
  expect([stale.status, stale.headers.get('date'), stale.headers.get('access-control-allow-origin')]).toEqual([200, WROTE, '*']);
  expect(await stale.json()).toEqual(body);

  api.reset();
  await expect.poll(async () => (await (await fetch(cache.url + JP)).json()) as unknown).toHaveProperty('country.risk_score');
});
