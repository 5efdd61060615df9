// `npm run bench`: the built tags against a hand-written element and bare Leaflet; writes RESULTS.md beside this file.
// `BEFORE=/path/to/older/dist/cdn npm run bench` also opens each page of ours with an older build, and compares the two.
// Every round opens every page once, in a browser context of its own, so that whatever else the machine does affects all pages alike.
import { existsSync, writeFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';
import { CHROMIUM_ARGS, findBrowser } from '../../build/browsers.mjs';
import { startApi } from '../../demo/api/server.js';
import { memoryMeter, settled, TURNS, type Memory } from '../support/leaks.js';
import { brotliBytes } from '../support/size.js';
import { handWritten, LEAKS, PAGES, type BenchPage, type Origins } from './pages.js';
import { fromFolder, startSite } from './servers.js';

const ROUNDS = Number(process.env['ROUNDS'] ?? 15);

/** The folder of an older build to compare with, if there is one. */
const BEFORE = process.env['BEFORE'];

/** `slow` is a slow 4G line and a processor four times slower. */
const LINES = ['fast', 'slow'] as const;
type Line = (typeof LINES)[number];

interface Measure {
  readonly ms: number;
  readonly shift: number;
  readonly requests: number;
  readonly bytes: number;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = (1.6 * 1024 * 1024) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Opens a page with cold caches and waits until it says that it is done. */
async function measure(browser: Browser, url: string, line: Line): Promise<Measure> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 1400 }, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    const isCode = /script|css/.test(response.headers()['content-type'] ?? '');
    bodies.push(isCode ? response.body().then(brotliBytes, () => 0) : Promise.resolve(0));
  });
  await page.addInitScript(() => {
    const host = window as unknown as { shift: number };
    host.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) host.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  if (line === 'slow') await slowDown(page);
  await page.goto(url);
  await page.waitForFunction(() => 'done' in window, undefined, { timeout: 30_000, polling: 50 });
  await page.waitForTimeout(300);
  const { ms, shift } = await page.evaluate(() => {
    const { done, shift: all } = window as unknown as { done: number; shift: number };
    return { ms: done, shift: all };
  });
  const sizes = await Promise.all(bodies);
  await context.close();
  // The page itself is not counted.
  return { ms, shift, requests: sizes.length - 1, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return low + (high - low) * (at - Math.floor(at));
}

const median = (values: readonly number[]): number => quantile(values, 0.5);

interface Flatness {
  readonly what: string;
  readonly before: Memory;
  readonly after: Memory;
}

/** How often the tags go through each of the turns; and for how many virtual hours they refresh, every five minutes. */
const TIMES: Readonly<Record<string, number>> = {
  'taken off the page and put back': 1000,
  'asked about another country': 1000,
  'replaced by the next story of a single-page site': 300,
};
const HOURS = 12;

/** Measures a page with a card and a map before and after; nodes, listeners and heap should stay what they were. */
async function flatness(browser: Browser, url: string, what: string, warmUp: (page: Page) => Promise<unknown>, run: (page: Page) => Promise<unknown>) {
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  if (what === REFRESHED) await page.clock.install();
  await page.goto(url);
  await page.waitForFunction(() => 'done' in window, undefined, { polling: 50 });
  await page.evaluate('globalThis.__name = (named) => named'); // what the compiler leaves in functions that run in the page
  const measure = await memoryMeter(page);
  await warmUp(page);
  const before = await settled(measure);
  await run(page);
  const after = await settled(measure);
  await page.close();
  return { what, before, after };
}

const REFRESHED = `refreshed every five minutes for ${HOURS} virtual hours`;

/** Lets minutes pass in which somebody is looking. */
async function refresh(page: Page, minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 5) {
    await page.evaluate(() => dispatchEvent(new Event('pointermove')));
    await page.clock.runFor(5 * 60_000);
  }
}

async function leaks(browser: Browser, url: string): Promise<readonly Flatness[]> {
  const all: Flatness[] = [];
  for (const [what, turn] of Object.entries(TURNS)) {
    const times = TIMES[what] ?? 0;
    all.push(
      await flatness(
        browser,
        url,
        `${what}, ${times} times`,
        (page) => page.evaluate(turn, 12),
        (page) => page.evaluate(turn, times),
      ),
    );
  }
  const hours = (count: number) => (page: Page) => refresh(page, count * 60);
  return [...all, await flatness(browser, url, REFRESHED, hours(1), hours(HOURS))];
}

type Results = ReadonlyMap<BenchPage, Readonly<Record<Line, readonly Measure[]>>>;

/** The median of some times over the median of others, with the quartiles. */
function ratioCell(times: readonly number[], base: readonly number[]): string {
  const ratio = (share: number): string => (quantile(times, share) / median(base)).toFixed(2);
  return `**${ratio(0.5)}** (${ratio(0.25)} to ${ratio(0.75)})`;
}

const timesOf = (results: Results, name: string, line: Line): readonly number[] =>
  [...results].find(([page]) => page.name === name)?.[1][line].map(({ ms }) => ms) ?? [];

/** The name of the page that shows the same with the build before. */
const before = (name: string): string => `${name}, before`;

/** Every page, and each of ours once more with the build before, if there is one. */
function pagesWith(older: string | undefined): readonly BenchPage[] {
  if (older === undefined) return PAGES;
  return PAGES.flatMap((page) =>
    page.isOurs ? [page, { ...page, name: before(page.name), html: (origins: Origins) => page.html({ ...origins, cdn: older }) }] : [page],
  );
}

/** The columns that compare with the build before, on each line. */
function beforeCells(results: Results, page: BenchPage): string {
  if (BEFORE === undefined) return '';
  const cells = LINES.map((line) => (page.isOurs ? ratioCell(timesOf(results, page.name, line), timesOf(results, before(page.name), line)) : ''));
  return ` ${cells.join(' | ')} |`;
}

function report(results: Results, flat: readonly Flatness[], version: string): string {
  const shown = [...results].filter(([page]) => PAGES.includes(page));
  const rows = shown.map(([page, measures]) => {
    const all = LINES.flatMap((line) => measures[line]);
    const { requests } = measures.fast[0] ?? { requests: 0 };
    const kilobytes = (median(all.map(({ bytes }) => bytes)) / 1024).toFixed(1);
    const shift = Math.max(...all.map(({ shift: one }) => one)).toFixed(4);
    const times = LINES.map((line) => ratioCell(timesOf(results, page.name, line), timesOf(results, page.baseline, line)));
    return `| ${page.name.replaceAll('<', '\\<')} | ${times.join(' | ')} | ${kilobytes} kB | ${requests} | ${shift} |${beforeCells(results, page)}`;
  });
  const turns = flat.map(
    ({ what, before: { nodes, listeners, heap }, after }) =>
      `| ${what} | ${nodes} → ${after.nodes} | ${listeners} → ${after.listeners} | ${heap} kB → ${after.heap} kB |`,
  );
  return `# Results of \`npm run bench\`

Chromium ${version}, ${ROUNDS} rounds, every page once in each round, cold caches, everything but the API over HTTP/2. Times run from the start of the navigation until the content is painted.
They are ratios: the median of the page over the median of its baseline, with the quartiles in brackets. The baseline of the first five pages is the hand-written element
(one small script, \`fetch\`, one line of text), that of the maps is bare Leaflet from its package, without a basemap. "Slow" is a slow 4G line with a processor four times slower.
Code is what the page downloads as scripts and styles, compressed with brotli. Requests exclude the page itself. The layout shift is the largest of all rounds, with the height reserved as the README says.

| Page | Time, fast | Time, slow | Code | Requests | Layout shift |${BEFORE === undefined ? '' : ' Of the build before, fast | slow |'}
|---|---|---|---|---|---|${BEFORE === undefined ? '' : '---|---|'}
${rows.join('\n')}

What a page with a full profile and a map of incidents keeps of them, after garbage collection:

| The tags are | Nodes | Listeners | Heap |
|---|---|---|---|
${turns.join('\n')}
`;
}

async function run(): Promise<void> {
  if (!existsSync('dist/cdn/embed.js')) throw new Error('There is no dist/cdn yet: npm run build.');
  const api = await startApi({ requestsPerMinute: 1_000_000 });
  const built = fromFolder('dist/cdn');
  const cdn = await startSite((path) => (path === '/hand-written.js' ? [handWritten(origins), 'text/javascript'] : built(path)));
  const leaflet = await startSite(fromFolder('node_modules/leaflet/dist'));
  const older = BEFORE === undefined ? undefined : await startSite(fromFolder(BEFORE));
  const pages = [...pagesWith(older?.origin), LEAKS];
  const origins: Origins = { api: api.url, cdn: cdn.origin, leaflet: leaflet.origin };
  const host = await startSite((path) => {
    if (path === '/favicon.ico') return ['', 'image/x-icon'];
    const found = pages[Number.parseInt(path.slice(1), 10)];
    return found && [found.html(origins), 'text/html'];
  });
  const browser = await chromium.launch({ executablePath: findBrowser('chromium'), args: CHROMIUM_ARGS });

  const results = new Map(pages.slice(0, -1).map((page) => [page, { fast: [] as Measure[], slow: [] as Measure[] }]));
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [index, page] of pages.slice(0, -1).entries()) {
      for (const line of LINES) results.get(page)?.[line].push(await measure(browser, `${host.origin}/${index}`, line));
    }
    console.log(`Round ${round} of ${ROUNDS}`);
  }
  const address = (name: string): string => `${host.origin}/${pages.findIndex((page) => page.name.startsWith(name))}`;
  const flat = await leaks(browser, address(LEAKS.name));

  const text = report(results, flat, browser.version().split('.')[0] ?? '');
  writeFileSync(new URL('RESULTS.md', import.meta.url), text);
  console.log(text);
  await browser.close();
  for (const site of [cdn, leaflet, host, older]) site?.close();
  await api.close();
}

await run();
