// Drives WebKitGTK, the only WebKit that Debian packages, through WebDriver on a virtual display.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { miniBrowser } from '../../build/browsers.mjs';

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

function startDisplay(children) {
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  children.push(display);
  return new Promise((resolve, reject) => {
    display.stdio[3].once('data', (number) => resolve(`:${String(number).trim()}`));
    display.once('exit', () => reject(new Error('Xvfb did not start.')));
    display.once('error', reject);
  });
}

async function call(port, method, path, body) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`WebKit, ${path}: ${value?.error} ${value?.message}`);
  return value;
}

async function waitForDriver(port) {
  for (let attempts = 200; ; attempts -= 1) {
    try {
      return await call(port, 'GET', '/status');
    } catch (error) {
      if (attempts === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** A WebKit session: `command(method, path, body)` sends a WebDriver command, `stop()` ends all its processes. */
export async function startWebKit(driver) {
  const children = [];
  const killAll = () => {
    process.off('exit', killAll);
    for (const child of children.splice(0).reverse()) child.kill('SIGTERM');
  };
  process.once('exit', killAll);
  const env = { ...process.env, DISPLAY: process.env['DISPLAY'] ?? (await startDisplay(children)) };
  const port = await freePort();
  children.push(spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' }));
  await waitForDriver(port);
  const wanted = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] } };
  const { sessionId } = await call(port, 'POST', '/session', { capabilities: { alwaysMatch: wanted } });
  const command = (method, path, body) => call(port, method, `/session/${sessionId}${path}`, body);
  const stop = async () => {
    await command('DELETE', '').catch(() => undefined);
    killAll();
  };
  return { command, stop };
}
