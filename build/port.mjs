import { createServer } from 'node:net';

export const MAX_PORT = 65_535;

/** True if a port is taken at this address. A free port must be free at all addresses: some programs listen only on IPv4 or only on IPv6. */
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

/** The port set by an environment variable; exits with a message if it is invalid. */
export function portFrom(name, fallback, minimum = 1) {
  const text = process.env[name] ?? String(fallback);
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (port >= minimum && port <= MAX_PORT) return port;
  console.error(`${name} must be a whole number from ${minimum} to ${MAX_PORT}, not "${text}".`);
  process.exit(1);
}

/** The wanted port or, with a message on the console, the next free one. */
export async function freePort(wanted, purpose, reserved = []) {
  let port = wanted;
  while (reserved.includes(port) || (await isTaken(port))) port += 1;
  if (port !== wanted) console.log(`Port ${wanted} is taken, so ${purpose} uses ${port}.`);
  return port;
}
