import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base, type Page } from '@playwright/test';
import { allFactsIn, type Manifest } from '../../build/facts.js';
import { writeFrames } from '../../build/frames.js';
import { readSettings } from '../../build/settings.js';
import { fixPages } from '../support/fixed-pages.js';
import { startCdn } from '../support/web-servers.js';
import { withCleanup, freePort, startRecipeApi } from './recipe.js';

/** Where a running WordPress is, and the folder of our scripts that it was told. */
export interface WordPress {
  readonly url: string;
  readonly scripts: string;
  /** The folder of the site, and the errors of PHP. */
  readonly site: string;
  readonly phpLog: () => string;
}

const START = 'examples/wordpress/start.sh';

/** The recipe's own script, until it says where WordPress is; or why it cannot be installed. */
async function startWordPress(scripts: string, api: string, later: (close: () => unknown) => void): Promise<WordPress | { readonly reason: string }> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'wordpress-'));
  later(() => rmSync(folder, { recursive: true }));
  const env = { ...process.env, PORT: String(port), TMPDIR: folder };
  const script: ChildProcess = spawn('bash', [START, scripts, api], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => script.once('exit', resolve));
  later(() => {
    script.kill('SIGTERM');
    return ended;
  });
  let complaint = '';
  script.stderr?.on('data', (text) => (complaint += text));
  const url = new Promise<string>((resolve) => {
    createInterface({ input: script.stdout! }).on('line', (line) => /http:\S+/.exec(line)?.forEach(resolve));
  });
  const started = await Promise.race([url, ended]);
  if (started === 3) return { reason: complaint.trim() };
  if (typeof started !== 'string') throw new Error(`${START} ended with code ${started}: ${complaint}`);
  const own = join(folder, readdirSync(folder)[0] ?? '');
  return { url: started, scripts, site: join(own, 'site'), phpLog: () => readFileSync(join(own, 'php.log'), { encoding: 'utf8', flag: 'a+' }) };
}

// The editor keeps the machine's clock, as its server does: a page in that server's past would schedule a story and not publish it. Readers have that of the tests.
export const test = base.extend<{ wordpress: WordPress }, { started: WordPress | { readonly reason: string } }>({
  started: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from a pattern
    async ({}, use) => {
      await withCleanup(async (later) => {
        const api = await startRecipeApi();
        later(() => api.close());
        const folder = mkdtempSync(join(tmpdir(), 'wordpress-scripts-'));
        later(() => rmSync(folder, { recursive: true }));
        cpSync('dist/cdn', folder, { recursive: true });
        const cdn = await startCdn(folder);
        later(() => cdn.close());
        const scripts = `${cdn.origin}/v0/`;
        const facts = allFactsIn(JSON.parse(readFileSync('custom-elements.json', 'utf8')) as Manifest);
        writeFrames(folder, facts, readSettings({ VITE_API_BASE: api.url, VITE_PUBLIC_BASE: scripts }));
        await use(await startWordPress(scripts, api.url, later));
      });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  wordpress: async ({ started }, use) => {
    if ('reason' in started) return base.skip(true, started.reason);
    await use(started);
  },
});

export async function logIn(page: Page, url: string, name: 'author' | 'admin'): Promise<void> {
  await page.goto(`${url}wp-login.php`);
  await page.getByLabel('Username or Email Address').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(/wp-admin/, { waitUntil: 'commit' }); // what the dashboard loads is not waited for
}

/** A page of a reader, who has no account. */
export async function openAsReader(page: Page): Promise<Page> {
  const context = await page.context().browser()!.newContext();
  await fixPages(context);
  return context.newPage();
}

/** Publishes a story without the editor's page, and returns its address. */
export async function post(page: Page, { url }: WordPress, content: string): Promise<string> {
  await logIn(page, url, 'author');
  await page.goto(`${url}wp-admin/post-new.php`);
  return page.evaluate(async (story) => {
    const { apiFetch } = (window as unknown as { wp: { apiFetch: (request: object) => Promise<{ link: string }> } }).wp;
    const { link } = await apiFetch({ path: '/wp/v2/posts', method: 'POST', data: { title: 'Kenya', content: story, status: 'publish' } });
    return link;
  }, content);
}

export const EVIL = '<div data-country-risk="JP" data-api-base="https://evil.example">Japan</div>';
