// The steps of `npm test`: commands and their results. Any problem counts as at least one failure.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** In ms. A suite takes one to seven minutes; at this limit it hangs, even on a busy machine. */
export const STEP_TIMEOUT = 30 * 60_000;

/** Limit (ms) for all steps together: a step that has not started by then fails, so that the summary comes in reasonable time. */
const ALL = 80 * 60_000;

const began = performance.now();

function readTests(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}

/** Why the test counts alone would be misleading, if so. */
function misleadingReason({ signal, status, isLate }, tests) {
  if (isLate) return 'took too long';
  if (signal) return `ended by ${signal}`;
  if (status !== 0 && tests.every(({ outcome }) => outcome !== 'failed')) return `ended with code ${status}`;
  if (tests.every(({ outcome }) => outcome === 'skipped')) return 'ran no test';
  return undefined;
}

const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined };

/** Time (integer ms) for a step that starts `passed` ms after the first one; 0 if it may not start any more. */
export const timeFor = (passed) => Math.max(0, Math.floor(Math.min(STEP_TIMEOUT, ALL - passed)));

/** Runs a command with the current Node; resolves to its status or signal. `onOutput` receives its output as it is written. */
function run(command, env, timeout, onOutput) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'], env });
    let isLate = false;
    const deadline = setTimeout(() => {
      isLate = true;
      child.kill();
    }, timeout);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', onOutput);
    child.once('error', (error) => onOutput(`${error}\n`));
    child.once('close', (status, signal) => {
      clearTimeout(deadline);
      resolve({ status, signal, isLate });
    });
  });
}

/**
 * Runs a step for at most `timeout` ms. A check counts as one test; a suite (`counts`) reports its tests through test/support/counts.mjs. The output of
 * parallel steps (`isBeside`) is printed at the end, so that lines do not interleave.
 */
export async function runStep({ name, command, env = {}, counts, isBeside }, timeout = timeFor(performance.now() - began)) {
  if (timeout === 0) return { name, tests: [], seconds: 0, reason: 'not begun: all the time was used up' };
  const heading = `\n— ${name}\n`;
  const written = [];
  process.stdout.write(isBeside ? `${name} begins\n` : heading);
  const folder = mkdtempSync(join(tmpdir(), 'travel-safety-'));
  const file = join(folder, 'counts.json');
  const started = performance.now();
  const end = await run(command, { ...process.env, ...plain, ...env, COUNTS_FILE: file }, timeout, (text) => {
    if (isBeside) written.push(text);
    else process.stdout.write(text);
  });
  if (isBeside) process.stdout.write(heading + written.map(String).join(''));
  const seconds = (performance.now() - started) / 1000;
  const check = end.status === null ? [] : [{ file: '', name, outcome: end.status === 0 ? 'passed' : 'failed' }];
  const tests = counts ? readTests(file) : check;
  rmSync(folder, { recursive: true });
  return { name, tests, seconds, reason: misleadingReason(end, tests) };
}

const namesOf = (tests, wanted) => tests.filter(({ outcome }) => outcome === wanted).map(({ name }) => name);

/** The totals of a step; `second` names tests that passed only on a retry. */
export function countsOf({ tests, second = [], reason }) {
  const [failures, flaky] = [namesOf(tests, 'failed'), namesOf(tests, 'flaky')];
  const failed = failures.length === 0 && reason ? 1 : failures.length;
  return { passed: namesOf(tests, 'passed').length + flaky.length, failed, skipped: namesOf(tests, 'skipped').length, failures, second: [...second, ...flaky] };
}

export const failedFiles = ({ tests }) => [...new Set(tests.filter(({ outcome, file }) => outcome === 'failed' && file).map(({ file }) => file))];

/** Merges the retry of a step's failed files into its result; `second` names the files that passed. */
export function mergeRetry(first, retried) {
  const files = failedFiles(first);
  const hasFailedAgain = (file) => failedFiles(retried).includes(file) || retried.tests.every((test) => test.file !== file);
  const kept = first.tests.filter(({ file }) => !files.includes(file) || hasFailedAgain(file));
  const fixed = retried.tests.filter(({ file }) => !hasFailedAgain(file));
  const second = files.filter((file) => !hasFailedAgain(file));
  return { ...first, tests: [...kept, ...fixed], second, seconds: first.seconds + retried.seconds };
}

/** Lines of the summary for a step. */
export function linesOf(step) {
  const { passed, failed, skipped, failures, second } = countsOf(step);
  const counts = [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ');
  return [
    `  ${failed > 0 ? '✗' : '✓'} ${step.name}: ${counts} (${step.seconds.toFixed(1)} s)${step.reason ? `; ${step.reason}` : ''}`,
    ...failures.map((failure) => `      ${failure}`),
    ...second.map((test) => `      passed at the second try: ${test}`),
  ];
}

/** A busy machine delays a test now and then; more retries than this in one run indicate a defect. */
export const MAX_RETRIED_FILES = 3;

/** A failed step if too many tests passed only on a retry. */
export function tooManyRetries(steps) {
  const tries = steps.flatMap((step) => countsOf(step).second).length;
  if (tries <= MAX_RETRIED_FILES) return [];
  return [{ name: 'second tries', tests: [], seconds: 0, reason: `${tries} passed at the second try only, and ${MAX_RETRIED_FILES} may` }];
}

export function totals(steps) {
  const all = steps.map(countsOf);
  const sum = (name) => all.reduce((total, counts) => total + counts[name], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

/** Prints the result of every step, what was not run, and the total on the last line; returns the exit code. */
export function summarize(steps, notRun = []) {
  console.log('\nSummary');
  for (const line of steps.flatMap(linesOf)) console.log(line);
  for (const sentence of notRun) console.log(`  - ${sentence}`);
  const { passed, failed } = totals(steps);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}
