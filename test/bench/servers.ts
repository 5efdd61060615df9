import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css' };

export interface Site {
  readonly origin: string;
  readonly close: () => void;
}

/** Answers compressed, as a CDN does, and open to all origins. `read` gives a path's text and type, or nothing. */
export async function startSite(read: (path: string) => readonly [text: Buffer | string, type: string] | undefined): Promise<Site> {
  const known = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    const found = read(path);
    if (!found) return response.writeHead(404).end();
    const body = known.get(path) ?? brotliCompressSync(found[0]);
    known.set(path, body);
    response.writeHead(200, {
      'content-type': `${found[1]}; charset=utf-8`,
      'content-encoding': 'br',
      'content-length': body.length,
      'access-control-allow-origin': '*',
    });
    return response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
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
