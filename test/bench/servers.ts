import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { generate } from 'selfsigned';

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css' };

export interface Site {
  readonly origin: string;
  readonly close: () => void;
}

/** The content at a path; `undefined` for 404. */
type Found = readonly [text: Buffer | string, type: string] | undefined;

/** Known only to this process; valid for a day. */
const certificate = generate([{ name: 'commonName', value: 'localhost' }]);

/** A Chromium flag that trusts the certificate. Pages with merely tolerated certificates are never cached. */
export async function trust(): Promise<string> {
  const { publicKey } = new X509Certificate((await certificate).cert);
  const hash = createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' }));
  return `--ignore-certificate-errors-spki-list=${hash.digest('base64')}`;
}

/**
 * Serves over HTTP/2 like a CDN, compressed and with CORS, after `delay` milliseconds. `read` returns the text and type of a path with its query; it is called
 * once for each.
 */
export async function startSite(read: (path: string) => Found | Promise<Found>, delay = 0): Promise<Site> {
  const known = new Map<string, readonly [Buffer, string]>();
  const { private: key, cert } = await certificate;
  const sessions = new Set<ServerHttp2Session>();
  const bodyOf = async (path: string): Promise<readonly [Buffer, string] | undefined> => {
    const found = known.has(path) ? undefined : await read(path);
    if (found) known.set(path, [brotliCompressSync(found[0]), found[1]]);
    return known.get(path);
  };
  const server = createSecureServer({ key, cert }, (request, response) => {
    const answer = async (): Promise<void> => {
      const [body, type] = (await bodyOf(request.url)) ?? [];
      if (delay) await wait(delay);
      if (!body) return void response.writeHead(404).end();
      response.writeHead(200, {
        'content-type': `${type}; charset=utf-8`,
        'content-encoding': 'br',
        'content-length': body.length,
        'access-control-allow-origin': '*',
        // As in docs/hosting.md: files with a hash in their name are immutable, others last for minutes.
        'cache-control': request.url.startsWith('/chunks/') ? 'public, max-age=31536000, immutable' : 'max-age=300',
        'timing-allow-origin': '*',
      });
      response.end(body);
    };
    answer().catch(() => response.destroy());
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      for (const session of sessions) session.destroy();
    },
  };
}

/** Reads from a folder of built files. */
export const fromFolder =
  (folder: string) =>
  (path: string): Found => {
    try {
      return [readFileSync(join(folder, normalize(new URL(path, 'https://site').pathname))), TYPES[extname(path)] ?? 'application/octet-stream'];
    } catch {
      return undefined;
    }
  };

/** Reads from an API that uses HTTP/1.1. */
export const fromApi =
  (url: string) =>
  async (path: string): Promise<Found> => {
    const answer = await fetch(url + path);
    return answer.ok ? [Buffer.from(await answer.arrayBuffer()), 'application/json'] : undefined;
  };
