import { devices, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import type { BenchPage } from './page-parts.js';

/** How a page is reached. Throughput in bytes a second, latency in milliseconds for each request; `cpu`: how many times slower the processor is. */
interface Line {
  readonly what: string;
  readonly latency?: number;
  readonly down?: number;
  readonly up?: number;
  readonly cpu?: number;
  /** True if the API takes 100 ms for each answer. */
  readonly isApiSlow?: boolean;
}

const MEGABIT = (1024 * 1024) / 8;

export const LINES = {
  none: { what: 'no throttle' },
  api: { what: 'an API that takes 100 ms', isApiSlow: true },
  slow: {
    what: 'slow 4G (150 ms for each request, 1.6 Mbit/s) and a processor four times slower',
    latency: 150,
    down: 1.6 * MEGABIT,
    up: 1.6 * MEGABIT,
    cpu: 4,
  },
  // Only on demand: in it, waiting is nearly all there is.
  devtools: {
    what: 'what the developer tools call slow 4G (562 ms for each request, 1.44 Mbit/s) and a processor four times slower',
    latency: 562.5,
    down: 1.44 * MEGABIT,
    up: 0.675 * MEGABIT,
    cpu: 4,
  },
} as const satisfies Record<string, Line>;

export type LineName = keyof typeof LINES;

export const DEFAULT_LINES: readonly LineName[] = ['none', 'api', 'slow'];

/** What one visit to a page took. Times in milliseconds, from the start of the navigation. */
export interface Measure {
  /** Until the reader can see the content. */
  readonly ms: number;
  /** The processor time of the main thread until then, which other programs hardly lengthen. */
  readonly cpu: number;
  /** The longest task of the main thread, 0 if none took more than 50 ms. */
  readonly longest: number;
  /** The longest one that began after the content was there. */
  readonly longestAfter: number;
  readonly shift: number;
  /** Until the content was there, without the page itself. */
  readonly requests: number;
  /** How many of them asked the API. */
  readonly answers: number;
  /** What came over the line until then, headers included, without the page itself. */
  readonly bytes: number;
  /** The same, scripts and styles alone. */
  readonly code: number;
  /** What is left in memory, in kB; not measured on a slow processor. */
  readonly heap: number | undefined;
  /** What the page does once it is ready, by name: the time until the reader sees it. */
  readonly acts: Readonly<Record<string, number>>;
}

/** What the page calls once its content is there. A binding of the protocol: to look for a change from outside is work of the page's own. */
const REPORT = 'reportDone';

/** Runs in the page before anything else. */
const OBSERVE = `
let done;
Object.defineProperty(window, 'done', { get: () => done, set: (time) => { done = time; ${REPORT}(''); } });
window.shift = 0;
window.tasks = [];
new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.shift += value; }).observe({ type: 'layout-shift', buffered: true });
new PerformanceObserver((list) => { for (const { startTime, duration } of list.getEntries()) window.tasks.push([startTime, duration]); }).observe({ type: 'longtask', buffered: true });
`;

/** Runs in the page: does each of its acts five times, and gives the median times until they are painted. */
const ACT = `(async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(0);
  }));
  const times = {};
  for (const [name, act] of Object.entries(window.acts ?? {})) {
    const all = [];
    for (let turn = 0; turn < 5; turn += 1) {
      await frame();
      await new Promise((resolve) => setTimeout(resolve, 50));
      const start = performance.now();
      act(turn);
      await frame();
      all.push(performance.now() - start);
    }
    times[name] = all.sort((one, other) => one - other)[2];
  }
  return times;
})()`;

/** How long (ms) a page may take. */
const DEADLINE = 30_000;

interface Visit {
  readonly page: Page;
  readonly session: CDPSession;
  readonly cpu: number;
  readonly traffic: Traffic;
}

interface Traffic {
  requests: number;
  answers: number;
  bytes: number;
  code: number;
}

/** Counts what comes over the line, as the browser does. */
async function countTraffic(session: CDPSession): Promise<Traffic> {
  const traffic = { requests: 0, answers: 0, bytes: 0, code: 0 };
  const types = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type === undefined || type === 'Document') return;
    traffic.requests += 1;
    traffic.bytes += encodedDataLength;
    if (type === 'Fetch') traffic.answers += 1;
    if (type === 'Script' || type === 'Stylesheet') traffic.code += encodedDataLength;
  });
  await session.send('Network.enable');
  return traffic;
}

async function slowDown(session: CDPSession, { latency, down, up, cpu }: Line): Promise<void> {
  if (latency) {
    await session.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: down ?? 0, uploadThroughput: up ?? 0 });
  }
  if (cpu) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** Moves and zooms a map as a reader does, with a reader's pauses. */
async function explore(page: Page, session: CDPSession): Promise<void> {
  await page.mouse.move(500, 400);
  for (const [right, down] of [
    [200, 60],
    [-260, -40],
  ] as const) {
    await page.mouse.down();
    await page.mouse.move(500 + right, 400 + down, { steps: 8 });
    await page.mouse.up();
    await page.waitForTimeout(150);
    await page.mouse.move(500, 400);
  }
  // Clicks by place: looking for the buttons would be work of the page's own.
  for (const at of (await run(session, TOOLS)) as readonly { readonly x: number; readonly y: number }[]) {
    await page.mouse.click(at.x, at.y);
    await page.waitForTimeout(400);
  }
}

/** Where to click to zoom in twice and out again. */
const TOOLS = `['in', 'in', 'out'].flatMap((name) => {
  const box = document.querySelector('#host')?.shadowRoot?.querySelector('.tool.' + name)?.getBoundingClientRect();
  return box ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : [];
})`;

/** Resolves once the page has nothing to do, or a second later: without a frame to draw, Chromium never calls a page idle. */
const IDLE = 'new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 }))';

/** Runs code in the page by the protocol alone: Playwright's `evaluate` brings a script of its own, which takes the page longer than many a tag. */
async function run(session: CDPSession, expression: string): Promise<unknown> {
  const { result } = await session.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
  return result.value as unknown;
}

async function metric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((each) => each.name === name)?.value ?? 0;
}

/** What the page itself has noted. */
interface Noted {
  readonly done: number;
  readonly shift: number;
  readonly tasks: readonly (readonly [start: number, duration: number])[];
}

/** Opens a page in a tab of its own and waits until it says that it is done. */
async function visit(context: BrowserContext, url: string, line: Line): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = await countTraffic(session);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: REPORT });
  await page.addInitScript(OBSERVE);
  await slowDown(session, line);
  const isDone = new Promise<void>((resolve, reject) => {
    session.once('Runtime.bindingCalled', () => resolve());
    setTimeout(() => reject(new Error('The content did not come.')), DEADLINE).unref();
  });
  await Promise.all([isDone, page.goto(url, { waitUntil: 'commit' })]);
  const until = { ...traffic };
  return { page, session, cpu: (await metric(session, 'TaskDuration')) * 1000, traffic: until };
}

/** Opens a page with cold caches, or for the second time, and waits until it says that it is done. */
export async function measure(browser: Browser, url: string, { isExplored, isPhone, isSecond }: BenchPage, name: LineName): Promise<Measure> {
  const line: Line = LINES[name];
  const context = await browser.newContext(isPhone ? devices['Pixel 7'] : { viewport: { width: 1000, height: 1400 } });
  try {
    if (isSecond) await visit(context, url, line).then(({ page }) => page.close());
    const { page, session, cpu, traffic } = await visit(context, url, line);
    await run(session, 'window.settled');
    await run(session, IDLE);
    if (isExplored) await explore(page, session);
    // What the page's own acts move is wanted.
    const { done, shift, tasks } = (await run(session, '({ done: window.done, shift, tasks })')) as Noted;
    const acts = (await run(session, ACT)) as Measure['acts'];
    const longest = (from: number): number => Math.max(0, ...tasks.filter(([start]) => start >= from).map(([, duration]) => duration));
    let heap: number | undefined;
    if (!line.cpu) {
      await session.send('HeapProfiler.collectGarbage');
      heap = (await metric(session, 'JSHeapUsedSize')) / 1024;
    }
    // To four decimals, as it is reported: less is a fraction of a pixel.
    return { ms: done, cpu, longest: longest(0), longestAfter: longest(done), shift: Math.round(shift * 1e4) / 1e4, ...traffic, heap, acts };
  } finally {
    await context.close();
  }
}
