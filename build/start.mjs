// `npm start`: the reference API and the demo page, each on its own port, until Ctrl-C.
import './node-version.mjs';
import { spawn } from 'node:child_process';
import { installMissing, root } from './install.mjs';
import { freePort, portFrom } from './port.mjs';

const API_PORT = portFrom('PORT', 8787);
const DEMO_PORT = portFrom('DEMO_PORT', 5173);

const children = new Map();
let stopping = false;

function startChild(name, args, env) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } });
  children.set(name, child);
  child.once('exit', (code) => {
    children.delete(name);
    if (!stopping) stop(1, `The ${name} stopped by itself (exit code ${code}), so everything stops.`);
    else if (children.size === 0) process.exit();
  });
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

async function answers(url) {
  for (let patience = 200; patience > 0 && !stopping; patience -= 1) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return true;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return false;
}

/** Generates the map's shapes, which are not committed; quick if they are there already. */
function makeBasemap() {
  const child = spawn(process.execPath, ['--import', 'tsx', 'build/basemap.ts'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  children.set('basemap', child);
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      children.delete('basemap');
      resolve(code === 0);
    });
  });
}

async function start() {
  installMissing();
  console.log('Starting ...');
  const isMade = await makeBasemap();
  if (stopping) return process.exit();
  if (!isMade) return stop(1, 'The basemap could not be made; the lines above say why.');
  const apiPort = await freePort(API_PORT, 'the reference API');
  const demoPort = await freePort(DEMO_PORT, 'the demo page', [apiPort]);
  const api = `http://localhost:${apiPort}`;
  const demo = `http://localhost:${demoPort}`;

  startChild('reference API', ['--import', 'tsx', 'demo/api/main.ts'], { PORT: String(apiPort), SCENARIOS: '1' });
  startChild('demo page', ['node_modules/vite/bin/vite.js', '--port', String(demoPort), '--strictPort', '--logLevel', 'warn'], { VITE_API_BASE: api });

  if (!((await answers(`${api}/api/v1/methodology`)) && (await answers(`${demo}/demo/`)))) {
    return stop(1, 'The demo did not come up: see the messages above.');
  }
  console.log(`\nReference API (sample data):  ${api}/api/v1/countries`);
  console.log(`Demo page, open this:         ${demo}/demo/\n`);
  console.log('Ctrl-C stops both.');
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0, '\nStopping.'));
process.on('exit', killAll);
await start();
