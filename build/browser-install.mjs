#!/usr/bin/env node
// Installs the browsers that the tests need and this machine lacks. As a command: node build/browser-install.mjs [chromium] [firefox] [webkit]
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nextMethod, parsePolicy, packageNames, packagesFor, reasonFor } from './browser-methods.mjs';
import { canEndToEnd, ENGINES, findBrowser, onPath } from './browsers.mjs';

const require = createRequire(import.meta.url);
const MINUTE = 60_000;

/** In ms. Playwright tries five times, so an unresponsive host costs five times this, once. */
const CONNECTION_TIMEOUT = 3000;

function run(command, args, minutes) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(CONNECTION_TIMEOUT) };
  const { status, error, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', timeout: minutes * MINUTE, env });
  return { isDone: status === 0, isLate: error?.code === 'ETIMEDOUT', output: `${stdout}${stderr}` };
}

function aptOfThisMachine() {
  if (process.platform !== 'linux' || !onPath(['apt-get'])) return 'none';
  return process.getuid() === 0 ? 'usable' : 'as root';
}

let offers;

function offered() {
  if (offers) return offers;
  run('apt-get', ['update', '-q'], 1);
  offers = parsePolicy(run('apt-cache', ['policy', ...ENGINES.flatMap(packageNames)], 1).output);
  return offers;
}

/** State of this machine; results of one engine's attempt apply to the next. */
const machine = { isReachable: true, apt: aptOfThisMachine(), offered };

const playwright = (...args) => run(process.execPath, [join(dirname(require.resolve('playwright-core/package.json')), 'cli.js'), ...args], 4);

const NAMES = { download: "Playwright's download", libraries: "the libraries of Playwright's download", packages: "the distribution's packages" };

const METHODS = {
  download(kind) {
    const { isDone, isLate, output } = playwright('install', '--no-shell', kind);
    // Other failures are specific to the engine, such as an unsupported system.
    if (!isDone && (isLate || /Failed to download/.test(output))) machine.isReachable = false;
  },
  libraries: (kind) => void playwright('install-deps', kind),
  packages: (kind) => void run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packagesFor(kind, offered())], 4),
};

/** Finds or installs a browser that starts: its `path`, or the `reason` for its absence. */
export function ensureBrowser(kind) {
  const tried = [];
  for (;;) {
    const path = findBrowser(kind);
    const method = path !== undefined && canEndToEnd(kind, path) ? undefined : nextMethod(kind, machine, tried, path !== undefined);
    if (method === undefined) return path ? { path } : { reason: reasonFor(kind, machine) };
    console.log(`${kind}: trying ${NAMES[method]} ...`);
    tried.push(method);
    METHODS[method](kind);
  }
}

function main(wanted) {
  for (const kind of wanted.length > 0 ? wanted : ['chromium']) {
    const { path, reason } = ensureBrowser(kind);
    console.log(`${kind}: ${path ?? `none; ${reason}.`}`);
    if (!path) process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
