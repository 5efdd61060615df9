import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Runs a package's command with the current Node, on any system. */
export function runTool(packageName: string, command: string, ...args: string[]): void {
  const manifestPath = require.resolve(`${packageName}/package.json`);
  const { bin } = require(manifestPath) as { bin: Record<string, string> };
  const result = spawnSync(process.execPath, [join(dirname(manifestPath), bin[command] ?? ''), ...args], { stdio: 'inherit' });
  if (result.status !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
}
