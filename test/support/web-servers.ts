import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

const CDN_FOLDER = fileURLToPath(new URL('../../dist/cdn', import.meta.url));

/** The files of `dist/cdn` as a CDN serves them: on another origin, open to all, under any path. */
export interface Cdn {
  readonly origin: string;
  /** The address of a file, below a deep path that ends in a version; the server accepts other paths too. */
  readonly url: (file: string) => string;
  /** The paths asked for since the start or since `forget()`. */
  readonly requests: readonly string[];
  readonly forget: () => void;
  /** Makes files whose path contains one of these parts wait until `release()`. */
  readonly hold: (...parts: readonly string[]) => void;
  /** Makes files whose path contains one of these parts fail until `release()`: with 404, or because the connection breaks. */
  readonly fail: (how: 'not-found' | 'reset', ...parts: readonly string[]) => void;
  readonly release: () => void;
  readonly close: () => Promise<void>;
}

/** The host's own web server: it serves what a test puts on it. */
export interface Host {
  readonly origin: string;
  /** Puts a page on the server, with headers of its own such as a CSP, and returns its address. */
  readonly serve: (html: string, headers?: Readonly<Record<string, string>>) => string;
  readonly close: () => Promise<void>;
}

interface Listening {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

async function listen(listener: RequestListener): Promise<Listening> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${port}`, close };
}

function notFound(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
}

/** `/some/deep/path/v1.2.3/chunks/x.js` is the file `chunks/x.js`: what follows the last part that looks like a version. */
const withoutPrefix = (url: string): string => url.replace(/^.*\/v[\d.]+(?=\/)/, '');

export async function startCdn(folder = CDN_FOLDER): Promise<Cdn> {
  if (!existsSync(folder)) throw new Error('There is no dist/cdn yet: npm run build.');
  const files = sirv(folder, { dev: true });
  const requests: string[] = [];
  const waiting: (() => void)[] = [];
  let held: readonly string[] = [];
  let failing: { readonly how: 'not-found' | 'reset'; readonly parts: readonly string[] } | undefined;
  const { origin, close } = await listen((request, response) => {
    const path = request.url ?? '/';
    requests.push(path);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('timing-allow-origin', '*');
    request.url = withoutPrefix(path);
    if (failing?.parts.some((part) => path.includes(part))) return failing.how === 'reset' ? request.socket.destroy() : notFound(response);
    const send = () => files(request, response, () => notFound(response));
    if (held.some((part) => path.includes(part))) waiting.push(send);
    else send();
  });
  return {
    origin,
    close,
    requests,
    url: (file) => `${origin}/some/deep/path/v1.2.3/${file}`,
    forget: () => void requests.splice(0),
    hold: (...parts) => {
      held = parts;
    },
    fail: (how, ...parts) => {
      failing = { how, parts };
    },
    release: () => {
      held = [];
      failing = undefined;
      for (const send of waiting.splice(0)) send();
    },
  };
}

/** The files of a folder as a host of files serves them, whatever they are by then. */
export function startFolder(folder: string): Promise<Listening> {
  const files = sirv(folder, { dev: true });
  return listen((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    files(request, response, () => notFound(response));
  });
}

export async function startHost(): Promise<Host> {
  const pages = new Map<string, { html: string; headers: Readonly<Record<string, string>> }>();
  const { origin, close } = await listen((request: IncomingMessage, response) => {
    if (request.url === '/favicon.ico') return response.writeHead(204).end(); // else every page would log an error
    const page = pages.get(new URL(request.url ?? '/', origin).pathname);
    if (page === undefined) return notFound(response);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers }).end(page.html);
  });
  const serve: Host['serve'] = (html, headers = {}) => {
    const path = `/page-${pages.size + 1}.html`;
    pages.set(path, { html, headers });
    return origin + path;
  };
  return { origin, serve, close };
}
