import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TAGS, VIEWS } from '../../build/tags.js';
import { loaderFiles, readManifest } from '../../build/vite.cdn.js';
import { cdnFile, nameOf } from '../support/cdn-file.js';
import { staticClosure } from '../support/size.js';

const CDN = 'dist/cdn';
const manifest = readManifest(CDN);
const { folder, needs } = loaderFiles(manifest);
const loader = readFileSync(join(CDN, 'embed.js'), 'utf8');

describe('the files of the CDN folder', () => {
  const isOutline = (source: string): boolean => source.includes('/generated/outlines/');
  const files = readdirSync(join(CDN, folder));
  const chunks = files.filter((file) => !file.endsWith('.map'));

  it('are fewer than 90, besides the outlines of countries', () => {
    const files = new Set(Object.entries(manifest).flatMap(([source, { file }]) => (isOutline(source) ? [] : [file])));
    expect(files.size + 2).toBeLessThan(90);
  });

  it('are all in the manifest, with a hash in their names', () => {
    const listed = Object.values(manifest).map(({ file }) => basename(file));
    expect(chunks.filter((file) => !listed.includes(file))).toEqual([]);
    expect(chunks.filter((file) => !/^[\w-]{7}\.js$/.test(file))).toEqual([]);
  });

  it('have each a source map beside them, but for the words, and none of them names it, so that readers do not fetch it', () => {
    const words = basename(cdnFile('en', manifest));
    expect(chunks.filter((file) => file !== words && !files.includes(`${file}.map`))).toEqual([]);
    for (const file of ['embed.js', 'embed.mjs', 'resize.js', 'frame/frame.js', ...chunks.map((chunk) => folder + chunk)]) {
      expect(readFileSync(join(CDN, file), 'utf8')).not.toContain('sourceMappingURL');
    }
  });

  it('come with the licence of every package in them', () => {
    const maps = readdirSync(CDN, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.map'));
    const packages = maps.flatMap((file) => readFileSync(join(CDN, file), 'utf8').match(/(?<=node_modules\/)(?:@[\w-]+\/)?[\w-]+/g) ?? []);
    const notices = readFileSync(join(CDN, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
    expect(packages).toContain('leaflet');
    expect([...new Set(packages)].filter((name) => !notices.includes(`${name}\n\n`))).toEqual([]);
  });

  it('contain Lit itself, once', () => {
    const withLit = chunks.filter((file) => readFileSync(join(CDN, folder, file), 'utf8').includes('litHtmlVersions'));
    expect(withLit).toEqual([basename(cdnFile('base', manifest))]);
  });

  it('begin, the base alone, with the mark of UTF-8 and then with what tells Chromium to compile all of it at once', () => {
    const ahead = chunks.filter((file) => readFileSync(join(CDN, folder, file), 'utf8').startsWith('\uFEFF//# allFunctionsCalledOnLoad\n'));
    expect(ahead).toEqual([basename(cdnFile('base', manifest))]);
  });

  it('begin with loaders in ASCII, which no server and no page can take for another encoding', () => {
    for (const file of ['embed.js', 'embed.mjs']) expect(readFileSync(join(CDN, file), 'utf8')).toMatch(/^[\0-\x7F]+$/);
  });

  it('hold nothing of the bundler’s own between a file and what it imports', () => {
    expect(Object.keys(manifest).filter((name) => name.includes('runtime'))).toEqual([]);
  });
});

describe('the loader’s table', () => {
  it('is the one of this build', () => {
    for (const [, files] of needs) for (const file of files) expect(loader).toContain(file);
  });

  it.each(TAGS)('names everything that <%s> imports, so that nothing is discovered late', (tag) => {
    const own = needs.filter(([selector]) => selector === '*' || selector.startsWith(tag));
    const named = own.flatMap(([, files]) => files.map((file) => join(CDN, folder, file)));
    expect(named.length).toBeGreaterThan(1);
    expect(named.flatMap(staticClosure).filter((file) => !named.includes(file))).toEqual([]);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('names the file of each view', () => {
    for (const { selector, entries, isMap } of VIEWS) {
      const files = needs.find(([wanted, , flag]) => wanted === selector && flag === isMap)?.[1] ?? [];
      for (const name of Object.keys(entries)) expect(files).toContain(basename(cdnFile(name, manifest)));
    }
  });

  it('names the file of each language, by the tag of the language', () => {
    const languages = Object.keys(manifest).filter((source) => /^src\/words\/[^/]+\.json$/.test(source));
    const rows = needs.filter(([selector]) => selector.startsWith(':lang('));
    expect(rows.map(([selector]) => selector)).toEqual(languages.map((source) => `:lang(${basename(source, '.json')})`));
  });
});

/** Chunks that only maps need, and those that only incidents need. */
const MAPS = ['map', 'labels', 'map-controller', 'tiers'];
const INCIDENTS = ['incident', 'incident-shapes'];

describe('code that a tag loads after its first view', () => {
  it.each([
    ['src/picture/canvas.ts', [...MAPS, ...INCIDENTS]],
    ['src/picture/country-risk.ts', [...MAPS, ...INCIDENTS]],
    ['src/picture/country-compare.ts', [...MAPS, ...INCIDENTS]],
    ['src/picture/risk-table.ts', [...MAPS, ...INCIDENTS]],
    ['src/picture/risk-map.ts', INCIDENTS],
    ['src/map/risk-map-actions.ts', INCIDENTS],
  ])('%s imports nothing of tags that are not on the page', (source, strangers) => {
    const names = staticClosure(join(CDN, manifest[source]?.file ?? '')).map(nameOf);
    expect(names).toContain(basename(source, '.ts'));
    expect(names.filter((name) => strangers.includes(name))).toEqual([]);
  });
});
