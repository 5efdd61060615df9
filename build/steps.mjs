// One step of `npm test`: a command, and how many of its tests passed. Whatever goes wrong in it is at least one failure.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LONGEST = 6 * 60_000;

function readCounts(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 0, skipped: 0, failures: [] };
  }
}

/** Why the counts alone do not tell the truth, if they do not. */
function trouble({ signal, status, error }, { passed, failed }) {
  if (error?.code === 'ETIMEDOUT') return 'took too long';
  if (signal) return `ended by ${signal}`;
  if (passed + failed === 0) return 'ran no test';
  if (status !== 0 && failed === 0) return `ended with code ${status}`;
  return undefined;
}

const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined };

/** Runs a command with our Node. A check counts as one; a suite tells its own counts by the reporters in test/support/counts.mjs. */
export function runStep({ name, command, env = {}, counts }) {
  console.log(`\n— ${name}`);
  const folder = mkdtempSync(join(tmpdir(), 'travel-safety-'));
  const file = join(folder, 'counts.json');
  const started = performance.now();
  const end = spawnSync(process.execPath, command, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: LONGEST,
    env: { ...process.env, ...plain, ...env, COUNTS_FILE: file },
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const ok = end.status === 0;
  const told = counts ? readCounts(file) : { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, failures: [] };
  rmSync(folder, { recursive: true });
  const reason = trouble(end, told);
  return { name, ...told, failed: reason && told.failed === 0 ? 1 : told.failed, seconds, reason };
}

export const totals = (results) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
});
