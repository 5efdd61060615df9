import { devices, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import type { BenchPage } from './page-parts.js';

/** Network and CPU conditions. Throughput in bytes per second, latency in milliseconds per request; `cpu` is the slowdown factor. */
interface Line {
  readonly what: string;
  readonly latency?: number;
  readonly down?: number;
  readonly up?: number;
  readonly cpu?: number;
  /** True if every API response is delayed by 100 ms. */
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
  // Only on request, because the time is nearly all latency.
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

/** Results of one visit. Times in milliseconds from the start of the navigation. */
export interface Measure {
  /** Time until the content is visible. */
  readonly ms: number;
  /** CPU time of the main thread until then, which other programs hardly affect. */
  readonly cpu: number;
  /** Longest task of the main thread; 0 if none took over 50 ms. */
  readonly longest: number;
  /** Longest task that started after the content was visible. */
  readonly longestAfter: number;
  readonly shift: number;
  /** Requests until the content is visible, except for the page itself. */
  readonly requests: number;
  /** Of these, requests to the API. */
  readonly answers: number;
  /** Bytes received until then, including headers, except for the page itself. */
  readonly bytes: number;
  /** Bytes of scripts and styles only. */
  readonly code: number;
  /** Heap size in kB after garbage collection; not measured with a slowed CPU. */
  readonly heap: number | undefined;
  /** Interactions by name, with their median time until painted. */
  readonly acts: Readonly<Record<string, number>>;
}

/** The binding that the page calls once its content is visible. A protocol binding, because polling from outside would add work to the page. */
const REPORT = 'reportDone';

/** Runs in the page before its scripts. */
const OBSERVE = `
let done;
Object.defineProperty(window, 'done', { get: () => done, set: (time) => { done = time; ${REPORT}(''); } });
window.shift = 0;
window.tasks = [];
new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.shift += value; }).observe({ type: 'layout-shift', buffered: true });
new PerformanceObserver((list) => { for (const { startTime, duration } of list.getEntries()) window.tasks.push([startTime, duration]); }).observe({ type: 'longtask', buffered: true });
`;

/** Runs in the page: performs each interaction five times and returns the median times until painted. */
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

/** Timeout of a page in ms. */
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

/** Counts traffic as the browser reports it. */
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

/** Pans and zooms a map at a reader's pace. */
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
  // Clicks at coordinates, because locating the buttons would add work to the page.
  for (const at of (await run(session, TOOLS)) as readonly { readonly x: number; readonly y: number }[]) {
    await page.mouse.click(at.x, at.y);
    await page.waitForTimeout(400);
  }
}

/** Coordinates of the buttons for zooming in twice and out once. */
const TOOLS = `['in', 'in', 'out'].flatMap((name) => {
  const box = document.querySelector('#host')?.shadowRoot?.querySelector('.tool.' + name)?.getBoundingClientRect();
  return box ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : [];
})`;

/** Resolves when the page is idle, or after a second, because without a frame to draw Chromium never reports idle. */
const IDLE = 'new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 }))';

/** Evaluates code through the protocol: Playwright's `evaluate` injects a script that takes longer than many a tag. */
async function run(session: CDPSession, expression: string): Promise<unknown> {
  const { result } = await session.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
  return result.value as unknown;
}

async function metric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((each) => each.name === name)?.value ?? 0;
}

/** Values recorded by the page. */
interface PageMeasures {
  readonly done: number;
  readonly shift: number;
  readonly tasks: readonly (readonly [start: number, duration: number])[];
}

/** Opens a page in a new tab and waits until it reports that its content is visible. */
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

/** Measures a page with cold caches, or on its second visit. */
export async function measure(browser: Browser, url: string, { isExplored, isPhone, isSecond }: BenchPage, name: LineName): Promise<Measure> {
  const line: Line = LINES[name];
  const context = await browser.newContext(isPhone ? devices['Pixel 7'] : { viewport: { width: 1000, height: 1400 } });
  try {
    if (isSecond) await visit(context, url, line).then(({ page }) => page.close());
    const { page, session, cpu, traffic } = await visit(context, url, line);
    await run(session, 'window.settled');
    await run(session, IDLE);
    if (isExplored) await explore(page, session);
    // Read before the interactions, whose layout shifts are intended.
    const { done, shift, tasks } = (await run(session, '({ done: window.done, shift, tasks })')) as PageMeasures;
    const acts = (await run(session, ACT)) as Measure['acts'];
    const longest = (from: number): number => Math.max(0, ...tasks.filter(([start]) => start >= from).map(([, duration]) => duration));
    let heap: number | undefined;
    if (!line.cpu) {
      await session.send('HeapProfiler.collectGarbage');
      heap = (await metric(session, 'JSHeapUsedSize')) / 1024;
    }
    // Rounded to four decimals, as reported; less is a fraction of a pixel.
    return { ms: done, cpu, longest: longest(0), longestAfter: longest(done), shift: Math.round(shift * 1e4) / 1e4, ...traffic, heap, acts };
  } finally {
    await context.close();
  }
}
