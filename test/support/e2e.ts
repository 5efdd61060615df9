import type { Page } from '@playwright/test';
import { startApi } from '../../demo/api/server.js';
import { test as base } from './fixed-pages.js';
import { now } from './now.js';
import { perWorker } from './per-worker.js';
import { type Cdn, type Host, startCdn, startHost } from './web-servers.js';
import { disableIdle } from './idle.js';

export { expect } from '@playwright/test';

export type ReferenceApi = Awaited<ReturnType<typeof startApi>>;

interface WorkerFixtures {
  /** A reference API for each worker, with the scenario routes; reset before each test. */
  readonly api: ReferenceApi;
  readonly cdn: Cdn;
  readonly host: Host;
}

interface TestFixtures {
  readonly freshApi: void;
}

/** Three origins, as in production: the API, the CDN and a newsroom's page. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  api: perWorker(() => startApi({ port: 0, scenarios: true, now })),
  cdn: perWorker(startCdn),
  host: perWorker(startHost),
  context: async ({ context }, use) => {
    await context.addInitScript(disableIdle);
    await use(context);
  },
  freshApi: [
    async ({ api }, use) => {
      api.reset();
      await use();
    },
    { auto: true },
  ],
});

/**
 * Collects what a page's developers would notice: uncaught errors, rejections, console errors and warnings, CSP violations.
 * Call it before opening the page; the returned list grows as the page runs.
 */
export async function hostNoise(page: Page): Promise<readonly string[]> {
  const noise: string[] = [];
  page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(`console ${message.type()}: ${message.text()}`);
  });
  await page.exposeFunction('noteHostNoise', (line: string) => void noise.push(line));
  await page.addInitScript(() => {
    const note = (line: string) => (window as unknown as { noteHostNoise: (line: string) => void }).noteHostNoise(line);
    addEventListener('securitypolicyviolation', (event) => note(`csp: ${event.effectiveDirective} ${event.blockedURI}`));
    addEventListener('unhandledrejection', (event) => note(`rejection: ${String(event.reason)}`));
  });
  return noise;
}
