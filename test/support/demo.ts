import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { NOW } from './now.js';

const START = fileURLToPath(new URL('../../build/start.mjs', import.meta.url));

/** `npm start` as a visitor runs it. */
export interface Demo {
  readonly origin: string;
  readonly api: string;
  readonly scripts: string;
  /** Its output so far. */
  readonly printed: () => string;
  readonly stop: () => Promise<void>;
}

/** A port that is free at the moment; if another process takes it first, `npm start` uses the next one. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts the reference API, the scripts and the demo page on free ports, and waits for the addresses that `npm start` prints. */
export async function startDemo(): Promise<Demo> {
  const ports = { PORT: String(await freePort()), DEMO_PORT: String(await freePort()), SCRIPTS_PORT: String(await freePort()) };
  // A fast machine opens more pages in a minute than the budget of one reader allows.
  const env = { ...process.env, ...ports, NOW: new Date(NOW).toISOString(), REQUESTS_PER_MINUTE: '1000000' };
  const child = spawn(process.execPath, [START], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  let printed = '';
  const [api, origin, scripts] = await new Promise<readonly [string, string, string]>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`npm start ended: ${printed}`)));
    child.stdout.on('data', (text: Buffer) => {
      printed += String(text);
      const [, apiAt] = /Reference API.*(http:\/\/[\w.:]+)/.exec(printed) ?? [];
      const [, demoAt] = /Demo page.*(http:\/\/[\w.:]+)/.exec(printed) ?? [];
      const [, scriptsAt] = /Scripts.*(http:\/\/[\w.:]+)/.exec(printed) ?? [];
      if (apiAt && demoAt && scriptsAt) resolve([apiAt, demoAt, scriptsAt]);
    });
  });
  return { origin, api, scripts, printed: () => printed, stop };
}
