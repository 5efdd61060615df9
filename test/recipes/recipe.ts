import { execFile, execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { startApi, type Api } from '../../demo/api/server.js';
import { test } from '../support/fixed-pages.js';
import { now } from '../support/now.js';
import { perWorker } from '../support/per-worker.js';
import { startCdn } from '../support/web-servers.js';

export { test } from '../support/fixed-pages.js';

/** A running app of `examples/`. */
interface App {
  readonly url: string;
  readonly close: () => Promise<void> | void;
}

export const EXAMPLES = resolve('examples');

/** A recipe's folder, where its commands run. It is a workspace of the folder above, whose lock file says what is installed. */
export const folderOf = (name: string): string => resolve(EXAMPLES, name);

/** An API for a whole recipe, whose pages ask more in a minute than one reader may. */
export const startRecipeApi = (): Promise<Api> => startApi({ port: 0, requestsPerMinute: 1_000_000, now });

/** A test with such an API, for all tests of a worker. */
export const testWithApi = test.extend<object, { api: Api }>({
  api: perWorker(startRecipeApi),
});

/** Does some work, and then all that it has put off until `later`, the last first, also if the work or one of them fails. */
export async function withCleanup<Result>(work: (later: (close: () => unknown) => void) => Promise<Result>): Promise<Result> {
  const closers: (() => unknown)[] = [];
  try {
    return await work((close) => closers.unshift(close));
  } finally {
    for (const close of closers) await Promise.resolve().then(close).catch(console.error);
  }
}

/** The errors of npm and Node for a registry that cannot be reached or does not answer as one. */
const NETWORK_ERROR =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT|FETCH_ERROR|E403|E50\d)\b/;

/** Longer than an installation takes on a slow machine (ms). */
const TIMEOUT = 200_000;

/** Beside the work of this process, whose API a build may ask. */
async function npm(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  try {
    await promisify(execFile)('npm', [...args], { cwd: folder, env: { ...process.env, ...env } });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`npm ${args.join(' ')} in ${folder}:\n${stdout}\n${stderr}`, { cause: error });
  }
}

/** Installs from the registry; the test is not run where that cannot be reached. */
function npmInstall(name: string, args: readonly string[]): void {
  try {
    execFileSync('npm', [...args, '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=1', '--fetch-timeout=60000'], {
      cwd: folderOf(name),
      encoding: 'utf8',
      stdio: 'pipe',
      timeout: TIMEOUT,
    });
  } catch (error) {
    const { code, stderr } = error as { code?: string; stderr: string };
    const [reason] = NETWORK_ERROR.exec(code ?? '') ?? NETWORK_ERROR.exec(stderr) ?? [];
    test.skip(reason !== undefined, `the packages of ${name} cannot be installed (${reason})`);
    throw new Error(`npm ${args.join(' ')} in ${name}:\n${stderr}`, { cause: error });
  }
}

/** Installs what checks the PHP of a recipe, unless it is there; the test is not run without Composer, or where its registry cannot be reached. */
export function installComposer(name: string): void {
  if (existsSync(join(folderOf(name), 'vendor'))) return;
  const { error, status, stderr } = spawnSync('composer', ['install', '--no-interaction', '--no-progress'], {
    cwd: folderOf(name),
    encoding: 'utf8',
    timeout: TIMEOUT,
    env: { ...process.env, COMPOSER_ALLOW_SUPERUSER: '1' },
  });
  test.skip(error !== undefined && 'code' in error && error.code === 'ENOENT', 'Composer is not installed');
  test.skip(/curl error (6|7|28|35|56)\b|getaddrinfo/.test(stderr), 'the registry of Composer cannot be reached');
  if (status !== 0) throw new Error(`composer install in ${name}:\n${stderr}`, { cause: error });
}

/** Packs the package and installs it, once for all recipes of a worker, and returns the folder with it and what it depends on. */
export function installPacked(later: (close: () => unknown) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'recipes-'));
  later(() => rmSync(folder, { recursive: true }));
  execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [archive = ''] = readdirSync(folder);
  npmInstall(folder, ['install', `./${archive}`]);
  return join(folder, 'node_modules');
}

/** Installs what the lock file says for this recipe, in place of what another one needed. */
export const installOnly = (name: string): void => npmInstall(name, ['ci']);

/** Installs that, and the package in the app's own folder: npm adds none to a workspace without writing it down. */
export function install(name: string, packed: string): void {
  installOnly(name);
  cpSync(packed, join(folderOf(name), 'node_modules'), { recursive: true });
}

/** Checks the types, if the recipe has a command for it, and builds the app for an API. */
export async function build(name: string, apiBase: string): Promise<void> {
  await npm(folderOf(name), ['run', '--if-present', 'check']);
  await npm(folderOf(name), ['run', 'build'], {
    VITE_API_BASE: apiBase,
    NEXT_PUBLIC_API_BASE: apiBase,
    PUBLIC_API_BASE: apiBase,
    API_BASE: apiBase,
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  });
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((done) => server.close(() => done()));
  return port;
}

const isReachable = async (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** A server of the recipe's own, which prints nothing we could wait for: Next's, `start` for what was built and `dev` for what warns. */
export async function startNext(name: string, command: 'start' | 'dev', env: NodeJS.ProcessEnv = {}): Promise<App> {
  const port = await freePort();
  const server: ChildProcess = spawn(process.execPath, ['../node_modules/next/dist/bin/next', command, '-p', String(port), '-H', '127.0.0.1'], {
    cwd: folderOf(name),
    stdio: 'ignore',
    detached: true, // a group of its own, which ends as one: the server is a child of the command
    env: { ...process.env, ...env },
  });
  const url = `http://127.0.0.1:${port}/`;
  for (let tries = 0; tries < 600 && !(await isReachable(url)); tries += 1) await new Promise((wait) => setTimeout(wait, 250));
  return { url, close: () => void (server.pid && process.kill(-server.pid)) };
}

/** Serves the app as it was built: a folder of files, or a server of its own. */
export async function start(name: string): Promise<App> {
  const files = join(folderOf(name), 'dist');
  if (!existsSync(files)) return startNext(name, 'start');
  const site = await startCdn(files);
  return { url: `${site.origin}/index.html`, close: site.close };
}
