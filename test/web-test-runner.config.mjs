import './support/machine.mjs';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { playwrightLauncher } from '@web/test-runner-playwright';
import puppeteer from 'puppeteer-core';
import { register } from 'tsx/esm/api';
import { adviceFor } from '../build/browser-methods.mjs';
import { CHROMIUM_ARGS, findBrowser, isPlaywrights } from '../build/browsers.mjs';
import { countBrowserTests } from './support/counts.mjs';
import { webkitLauncher } from './support/webkit-launcher.mjs';

register(); // the reference API and the Vite plugins are TypeScript
const { viteMiddleware } = await import('./support/vite-middleware.ts');
const { referenceApiCommand } = await import('./support/api-command.ts');
const { NOW, startClock } = await import('./support/now.ts');
const { SEED, seedRandom } = await import('./support/seed.ts');

const byPlaywright = (product, launchOptions, options = {}) =>
  playwrightLauncher({
    product,
    launchOptions,
    createBrowserContext: ({ browser }) => browser.newContext({ locale: 'en-GB', timezoneId: 'UTC' }),
    ...options,
  });

/** The browsers installed on this system. */
const LAUNCHERS = {
  chromium: (executablePath) => byPlaywright('chromium', { executablePath, args: CHROMIUM_ARGS }),
  // One page at a time: Firefox slows down the timers of pages in the background.
  firefox: (executablePath) =>
    chromeLauncher({
      puppeteer,
      concurrency: 1,
      launchOptions: { browser: 'firefox', executablePath, headless: true, extraPrefsFirefox: { 'intl.accept_languages': 'en-GB' } },
    }),
  webkit: (driver) => webkitLauncher({ driver }),
};

function launch(engine) {
  const path = findBrowser(engine);
  if (path === undefined) throw new Error(`No ${engine}: ${adviceFor(engine)}.`);
  const isTheirs = engine !== 'chromium' && isPlaywrights(engine, path);
  return isTheirs ? byPlaywright(engine, { executablePath: path }, { concurrency: 1 }) : LAUNCHERS[engine](path);
}

const vite = await viteMiddleware();

/** BROWSERS=chromium,firefox,webkit chooses the engines. */
const engines = (process.env['BROWSERS'] ?? 'chromium').split(',');

export default {
  rootDir: new URL('..', import.meta.url).pathname,
  // What is the same in every engine is in files that only Chromium opens.
  files: ['test/browser/**/*.test.ts', ...(engines.includes('chromium') ? [] : ['!test/browser/**/*.chromium.test.ts'])],
  browsers: engines.map(launch),
  testRunnerHtml: (framework) =>
    `<!doctype html><script>globalThis.TEST_NOW = ${NOW}; (${String(startClock)})(${NOW}); (${String(seedRandom)})(${SEED})</script><script type="module" src="${framework}"></script>`,
  concurrency: 2,
  nodeResolve: false,
  middleware: [vite.middleware],
  plugins: [{ name: 'close-vite', serverStop: vite.close }, referenceApiCommand()],
  reporters: [defaultReporter({ reportTestProgress: false }), countBrowserTests()],
  // For hangs, not for speed: a busy machine takes several times as long, and a file that does not finish is lost whole.
  browserStartTimeout: 120_000,
  testsStartTimeout: 120_000,
  testsFinishTimeout: 600_000,
  testFramework: { config: { timeout: 60_000 } },
};
