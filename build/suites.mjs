// The suites of tests, and how they are run: in lanes, and what failed in a browser once more.
import { afterSecondTry, failedFiles, runStep, SECOND_TRIES, tooManySecondTries } from './steps.mjs';

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
/** Takes half a minute, for a build of its own. */
export const newAttribute = check('a new attribute', 'build/test-attribute.mjs');

/** What differs between engines. The other tests run in Chromium alone; `npm run test:all` runs them in the others too. */
export const OWN_WAYS = {
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

/** `npm run test:all` tries as many random inputs for each property of the unit tests; `npm test` those of test/support/seed.ts. */
const RUNS = '1000';

/** The suites of `npm test`, or with `isAll` those of `npm run test:all`. Their tests tagged `@all` take long and seldom find anything. */
export function suitesOf(isAll) {
  const ownWays = (engine, files) => (isAll || engine === 'chromium' ? [] : files);
  return {
    unit: { name: 'unit', command: VITEST, env: isAll ? { RUNS } : {}, counts: true },
    /** `again`: the command for some of its files, one at a time. */
    inBrowser: (engine) => {
      const files = ownWays(engine, OWN_WAYS.browser).map((name) => `test/browser/${name}.test.ts`);
      return {
        name: `browser, ${engine}`,
        command: files.length > 0 ? [...BROWSER_TESTS, '--files', ...files] : BROWSER_TESTS,
        env: { BROWSERS: engine },
        counts: true,
        again: (failed) => [...BROWSER_TESTS, '--concurrency', '1', '--files', ...failed],
      };
    },
    endToEnd: (engine, files = ownWays(engine, OWN_WAYS.endToEnd).map((name) => `/${name}.spec.ts`)) => ({
      name: `end to end, ${engine}`,
      command: [...PLAYWRIGHT, ...files, ...(isAll ? [] : ['--grep-invert', '@all'])],
      env: { BROWSERS: engine },
      counts: true,
    }),
  };
}

/** Takes suites from the queue, one after the other, until none is left. */
async function lane(queue) {
  const ended = [];
  for (let suite = queue.shift(); suite; suite = queue.shift()) ended.push({ suite, result: await runStep(suite) });
  return ended;
}

/** Tries the files of a suite that failed once more, alone. */
async function tryAgain({ suite, result }) {
  const files = suite.again ? failedFiles(result) : [];
  if (files.length === 0 || files.length > SECOND_TRIES) return result;
  return afterSecondTry(result, await runStep({ ...suite, name: `${suite.name}, second try`, command: suite.again(files), isBeside: false }));
}

/** Runs suites, the longest first, in as many lanes; two keep the cores of a small machine busy, one lets a busy machine breathe. */
export async function runSuites(suites, lanes) {
  const queue = suites.map((suite) => ({ ...suite, isBeside: lanes > 1 }));
  const ended = (await Promise.all(Array.from({ length: lanes }, () => lane(queue)))).flat();
  const results = [];
  for (const one of ended) results.push(await tryAgain(one));
  return [...results, ...tooManySecondTries(results)];
}

/** In CI, one suite at a time, so that no suite slows down another. */
export const LANES = process.env['CI'] ? 1 : 2;
