// `npm run bench:leaks`: measures what a page with a full profile and an incident map retains as tags are added, removed, changed and refreshed; writes
// LEAKS.md.
import { writeFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';
import { CHROMIUM_ARGS, findBrowser } from '../../build/browsers.mjs';
import { needBuild } from '../../build/command.mjs';
import { startApi } from '../../demo/api/server.js';
import { keptByScripts, memoryMeter, settled, TURNS, type Memory } from '../support/leaks.js';
import { storyPage } from './pages.js';
import { fromApi, fromFolder, startSite } from './servers.js';

interface Flatness {
  readonly what: string;
  readonly before: Kept;
  readonly after: Kept;
}

/** Includes memory retained by scripts, without engine code. */
interface Kept extends Memory {
  readonly scripts: number;
}

/** Repetitions of each action. */
const TIMES: Readonly<Record<string, number>> = {
  'taken off the page and put back': 1000,
  'asked about another country': 1000,
  'replaced by the next story of a single-page site': 300,
};
const HOURS = 12;
const REFRESHED = `refreshed every five minutes for ${HOURS} virtual hours`;

/** Measures the page before and after; nodes, listeners and retained memory should stay the same. */
async function flatness(browser: Browser, url: string, what: string, warmUp: (page: Page) => Promise<unknown>, run: (page: Page) => Promise<unknown>) {
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  if (what === REFRESHED) await page.clock.install();
  await page.goto(url);
  await page.waitForFunction(() => 'done' in window, undefined, { polling: 50 });
  await page.evaluate('globalThis.__name = (named) => named'); // esbuild's helper, which serialised functions refer to
  const measure = await memoryMeter(page);
  await warmUp(page);
  const kept = async (): Promise<Kept> => ({ ...(await settled(measure)), scripts: Math.round(await keptByScripts(page)) });
  const before = await kept();
  await run(page);
  const after = await kept();
  await page.close();
  console.log(what, before, after);
  return { what, before, after };
}

/** Advances time while a reader is active. */
async function refresh(page: Page, minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 5) {
    await page.evaluate(() => dispatchEvent(new Event('pointermove')));
    await page.clock.runFor(5 * 60_000);
  }
}

async function leaks(browser: Browser, url: string): Promise<readonly Flatness[]> {
  const all: Flatness[] = [];
  for (const [name, turn] of Object.entries(TURNS)) {
    const times = TIMES[name] ?? 0;
    const turns = (count: number) => (page: Page) => page.evaluate(turn, count);
    all.push(await flatness(browser, url, `${name}, ${times} times`, turns(12), turns(times)));
  }
  const hours = (count: number) => (page: Page) => refresh(page, count * 60);
  return [...all, await flatness(browser, url, REFRESHED, hours(1), hours(HOURS))];
}

const report = (all: readonly Flatness[], version: string): string => `# Results of \`npm run bench:leaks\`

What a page with a full profile and a map of incidents keeps of its tags, after garbage collection, in Chromium ${version}. Measured once they have been through it a few times, and again at the end: nodes, listeners and what scripts keep should stay what they were; the whole heap contains the engine's own code, which it compiles as it is used.

| The tags are | Nodes | Listeners | Kept by scripts | Whole heap |
|---|---|---|---|---|
${all
  .map(
    ({ what, before: { nodes, listeners, heap, scripts }, after }) =>
      `| ${what} | ${nodes} → ${after.nodes} | ${listeners} → ${after.listeners} | ${scripts} kB → ${after.scripts} kB | ${heap} kB → ${after.heap} kB |`,
  )
  .join('\n')}
`;

async function run(): Promise<void> {
  needBuild('dist/cdn/embed.js');
  const api = await startApi({ requestsPerMinute: 1_000_000 });
  const answers = await startSite(fromApi(api.url));
  const cdn = await startSite(fromFolder('dist/cdn'));
  const story = storyPage({ api: answers.origin, cdn: cdn.origin });
  const host = await startSite((path) => (path === '/' ? [story, 'text/html'] : ['', 'image/x-icon']));
  const browser = await chromium.launch({ executablePath: findBrowser('chromium'), args: CHROMIUM_ARGS });
  const text = report(await leaks(browser, `${host.origin}/`), browser.version().split('.')[0] ?? '');
  writeFileSync(new URL('LEAKS.md', import.meta.url), text);
  console.log(text);
  await browser.close();
  for (const site of [answers, cdn, host]) site.close();
  await api.close();
}

await run();
