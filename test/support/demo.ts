import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { NOW } from './now.js';

const START = fileURLToPath(new URL('../../build/start.mjs', import.meta.url));

/** A running `npm start`. */
export interface Demo {
  readonly origin: string;
  readonly api: string;
  readonly scripts: string;
  /** Its output so far. */
  readonly printed: () => string;
  readonly stop: () => Promise<void>;
}

/** A currently free port; if another process takes it first, `npm start` uses the next one. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts the reference API, the scripts and the demo on free ports, and waits until `npm start` prints their URLs. */
export async function startDemo(): Promise<Demo> {
  const ports = { PORT: String(await freePort()), DEMO_PORT: String(await freePort()), SCRIPTS_PORT: String(await freePort()) };
  // A fast machine exceeds the rate limit of a single reader.
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
