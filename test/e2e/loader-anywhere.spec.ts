import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { build, type Rollup } from 'vite';
import { loader } from '../../build/vite.cdn.js';
import { requestedPaths, expect, expectState, test, type Host } from '../support/newsroom.js';
import { NOW } from '../support/now.js';

const TAG = '<country-risk country="TH" variant="badge" loading="eager"><a href="https://example.org/th">Thailand</a></country-risk>';

/** The loader of a build with a configured address for its files. */
async function builtFor(address: string): Promise<string> {
  process.env['VITE_PUBLIC_BASE'] = address;
  const config = loader('classic');
  Reflect.deleteProperty(process.env, 'VITE_PUBLIC_BASE');
  const [output] = (await build({ ...config, configFile: false, build: { ...config.build, write: false } })) as readonly Rollup.RollupOutput[];
  return output?.output[0].code ?? '';
}

/** A frame for one way to load the loader, with one tag in it. */
const frame = (html: string): string => `<iframe srcdoc="${`<!doctype html>${TAG}${html}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`;

/** Adds the page's script once more, with its address but without its settings, and removes it at once. */
const AGAIN = `const script = document.createElement('script'); script.src = document.querySelector('script').src; document.head.append(script); script.remove()`;

test('the loader works wherever an editor puts it', async ({ newsroom, api, cdn, page }) => {
  const code = readFileSync('dist/cdn/embed.js', 'utf8');
  const built = await builtFor(cdn.url('').replace(/\/$/, ''));
  const data = `data-api-base="${api.url}"`;
  const theme = newsroom.serveScript(`window.theme = 1;\n${built}\nwindow.theme = 2;`);
  const ways = {
    'into the page': `<script ${data}>${built}</script>`,
    'into another script': `<script src="${theme}" ${data}></script>`,
    'behind a blob: address': `<script>const it = document.createElement('script'); it.src = URL.createObjectURL(new Blob([${JSON.stringify(built).replaceAll('<', '\\u003c')}])); it.dataset.apiBase = '${api.url}'; document.head.append(it)</script>`,
    'as an import': `<script type="module">import '${cdn.url('embed.mjs')}'; TravelSafety.configure({ apiBase: '${api.url}' })</script>`,
    'as a module by mistake': `<script type="module" crossorigin src="${cdn.url('embed.js')}" ${data}></script>`,
    'through a framework that fetches and runs it': `<script type="text/x-inert" src="${cdn.url('embed.js')}" ${data}></script><script>const it = document.createElement('script'); it.text = ${JSON.stringify(code).replaceAll('<', '\\u003c')}; document.head.append(it)</script>`,
    'through a framework that drops its settings': `<script type="text/x-inert" src="${cdn.url('embed.js')}" ${data}></script><script>${AGAIN}</script>`,
    'beside an image named currentScript': `<img name="currentScript" alt=""><script src="${cdn.url('embed.js')}" ${data}></script>`,
  };
  await newsroom.open(Object.values(ways).map(frame).join(''), { scripts: '' });
  for (const [place, way] of Object.keys(ways).entries()) {
    await expect(page.frameLocator('iframe').nth(place).locator('country-risk'), way).toHaveAttribute('state', 'ready');
  }
});

test('where the loader cannot tell where its files are, it says in one line what to do, and the fallback stays', async ({ newsroom, page }) => {
  const line = /^console warning: travel-safety-embeds: embed\.js needs a script tag of its own, or a build with VITE_PUBLIC_BASE\.$/;
  newsroom.expectNoise(line);
  const code = readFileSync('dist/cdn/embed.js', 'utf8');
  const theme = newsroom.serveScript(`window.theme = 1;\n${code}`);
  const blob = `const it = document.createElement('script'); it.src = URL.createObjectURL(new Blob([${JSON.stringify(code).replaceAll('<', '\\u003c')}])); document.head.append(it)`;
  const ways = [
    `<script>${code}</script>`,
    `<script src="${theme}"></script>`,
    `<script>${blob}</script>`,
    `<script type="module">${readFileSync('dist/cdn/embed.mjs', 'utf8')}</script>`,
  ];
  await newsroom.open(ways.map(frame).join(''), { scripts: '' });
  await expect.poll(() => newsroom.noise.filter((each) => line.test(each)).length).toBe(ways.length);
  for (const place of ways.keys()) await expect(page.frameLocator('iframe').nth(place).getByRole('link', { name: 'Thailand' })).toBeVisible();
  expect(newsroom.requests.filter((url) => url.includes('/chunks/'))).toEqual([]);
});

/** Copies the loader without the rest of its folder to the newsroom's own server. */
async function copyAlone(page: Page, host: Host, code: string): Promise<string> {
  const address = `${host.origin}/assets/embed.js`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  return address;
}

test('a loader that was copied alone finds the other files where its build was told', async ({ newsroom, api, cdn, host, page }) => {
  newsroom.expectFailedRequests();
  const script = await copyAlone(page, host, await builtFor(cdn.url('').replace(/\/$/, '')));
  await newsroom.open(TAG, { scripts: `<script src="${script}" data-api-base="${api.url}"></script>` });
  await expectState(page.locator('country-risk'), 'ready');
  newsroom.requests.splice(0);
});

test('a loader that was copied alone and knows no other place says what is missing', { tag: '@chromium' }, async ({ newsroom, host, page }) => {
  newsroom.expectFailedRequests();
  const line = `console warning: <country-risk> could not be loaded yet from ${host.origin}/assets/chunks/: is all of dist/cdn there?`;
  newsroom.expectNoise(line);
  await page.clock.install({ time: NOW });
  const script = await copyAlone(page, host, readFileSync('dist/cdn/embed.js', 'utf8'));
  await newsroom.open(TAG, { scripts: `<script src="${script}"></script>` });
  await page.waitForFunction(() => 'TravelSafety' in window);
  await page.clock.runFor(11_000);
  await expect.poll(() => newsroom.noise).toContain(line);
  newsroom.requests.splice(0);
});

test('setHTML leaves the link of a placeholder, and all of it to a sanitizer that allows data attributes', { tag: '@chromium' }, async ({ newsroom, page }) => {
  await newsroom.open('<main></main>');
  await page.waitForFunction(() => 'TravelSafety' in window);
  const left = (options: string): Promise<string> =>
    page.evaluate(`(() => {
      const main = document.querySelector('main');
      main.setHTML('<div data-country-risk="TH" data-variant="badge"><a href="https://example.org/th">Thailand</a></div>', ${options});
      return main.innerHTML;
    })()`);
  expect(await left('{}')).toBe('<div><a href="https://example.org/th">Thailand</a></div>');
  const allowing = 'const sanitizer = new Sanitizer(); sanitizer.setDataAttributes(true);';
  expect(
    await page.evaluate(
      `(() => { ${allowing} document.querySelector('main').setHTML('${TAG}', { sanitizer }); return document.querySelector('main').innerHTML; })()`,
    ),
  ).toBe('');
  await page.evaluate(`(() => { ${allowing} window.sanitizer = sanitizer; })()`);
  await left('{ sanitizer: window.sanitizer }');
  await expectState(page.locator('country-risk'), 'ready');

  await page.evaluate(`sanitizer.allowElement({ name: 'country-risk', attributes: ['country', 'variant'] })`);
  await page.evaluate(`document.querySelector('main').setHTML('${TAG}', { sanitizer })`);
  await expectState(page.locator('main > country-risk'), 'ready');
});

test(
  'a second script adds the settings that the first lacks, and the console names those that differ',
  { tag: '@chromium' },
  async ({ newsroom, api, page }) => {
    newsroom.expectNoise(/^console warning: travel-safety-embeds: theme is "dark" on this page already, so "light" is ignored\.$/);
    const scripts = [`data-theme="dark" data-api-base="${api.url}"`, `data-theme="light" data-lang="de"`, `data-lang="de"`].map((data) =>
      newsroom.script(data).replace('async', ''),
    );
    await newsroom.open(`<div lang="">${TAG}</div>`, { scripts: scripts.join('') });
    await expectState(page.locator('country-risk'), 'ready');
    const settings = await page.evaluate(() => {
      const versions = (globalThis as unknown as Record<symbol, Record<string, { readonly settings: object }>>)[Symbol.for('travel-safety-embeds')];
      return versions?.['4']?.settings;
    });
    expect(settings).toEqual({ theme: 'dark', apiBase: api.url, lang: 'de' });
    expect(newsroom.noise).toHaveLength(1);
  },
);

test(
  'a page may name a path of its own as the data source, which is asked before the code is in',
  { tag: '@chromium' },
  async ({ newsroom, host, cdn, page }) => {
    const paths: string[] = [];
    await page.route(`${host.origin}/travel/**`, async (route) => {
      paths.push(new URL(route.request().url()).pathname);
      await route.fulfill({ json: { country: { iso2: 'TH', name: 'Thailand' }, attribution: 'Sample data' } });
    });
    cdn.hold('/chunks/');
    await newsroom.open(TAG, { apiBase: '/travel' });
    await expect.poll(() => paths).toEqual(['/travel/api/v1/countries/TH']);
    cdn.release();
    await expectState(page.locator('country-risk'), 'ready');
    expect(paths).toHaveLength(1);
    newsroom.requests.splice(0);
  },
);

const NAMES = ['country-risk', 'country-compare', 'incident-list', 'incident-map', 'risk-table', 'risk-map', 'risk-methodology'];

test('a placeholder of each tag becomes that tag, in a paragraph or a table, now or later', { tag: '@chromium' }, async ({ newsroom, api, page }) => {
  const link = '<a href="https://example.org">The story</a>';
  await newsroom.open(`
    <div data-country-risk="JP" data-variant="badge" data-lang="de">${link}</div>
    <p>Before <span data-country-risk="TH" data-variant="inline">${link}</span> and behind.</p>
    <table><tr><td data-country-risk="FR">${link}</td></tr></table>
    <figure data-country-compare="JP TH"></figure>
    <div data-incident-list="KE" data-hours="72"></div><div data-incident-map="KE" data-hours="72"></div>
    <div data-risk-table="Asia" data-limit="5"></div><div data-risk-map data-region="Asia"></div><main></main>`);
  await expectState(page.locator('div[data-country-risk] > country-risk'), 'ready');
  await page.evaluate(() => {
    document.querySelector('main')!.innerHTML = '<section><div data-risk-methodology></div></section>';
  });
  for (const name of NAMES) {
    const tag = page.locator(name).first();
    await tag.scrollIntoViewIfNeeded();
    await expectState(tag, 'ready');
  }
  await expectState(page.locator('td > country-risk'), 'ready');
  await expect(page.locator('p', { has: page.locator('span[data-country-risk]') })).toContainText(/^Before .*Thailand.* and behind\.$/s);
  await expect(page.locator('div > country-risk')).toContainText('Quelle');
  expect(requestedPaths(api)).toContain('/api/v1/incidents/recent?country=KE&hours=72');
});
