import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Manifest, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../build/tags.js';
import { readManifest } from '../../build/vite.cdn.js';

/** Another build of the CDN folder, perhaps with a change in one source. */
async function built(...plugins: readonly Plugin[]): Promise<Manifest> {
  const outDir = mkdtempSync(join(tmpdir(), 'cdn-'));
  await build({ mode: 'cdn', logLevel: 'silent', plugins: [...plugins], build: { outDir, emptyOutDir: true } });
  const manifest = readManifest(outDir);
  rmSync(outDir, { recursive: true });
  return manifest;
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

describe('the hashes in the names of files', () => {
  it('stay where nothing changes, and change with a file and what contains its name', { timeout: 60_000 }, async () => {
    const source = sourceOf('risk-methodology');
    const before = await built();
    expect([...filesIn(await built())]).toEqual([...filesIn(before)]);
    const after = await built(plant(source, 'class="framed"', 'class="framed planted"'));
    const changed = Object.entries(before).filter(([, { file }]) => !filesIn(after).has(file));
    expect(changed.map(([name]) => name).toSorted()).toEqual([...importersOf(before, source)].toSorted());
    expect(changed.length).toBeLessThan(8);
  });
});
