// `npm start`: runs the reference API, the demo and the built scripts on separate ports until Ctrl-C.
import './node-version.mjs';
import { spawn } from 'node:child_process';
import { installMissing, root } from './install.mjs';
import { freePort, portFrom } from './port.mjs';
import { addresses, isBuilt, step } from './start-steps.mjs';

const API_PORT = portFrom('PORT', 8787);
const DEMO_PORT = portFrom('DEMO_PORT', 5173);
const SCRIPTS_PORT = portFrom('SCRIPTS_PORT', 8788);

const children = new Map();
let stopping = false;

function startChild(name, args, env = {}) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } });
  children.set(name, child);
  child.once('exit', () => {
    children.delete(name);
    if (stopping && children.size === 0) process.exit();
  });
  return child;
}

/** Starts a process that runs until `npm start` ends. */
function startServer(name, args, env) {
  startChild(name, args, env).once('exit', (code) => stop(1, `The ${name} stopped by itself (exit code ${code}), so everything stops.`));
}

function stop(code, sentence) {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  console.log(sentence);
  for (const child of children.values()) child.kill('SIGTERM');
  if (children.size === 0) process.exit();
  setTimeout(() => killAll(), 3000).unref();
}

function killAll() {
  for (const child of children.values()) child.kill('SIGKILL');
}

async function waitForServer(url) {
  for (let attempts = 200; attempts > 0 && !stopping; attempts -= 1) {
    const isReady = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isReady) return true;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return false;
}

/** Runs a script of this folder; resolves to true if it succeeded. */
const run = (file) =>
  new Promise((resolve) => {
    startChild(file, ['--import', 'tsx', `build/${file}`]).once('exit', (code) => resolve(code === 0));
  });

async function start() {
  await step('Looking for the packages ...', 'npm is still fetching them; how long that takes depends on the network.', installMissing);
  const hasShapes = await step('Drawing the shapes of the maps ...', 'Only the first start draws all of them, from Natural Earth.', () => run('basemap.ts'));
  if (stopping) return process.exit();
  if (!hasShapes) return stop(1, 'The shapes of the maps could not be made; the lines above say why.');
  if (!isBuilt(root)) {
    const isBuilt = await step('Building the scripts ...', 'Only the first start does it; `npm run build` does it again after a change.', () =>
      run('build.ts'),
    );
    if (stopping) return process.exit();
    if (!isBuilt) return stop(1, 'The scripts could not be built; the lines above say why.');
  }
  const apiPort = await freePort(API_PORT, 'the reference API');
  const demoPort = await freePort(DEMO_PORT, 'the demo page', [apiPort]);
  const scriptsPort = await freePort(SCRIPTS_PORT, 'the address of the scripts', [apiPort, demoPort]);
  const api = `http://localhost:${apiPort}`;
  const demo = `http://localhost:${demoPort}`;
  const scripts = `http://localhost:${scriptsPort}`;

  startServer('reference API', ['--import', 'tsx', 'demo/api/main.ts'], { PORT: String(apiPort), SCENARIOS: '1' });
  startServer('address of the scripts', ['--import', 'tsx', 'build/serve-scripts.ts'], {
    PORT: String(scriptsPort),
    VITE_API_BASE: api,
    VITE_PUBLIC_BASE: `${scripts}/`,
  });
  startServer('demo page', ['node_modules/vite/bin/vite.js', '--port', String(demoPort), '--strictPort', '--logLevel', 'warn'], {
    VITE_API_BASE: api,
    VITE_SCRIPTS: `${scripts}/`,
  });

  const isUp = await step(
    'Starting the API, the scripts and the demo page ...',
    'Vite reads all sources for the first time, or the machine is busy.',
    async () => {
      const servers = [`${api}/api/v1/methodology`, `${scripts}/embed.js`, `${demo}/demo/`].map(waitForServer);
      return (await Promise.all(servers)).every(Boolean);
    },
  );
  if (!isUp) return stop(1, 'The demo did not come up: see the messages above.');
  console.log(addresses({ demo, scripts, api }));
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0, '\nStopping.'));
process.on('exit', killAll);
await start();
