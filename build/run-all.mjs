import { spawnSync } from 'node:child_process';

/** Runs every command, even after a failure; returns 1 if any failed, else 0. */
export function runAll(commands) {
  const codes = commands.map((command) => spawnSync(process.execPath, command, { stdio: 'inherit' }).status);
  return codes.every((code) => code === 0) ? 0 : 1;
}
