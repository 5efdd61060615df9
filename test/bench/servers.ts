import { readFileSync } from 'node:fs';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { generate } from 'selfsigned';

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css' };

export interface Site {
  readonly origin: string;
  readonly close: () => void;
}

/** Only this process has seen it, and it lasts a day: browsers must be told to accept it. */
const certificate = generate([{ name: 'commonName', value: 'localhost' }]);

/** Answers over HTTP/2, compressed and open to all origins, as a CDN does. `read` gives a path's text and type, or nothing. */
export async function startSite(read: (path: string) => readonly [text: Buffer | string, type: string] | undefined): Promise<Site> {
  const known = new Map<string, Buffer>();
  const { private: key, cert } = await certificate;
  const sessions = new Set<ServerHttp2Session>();
  const server = createSecureServer({ key, cert }, (request, response) => {
    const path = new URL(request.url, 'https://site').pathname;
    const found = read(path);
    if (!found) return void response.writeHead(404).end();
    const body = known.get(path) ?? brotliCompressSync(found[0]);
    known.set(path, body);
    response.writeHead(200, {
      'content-type': `${found[1]}; charset=utf-8`,
      'content-encoding': 'br',
      'content-length': body.length,
      'access-control-allow-origin': '*',
    });
    response.end(body);
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

/** A folder of built files. */
export const fromFolder =
  (folder: string) =>
  (path: string): readonly [Buffer, string] | undefined => {
    try {
      return [readFileSync(join(folder, normalize(path))), TYPES[extname(path)] ?? 'application/octet-stream'];
    } catch {
      return undefined;
    }
  };
