// Installs the packages of package-lock.json if they are missing. Imports no packages itself.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;

/** Compares the lock file with npm's record of installed packages, which omits optional packages of other platforms. */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, wanted]) => path === '' || wanted.optional || wanted.devOptional || installed[path]?.version === wanted.version,
  );
}

export async function installMissing() {
  if (isInstalled()) return;
  console.log('Installing the packages of package-lock.json ...');
  const npm = spawn('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  const code = await new Promise((resolve) => npm.once('error', () => resolve(1)).once('exit', resolve));
  if (code !== 0) {
    console.error('The packages could not be installed: see what npm says above.');
    process.exit(1);
  }
}
