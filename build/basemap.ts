import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { modules } from './basemap/modules.js';

const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, '../src/map/generated');

/** Writes the map data of `src/map/generated` from Natural Earth and CLDR; no network. */
async function buildBasemap(): Promise<void> {
  // Computed first, so that a script edited during the run is not recorded as the one that ran.
  const stamp = await fingerprint();
  const files = [...(await modules()), { path: '.stamp', text: stamp }];
  const known = new Set(files.map(({ path }) => join(target, path)));
  for (const folder of ['outlines', 'towns'].map((name) => join(target, name))) {
    await mkdir(folder, { recursive: true });
    const stale = (await readdir(folder)).map((name) => join(folder, name)).filter((file) => !known.has(file));
    await Promise.all(stale.map((file) => rm(file, { force: true })));
  }
  for (const { path, text } of files) {
    // Builds may run concurrently: each file is written atomically, the stamp last.
    const draft = join(target, `.draft-${process.pid}`);
    await writeFile(draft, text);
    await rename(draft, join(target, path));
  }
}

/** Builds the map data if it is missing, or if the scripts or the source data have changed since it was built. */
export async function ensureBasemap(): Promise<void> {
  const stamp = await readFile(join(target, '.stamp'), 'utf8').catch(() => '');
  if (stamp !== (await fingerprint())) await buildBasemap();
}

async function fingerprint(): Promise<string> {
  const scripts = (await readdir(join(here, 'basemap'))).toSorted().map((name) => join(here, 'basemap', name));
  const packages = ['world-atlas', 'i18n-iso-countries', 'polylabel', 'cldr-dates-full'].map((name) =>
    createRequire(import.meta.url).resolve(`${name}/package.json`),
  );
  const hash = createHash('sha256');
  for (const file of [fileURLToPath(import.meta.url), ...scripts, ...packages]) hash.update(await readFile(file));
  // A new language adds names.
  hash.update((await readdir(join(here, '../src/words'))).toSorted().join());
  return hash.digest('hex');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureBasemap();
