import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { brotliBytes } from '../support/size.js';
import { fromFolder } from './servers.js';

const FOLDER = new URL('peers', import.meta.url).pathname;
const PACKAGES = join(FOLDER, 'node_modules');
const packaged = fromFolder(PACKAGES);

/** Peers bundled from a file in `peers/` together with their packages. */
const BUNDLES = ['react-card', 'lit-card', 'react-map', 'giscus', 'place-overview'] as const;

/** Peers served as published. */
const READY: Readonly<Record<string, string>> = {
  leaflet: 'leaflet/dist/leaflet.js',
  markercluster: 'leaflet.markercluster/dist/leaflet.markercluster.js',
  'maplibre-map': 'maplibre-gl/dist/maplibre-gl.mjs',
  datawrapper: '@datawrapper/chart-core/dist/web-component.js',
};

/** Like giscus: a script that only imports the element. */
const LIT_LOADER = "import(new URL('lit-card.js',document.currentScript.src))";

export type Peer = string;

/** Peers that need an account or a key of their maker: only their size is measured. */
export const SIZE_ONLY: readonly { readonly name: string; readonly peer: Peer; readonly why: string }[] = [
  { name: 'giscus', peer: 'giscus', why: 'shows a frame of its own service' },
  { name: "Google's place overview", peer: 'place-overview', why: 'asks a service that wants a key' },
  { name: "Datawrapper's web component", peer: 'datawrapper', why: 'draws with scripts that only its own service has' },
];

/** Installs the peers' packages if missing. Without them, only pages that need none are compared. */
function install(): string | undefined {
  if (existsSync(PACKAGES)) return undefined;
  console.log('Installing the peers to compare with: test/bench/peers');
  try {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' });
    return undefined;
  } catch {
    return 'its packages could not be installed';
  }
}

async function bundle(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(FOLDER, `${name}.js`)],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    legalComments: 'none',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

export interface Peers {
  /** A file by its path; `undefined` if the peer is missing. */
  readonly read: ReturnType<typeof fromFolder>;
  /** Reasons why peers are skipped, by name. */
  readonly missing: Map<Peer, string>;
  /** Size of a peer's code in bytes, compressed with brotli. */
  readonly bytesOf: (peer: Peer) => number | undefined;
}

/** Installs and bundles the peers; failures are recorded in `missing`. */
export async function preparePeers(): Promise<Peers> {
  const failure = install();
  const missing = new Map<Peer, string>();
  const bundles = new Map<string, string>();
  for (const name of BUNDLES) {
    try {
      bundles.set(name, await bundle(name));
    } catch {
      missing.set(name, failure ?? 'its packages are missing');
    }
  }
  for (const [name, file] of Object.entries(READY)) if (!existsSync(join(PACKAGES, file))) missing.set(name, failure ?? 'its package is missing');
  const read = (path: string): ReturnType<typeof packaged> => {
    const name = path.slice(1).replace(/\.js$/, '');
    const text = name === 'lit-loader' ? LIT_LOADER : bundles.get(name);
    if (text !== undefined) return [text, 'text/javascript'];
    return name === 'maplibre-map' ? [readFileSync(join(FOLDER, 'maplibre-map.js')), 'text/javascript'] : packaged(path);
  };
  const bytesOf = (peer: Peer): number | undefined => {
    const text = bundles.get(peer) ?? (missing.has(peer) ? undefined : packaged(`/${READY[peer]}`)?.[0]);
    return text === undefined ? undefined : brotliBytes(Buffer.from(text));
  };
  return { read, missing, bytesOf };
}
