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

const temporaryFolders: string[] = [];
afterAll(() => temporaryFolders.forEach((folder) => rmSync(folder, { recursive: true })));

// Otherwise the files would contain Lit's development code.
beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'));
afterAll(() => void vi.unstubAllEnvs());

/** A folder for another build: beside `dist`, because source maps contain the path from there to the sources. */
function folderFor(name: string): string {
  const folder = mkdtempSync(resolve(`.cache-${name}-`));
  temporaryFolders.push(folder);
  return folder;
}

const buildIn = (outDir: string, config: UserConfig, ...plugins: readonly Plugin[]): Promise<unknown> =>
  build(mergeConfig(config, { configFile: false, logLevel: 'silent', plugins: [...plugins], build: { outDir } }));

/** Every file in a folder, with its bytes. */
function filesOf(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.toSorted().map((path) => [path.slice(folder.length + 1), readFileSync(path, 'latin1')]));
}

/** Files that differ from those that `npm run build` made. */
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

/** A source and all its static and dynamic importers, whose files contain its file's name. */
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

/** At the same depth as `dist/cdn`. */
const secondBuild = join(folderFor('cdn'), 'cdn');

describe('a second build', { timeout: 60_000 }, () => {
  it('has the bytes of the first: the files for script tags, the loaders and the frames among them', async () => {
    await buildIn(secondBuild, cdn());
    for (const format of ['classic', 'module'] as const) await buildIn(secondBuild, loader(format, secondBuild));
    for (const config of [frame(secondBuild), resize(secondBuild)]) await buildIn(secondBuild, config);
    await buildIn(join(secondBuild, 'builder'), builder(secondBuild));
    writeBuilder(secondBuild, settingsNow());
    writeFrames(secondBuild, allFacts(), settingsNow());
    writeHeights(secondBuild);
    writeIntegrity(secondBuild, VERSION);
    expect([...filesOf(secondBuild).keys(), 'THIRD-PARTY-NOTICES.txt'].toSorted()).toEqual([...filesOf('dist/cdn').keys()].toSorted());
    expect(differing(secondBuild, 'dist/cdn')).toEqual([]);
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
    const [before, after] = [readManifest(secondBuild), readManifest(planted)];
    const changed = Object.entries(before).filter(([, { file }]) => !filesIn(after).has(file));
    expect(changed.map(([name]) => name).toSorted()).toEqual([...importersOf(before, source)].toSorted());
    expect(changed.length).toBeLessThan(8);
    expect(differing(planted, secondBuild)).not.toEqual([]);
  });
});
