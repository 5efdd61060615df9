import { spawnSync } from 'node:child_process';

/** Runs every command, also after one that fails, and hands back 0 or 1. */
export function runAll(commands) {
  const codes = commands.map((command) => spawnSync(process.execPath, command, { stdio: 'inherit' }).status);
  return codes.every((code) => code === 0) ? 0 : 1;
}
