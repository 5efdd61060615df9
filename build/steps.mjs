// One step of `npm test`: a command, and how many of its tests passed. Anything that goes wrong counts as at least one failure.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A suite takes one to four minutes; one that takes this long, even on a slow machine, hangs. */
const LONGEST = 15 * 60_000;

/** The limit for all steps together: a step that has not begun by then fails, so that the summary comes in reasonable time. */
const ALL = 60 * 60_000;

/** If more tests than these fail, it is no accident, and they are not tried again. */
const FEW = 5;

const began = performance.now();

function readCounts(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 0, skipped: 0, failures: [] };
  }
}

/** Why the counts alone would be misleading, if so. */
function trouble({ signal, status, error }, { passed, failed }) {
  if (error?.code === 'ETIMEDOUT') return 'took too long';
  if (signal) return `ended by ${signal}`;
  if (passed + failed === 0) return 'ran no test';
  if (status !== 0 && failed === 0) return `ended with code ${status}`;
  return undefined;
}

const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined };

/** How long (whole ms) a step may take that begins `passed` ms after the first one; 0 if it may not begin any more. */
export const timeFor = (passed) => Math.max(0, Math.floor(Math.min(LONGEST, ALL - passed)));

/** Runs a command with the current Node. A check counts as one test; a suite reports its own counts with test/support/counts.mjs. */
function runOnce({ name, command, env = {}, counts }) {
  const timeout = timeFor(performance.now() - began);
  if (timeout === 0) return { name, passed: 0, failed: 1, skipped: 0, failures: [], seconds: 0, reason: 'not begun: all the time was used up' };
  console.log(`\n— ${name}`);
  const folder = mkdtempSync(join(tmpdir(), 'travel-safety-'));
  const file = join(folder, 'counts.json');
  const started = performance.now();
  const end = spawnSync(process.execPath, command, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout,
    env: { ...process.env, ...plain, ...env, COUNTS_FILE: file },
  });
  const seconds = (performance.now() - started) / 1000;
  const ok = end.status === 0;
  const told = counts ? readCounts(file) : { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, failures: [] };
  rmSync(folder, { recursive: true });
  const reason = trouble(end, told);
  return { name, ...told, failed: reason && told.failed === 0 ? 1 : told.failed, seconds, reason };
}

/** The files to try once more; none if there are many failures, or failures that no test file explains. */
export function filesToTryAgain({ failures, reason }) {
  if (reason || failures.length > FEW) return [];
  const files = failures.map((name) => /^[\w.-]+\.(test|spec)\.ts(?=: )/.exec(name)?.[0]);
  return files.includes(undefined) ? [] : [...new Set(files)];
}

/** Combines two tries of a suite, the second of the failed files only. A test fails if it failed twice; one that passed once is named as unsteady. */
export function bothTries(first, second) {
  const seconds = first.seconds + second.seconds;
  if (second.reason) return { ...first, seconds };
  const failures = first.failures.filter((name) => second.failures.includes(name));
  const unsteady = [...first.failures, ...second.failures].filter((name) => !failures.includes(name));
  const healed = first.failed - failures.length;
  return { ...first, passed: first.passed + healed, failed: failures.length, failures, unsteady, seconds };
}

/** Runs a step. `again`, if given, turns files into arguments that select them: a suite with a few failed tests tries their files once more. */
export function runStep({ again, ...step }) {
  const first = runOnce(step);
  const files = again ? filesToTryAgain(first) : [];
  if (files.length === 0) return first;
  console.log(`\nTrying once more: ${files.join(', ')}`);
  return bothTries(first, runOnce({ ...step, command: [...step.command, ...again(files)] }));
}

/** A step as lines of the summary. */
export function linesOf({ name, passed, failed, skipped, unsteady = [], seconds, reason, failures }) {
  const notes = [skipped > 0 && `${skipped} skipped`, unsteady.length > 0 && `${unsteady.length} unsteady`].filter(Boolean);
  const mark = failed > 0 ? '✗' : unsteady.length > 0 ? '!' : '✓';
  return [
    `  ${mark} ${name}: ${[`${passed} passed`, `${failed} failed`, ...notes].join(', ')} (${seconds.toFixed(1)} s)${reason ? `; ${reason}` : ''}`,
    ...failures.map((failure) => `      ${failure}`),
    ...unsteady.map((test) => `      passed in one of two tries: ${test}`),
  ];
}

export const totals = (results) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
});
