import { createServer } from 'node:net';

/** A port is free if nobody listens on it, on any address of this machine: some programs take only IPv4 or only IPv6. */
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

/** The port that a setting names; what is none ends the program with a sentence. */
export function portFrom(name, fallback) {
  const text = process.env[name] ?? String(fallback);
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  console.error(`${name} must be a whole number from 1 to 65535, not "${text}".`);
  process.exit(1);
}

/** The wanted port, or the next free one after a sentence that says so. */
export async function freePort(wanted, purpose, reserved = []) {
  let port = wanted;
  while (reserved.includes(port) || (await isTaken(port))) port += 1;
  if (port !== wanted) console.log(`Port ${wanted} is taken, so ${purpose} uses ${port}.`);
  return port;
}
