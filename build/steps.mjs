// One step of `npm test`: a command, and how many of its tests passed. Anything that goes wrong counts as at least one failure.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A suite takes one to four minutes; one that takes this long, even on a slow machine, hangs. */
const LONGEST = 15 * 60_000;

/** The limit for all steps together: a step that has not begun by then fails, so that the summary comes in reasonable time. */
const ALL = 60 * 60_000;

const began = performance.now();

function readCounts(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 0, skipped: 0, failures: [] };
  }
}

/** Why the counts alone would be misleading, if so. */
function trouble({ signal, status, isLate }, { passed, failed }) {
  if (isLate) return 'took too long';
  if (signal) return `ended by ${signal}`;
  if (passed + failed === 0) return 'ran no test';
  if (status !== 0 && failed === 0) return `ended with code ${status}`;
  return undefined;
}

const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined };

/** How long (whole ms) a step may take that begins `passed` ms after the first one; 0 if it may not begin any more. */
export const timeFor = (passed) => Math.max(0, Math.floor(Math.min(LONGEST, ALL - passed)));

/** Runs a command with the current Node to its end, and returns its status or signal. `tell` gets what it writes, as it comes. */
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
 * Runs a step. A check counts as one test; a suite reports its own counts with test/support/counts.mjs.
 * What a step beside others (`isBeside`) writes is shown when it has ended, so that no line stands between another's.
 */
export async function runStep({ name, command, env = {}, counts, isBeside }) {
  const timeout = timeFor(performance.now() - began);
  if (timeout === 0) return { name, passed: 0, failed: 1, skipped: 0, failures: [], seconds: 0, reason: 'not begun: all the time was used up' };
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
  const ok = end.status === 0;
  const told = counts ? readCounts(file) : { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, failures: [] };
  rmSync(folder, { recursive: true });
  const reason = trouble(end, told);
  return { name, ...told, failed: reason && told.failed === 0 ? 1 : told.failed, seconds, reason };
}

/** A step as lines of the summary. */
export function linesOf({ name, passed, failed, skipped, seconds, reason, failures }) {
  const notes = skipped > 0 ? [`${skipped} skipped`] : [];
  return [
    `  ${failed > 0 ? '✗' : '✓'} ${name}: ${[`${passed} passed`, `${failed} failed`, ...notes].join(', ')} (${seconds.toFixed(1)} s)${reason ? `; ${reason}` : ''}`,
    ...failures.map((failure) => `      ${failure}`),
  ];
}

export const totals = (results) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
});
