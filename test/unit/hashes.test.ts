import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Manifest, mergeConfig, type Plugin, type UserConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeBuilder } from '../../build/builder.js';
import { VERSION } from '../../build/constants.js';
import { writeFrames } from '../../build/frames.js';
import { writeHeights } from '../../build/heights.js';
import { writeIntegrity } from '../../build/integrity.js';
import { allFacts } from '../../build/readme.js';
import { settingsNow } from '../../build/settings.js';
import { classOf, sourceOf } from '../../build/tags.js';
import { builder } from '../../build/vite.builder.js';
import { cdn, frame, loader, readManifest, resize } from '../../build/vite.cdn.js';
import { npm } from '../../build/vite.npm.js';

const made: string[] = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true })));

// Else the files would contain the development code of Lit.
beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'));
afterAll(() => void vi.unstubAllEnvs());

/** For another build: beside `dist`, because source maps contain the way from there to the sources. */
function folderFor(name: string): string {
  const folder = mkdtempSync(resolve(`.cache-${name}-`));
  made.push(folder);
  return folder;
}

const buildIn = (outDir: string, config: UserConfig, ...plugins: readonly Plugin[]): Promise<unknown> =>
  build(mergeConfig(config, { configFile: false, logLevel: 'silent', plugins: [...plugins], build: { outDir } }));

/** Every file in it, with its bytes. */
function filesOf(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.toSorted().map((path) => [path.slice(folder.length + 1), readFileSync(path, 'latin1')]));
}

/** Those that are not, byte for byte, in the folder that `npm run build` made. */
function differing(folder: string, original: string): readonly string[] {
  const first = filesOf(original);
  return [...filesOf(folder)].filter(([path, bytes]) => first.get(path) !== bytes).map(([path]) => path);
}

const plant = (file: string, from: string, to: string): Plugin => ({
  name: 'plant',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith(file)) return null;
    if (!code.includes(from)) throw new Error(`${file} does not contain ${from}`);
    return { code: code.replace(from, to), map: null };
  },
});

/** A source and everything that imports it, at once or later: their files contain its file's name. */
function importersOf(manifest: Manifest, source: string): ReadonlySet<string> {
  const found = new Set([source]);
  for (const name of found) {
    for (const [importer, { imports = [], dynamicImports = [] }] of Object.entries(manifest)) {
      if (imports.includes(name) || dynamicImports.includes(name)) found.add(importer);
    }
  }
  return found;
}

const filesIn = (manifest: Manifest): ReadonlySet<string> => new Set(Object.values(manifest).map(({ file }) => file));

/** As deep as `dist/cdn`. */
const again = join(folderFor('cdn'), 'cdn');

describe('a second build', { timeout: 60_000 }, () => {
  it('has the bytes of the first: the files for script tags, the loaders and the frames among them', async () => {
    await buildIn(again, cdn());
    for (const format of ['classic', 'module'] as const) await buildIn(again, loader(format, again));
    for (const config of [frame(again), resize(again)]) await buildIn(again, config);
    await buildIn(join(again, 'builder'), builder(again));
    writeBuilder(again, settingsNow());
    writeFrames(again, allFacts(), settingsNow());
    writeHeights(again);
    writeIntegrity(again, VERSION);
    expect([...filesOf(again).keys(), 'THIRD-PARTY-NOTICES.txt'].toSorted()).toEqual([...filesOf('dist/cdn').keys()].toSorted());
    expect(differing(again, 'dist/cdn')).toEqual([]);
  });

  it('has the bytes of the first: the package', async () => {
    const folder = folderFor('npm');
    await buildIn(folder, npm());
    expect(filesOf(folder).size).toBeGreaterThan(50);
    expect(differing(folder, 'dist')).toEqual([]);
  });
});

describe('the hashes in the names of files', () => {
  it('change with a file and what contains its name, and with no other', { timeout: 60_000 }, async () => {
    const source = sourceOf('risk-methodology');
    const planted = folderFor('planted');
    await buildIn(planted, cdn(), plant(classOf('risk-methodology'), 'class="frame"', 'class="frame planted"'));
    const [before, after] = [readManifest(again), readManifest(planted)];
    const changed = Object.entries(before).filter(([, { file }]) => !filesIn(after).has(file));
    expect(changed.map(([name]) => name).toSorted()).toEqual([...importersOf(before, source)].toSorted());
    expect(changed.length).toBeLessThan(8);
    expect(differing(planted, again)).not.toEqual([]);
  });
});
