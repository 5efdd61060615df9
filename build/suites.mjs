// The test suites and how they run: in parallel lanes, with one retry of browser tests that failed.
import { mergeRetry, failedFiles, runStep, MAX_RETRIED_FILES, tooManyRetries } from './steps.mjs';

const bin = (path) => `node_modules/${path}`;
const TSX = ['--import', 'tsx'];
const VITEST = [bin('vitest/vitest.mjs'), 'run', '--config', 'test/vitest.config.ts'];
const BROWSER_TESTS = [bin('@web/test-runner/dist/bin.js'), '--config', 'test/web-test-runner.config.mjs'];
const PLAYWRIGHT = [bin('@playwright/test/cli.js'), 'test', '--config', 'test/playwright.config.ts', '--retries=1'];

const check = (name, ...command) => ({ name, command, counts: false });

export const basemap = check('basemap', ...TSX, 'build/basemap.ts');
export const types = check('types', 'build/typecheck.mjs');
export const lint = check('lint', 'build/lint.mjs');
export const build = check('build', ...TSX, 'build/build.ts');
/** Takes half a minute, because it runs a separate build. */
export const newAttribute = check('a new attribute', 'build/test-attribute.mjs');

/** Tests of behaviour that differs between engines. Other tests run only in Chromium, unless `npm run test:all`. */
export const ENGINE_SPECIFIC = {
  browser: [
    'composition',
    'contract',
    'incident-map-drawing',
    'incident-map-gestures',
    'incident-map-view',
    'locale',
    'machine',
    'placeholders',
    'support',
    'type',
    'unclosed',
  ],
  endToEnd: [
    'export-panel',
    'failures',
    'frames',
    'gestures',
    'harmless',
    'hostile-tags',
    'keyboard',
    'loader',
    'loader-files',
    'long-words',
    'machine',
    'offline',
    'prerender',
    'rest',
    'strict-pages',
  ],
};

/** Random inputs per property in the unit tests of `npm run test:all`; for `npm test` see test/support/seed.ts. */
const RUNS = '1000';

/** The suites of `npm test`, or with `isAll` those of `npm run test:all`. Tests tagged `@all` are slow and seldom find anything. */
export function suitesOf(isAll) {
  const specificTo = (engine, files) => (isAll || engine === 'chromium' ? [] : files);
  return {
    unit: { name: 'unit', command: VITEST, env: isAll ? { RUNS } : {}, counts: true },
    /** `retryCommand` is the command for some of its files, one at a time. */
    inBrowser: (engine) => {
      const files = specificTo(engine, ENGINE_SPECIFIC.browser).map((name) => `test/browser/${name}.test.ts`);
      return {
        name: `browser, ${engine}`,
        command: files.length > 0 ? [...BROWSER_TESTS, '--files', ...files] : BROWSER_TESTS,
        env: { BROWSERS: engine },
        counts: true,
        retryCommand: (failed) => [...BROWSER_TESTS, '--concurrency', '1', '--files', ...failed],
      };
    },
    endToEnd: (engine, files = specificTo(engine, ENGINE_SPECIFIC.endToEnd).map((name) => `/${name}.spec.ts`)) => ({
      name: `end to end, ${engine}`,
      command: [...PLAYWRIGHT, ...files, ...(isAll ? [] : ['--grep-invert', '@all'])],
      env: { BROWSERS: engine },
      counts: true,
    }),
  };
}

/** Runs suites from the queue until it is empty. */
async function lane(queue) {
  const ended = [];
  for (let suite = queue.shift(); suite; suite = queue.shift()) ended.push({ suite, result: await runStep(suite) });
  return ended;
}

/** Retries a suite's failed files, alone. */
async function retryFailedFiles({ suite, result }) {
  const files = suite.retryCommand ? failedFiles(result) : [];
  if (files.length === 0 || files.length > MAX_RETRIED_FILES) return result;
  return mergeRetry(result, await runStep({ ...suite, name: `${suite.name}, second try`, command: suite.retryCommand(files), isBeside: false }));
}

/** Runs suites in parallel lanes, longest first. Two lanes keep the cores of a small machine busy; one leaves a busy machine some capacity. */
export async function runSuites(suites, lanes) {
  const queue = suites.map((suite) => ({ ...suite, isBeside: lanes > 1 }));
  const ended = (await Promise.all(Array.from({ length: lanes }, () => lane(queue)))).flat();
  const results = [];
  for (const one of ended) results.push(await retryFailedFiles(one));
  return [...results, ...tooManyRetries(results)];
}

/** One suite at a time in CI, so that suites do not slow each other down. */
export const LANES = process.env['CI'] ? 1 : 2;
