import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { modules } from './basemap/modules.js';

const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, '../src/map/generated');
const stampFile = join(target, '.stamp');

/** Writes the map data of `src/map/generated` from Natural Earth; no network. */
export async function buildBasemap(): Promise<void> {
  const files = await modules();
  await rm(join(target, 'outlines'), { recursive: true, force: true });
  await mkdir(join(target, 'outlines'), { recursive: true });
  await Promise.all(files.map(({ path, text }) => writeFile(join(target, path), text)));
  await writeFile(stampFile, await fingerprint());
}

/** Builds the map data if it is missing, or if the scripts or the source data have changed since. */
export async function ensureBasemap(): Promise<void> {
  const stamp = await readFile(stampFile, 'utf8').catch(() => '');
  if (stamp !== (await fingerprint())) await buildBasemap();
}

async function fingerprint(): Promise<string> {
  const scripts = (await readdir(join(here, 'basemap'))).toSorted().map((name) => join(here, 'basemap', name));
  const packages = ['world-atlas', 'i18n-iso-countries'].map((name) =>
    createRequire(import.meta.url).resolve(`${name}/package.json`),
  );
  const hash = createHash('sha256');
  for (const file of [fileURLToPath(import.meta.url), ...scripts, ...packages]) hash.update(await readFile(file));
  return hash.digest('hex');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureBasemap();
