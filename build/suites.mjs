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

export const unit = { name: 'unit', command: VITEST, counts: true };

/** `again`: the command for some of its files, one at a time. */
export const inBrowser = (engine) => ({
  name: `browser, ${engine}`,
  command: BROWSER_TESTS,
  env: { BROWSERS: engine },
  counts: true,
  again: (files) => [...BROWSER_TESTS, '--concurrency', '1', '--files', ...files],
});

/** Some files, or all. */
export const endToEnd = (engine, ...files) => ({
  name: ['end to end', engine, ...files].join(', '),
  command: [...PLAYWRIGHT, ...files],
  env: { BROWSERS: engine },
  counts: true,
});

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

/** Where a run is a gate, nothing else may make it late. */
export const LANES = process.env['CI'] ? 1 : 2;
