import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

const CDN_FOLDER = fileURLToPath(new URL('../../dist/cdn', import.meta.url));

/** `dist/cdn` served like a CDN: on another origin, with CORS, under any path. */
export interface Cdn {
  readonly origin: string;
  /** The URL of a file, below a deep path that ends in a version; other paths work too. */
  readonly url: (file: string) => string;
  /** Requested paths since the start or since `clearRequests()`. */
  readonly requests: readonly string[];
  readonly clearRequests: () => void;
  /** Holds responses for paths that contain one of these parts until `release()`. */
  readonly hold: (...parts: readonly string[]) => void;
  /** Fails requests for paths that contain one of these parts until `release()`, with 404 or a broken connection. */
  readonly fail: (how: 'not-found' | 'reset', ...parts: readonly string[]) => void;
  readonly release: () => void;
  readonly close: () => Promise<void>;
}

/** The newsroom's web server, which serves what tests add. */
export interface Host {
  readonly origin: string;
  /** Serves a page with its own headers, such as a CSP; returns its URL. */
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

/** `/some/deep/path/v1.2.3/chunks/x.js` is `chunks/x.js`, relative to the last part that looks like a version. */
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
    clearRequests: () => void requests.splice(0),
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

/** Serves the current files of a folder, like a static host. */
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
    if (request.url === '/favicon.ico') return response.writeHead(204).end(); // otherwise every page would log an error
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
