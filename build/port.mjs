import { createServer } from 'node:net';

/** True if a port is taken at this address. A free port must be free at all of them: some programs listen only on IPv4 or only on IPv6. */
const listens = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code === 'EADDRINUSE' || error.code === 'EACCES'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(false)));
  });

async function isTaken(port) {
  for (const host of ['127.0.0.1', '::1', '0.0.0.0', '::']) if (await listens(port, host)) return true;
  return false;
}

/** The port that a setting names; anything else ends the program with a sentence. */
export function portFrom(name, fallback) {
  const text = process.env[name] ?? String(fallback);
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  console.error(`${name} must be a whole number from 1 to 65535, not "${text}".`);
  process.exit(1);
}

/** The wanted port or, after saying so on the console, the next free one. */
export async function freePort(wanted, purpose, reserved = []) {
  let port = wanted;
  while (reserved.includes(port) || (await isTaken(port))) port += 1;
  if (port !== wanted) console.log(`Port ${wanted} is taken, so ${purpose} uses ${port}.`);
  return port;
}
