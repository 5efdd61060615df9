// The steps of `npm test`: commands, and how their tests ended. Anything that goes wrong counts as at least one failure.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A suite takes one to seven minutes; one that takes this long, even on a busy machine, hangs. */
export const STEP_TIMEOUT = 30 * 60_000;

/** The limit for all steps together: a step that has not begun by then fails, so that the summary comes in reasonable time. */
const ALL = 80 * 60_000;

const began = performance.now();

function readTests(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}

/** Why the counts of tests alone would be misleading, if they would. */
function trouble({ signal, status, isLate }, tests) {
  if (isLate) return 'took too long';
  if (signal) return `ended by ${signal}`;
  if (status !== 0 && tests.every(({ outcome }) => outcome !== 'failed')) return `ended with code ${status}`;
  if (tests.every(({ outcome }) => outcome === 'skipped')) return 'ran no test';
  return undefined;
}

const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined };

/** How long (whole ms) a step may take that begins `passed` ms after the first one; 0 if it may not begin any more. */
export const timeFor = (passed) => Math.max(0, Math.floor(Math.min(STEP_TIMEOUT, ALL - passed)));

/** Runs a command with the current Node to its end, and returns its status or signal. `tell` receives its output as it is written. */
function run(command, env, timeout, tell) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'], env });
    let isLate = false;
    const deadline = setTimeout(() => {
      isLate = true;
      child.kill();
    }, timeout);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', tell);
    child.once('error', (error) => tell(`${error}\n`));
    child.once('close', (status, signal) => {
      clearTimeout(deadline);
      resolve({ status, signal, isLate });
    });
  });
}

/**
 * Runs a step for at most `timeout` ms. A check counts as one test; a suite (`counts`) reports its own tests with test/support/counts.mjs.
 * What a step beside others (`isBeside`) writes is shown when it has ended, so that no line stands between another's.
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
  return { name, tests, seconds, reason: trouble(end, tests) };
}

const named = (tests, wanted) => tests.filter(({ outcome }) => outcome === wanted).map(({ name }) => name);

/** The totals of a step: `second` names those that passed at the second try only. */
export function countsOf({ tests, second = [], reason }) {
  const [failures, flaky] = [named(tests, 'failed'), named(tests, 'flaky')];
  const failed = failures.length === 0 && reason ? 1 : failures.length;
  return { passed: named(tests, 'passed').length + flaky.length, failed, skipped: named(tests, 'skipped').length, failures, second: [...second, ...flaky] };
}

/** The files in which a test failed. */
export const failedFiles = ({ tests }) => [...new Set(tests.filter(({ outcome, file }) => outcome === 'failed' && file).map(({ file }) => file))];

/** A step after its failed files were tried once more: what the second try says of them counts, and `second` names those that passed. */
export function afterSecondTry(first, again) {
  const files = failedFiles(first);
  const isBad = (file) => failedFiles(again).includes(file) || again.tests.every((test) => test.file !== file);
  const kept = first.tests.filter(({ file }) => !files.includes(file) || isBad(file));
  const better = again.tests.filter(({ file }) => !isBad(file));
  const second = files.filter((file) => !isBad(file));
  return { ...first, tests: [...kept, ...better], second, seconds: first.seconds + again.seconds };
}

/** A step as lines of the summary. */
export function linesOf(step) {
  const { passed, failed, skipped, failures, second } = countsOf(step);
  const counts = [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ');
  return [
    `  ${failed > 0 ? '✗' : '✓'} ${step.name}: ${counts} (${step.seconds.toFixed(1)} s)${step.reason ? `; ${step.reason}` : ''}`,
    ...failures.map((failure) => `      ${failure}`),
    ...second.map((test) => `      passed at the second try: ${test}`),
  ];
}

/** A busy machine makes a test late now and then; more than this in one run is a defect. */
export const SECOND_TRIES = 3;

/** A failed step if too many tests passed only at the second try. */
export function tooManySecondTries(steps) {
  const tries = steps.flatMap((step) => countsOf(step).second).length;
  if (tries <= SECOND_TRIES) return [];
  return [{ name: 'second tries', tests: [], seconds: 0, reason: `${tries} passed at the second try only, and ${SECOND_TRIES} may` }];
}

export function totals(steps) {
  const all = steps.map(countsOf);
  const sum = (name) => all.reduce((total, counts) => total + counts[name], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

/** Prints the result of every step, what was not run, and the total as the last line; returns the exit code. */
export function summarize(steps, notRun = []) {
  console.log('\nSummary');
  for (const line of steps.flatMap(linesOf)) console.log(line);
  for (const sentence of notRun) console.log(`  - ${sentence}`);
  const { passed, failed } = totals(steps);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}
