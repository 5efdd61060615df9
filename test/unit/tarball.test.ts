import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TAGS } from '../../build/tags.js';
import { installPacked, type Installed } from '../support/packed.js';

/** Limits of the package: the number of files, and the archive's size in bytes. Here as in every limit, 1 kB is 1024 B. */
const MAX_FILES = 300;
const MAX_BYTES = 700 * 1024;

const FRAMEWORKS = ['react', 'vue', 'svelte', 'solid'];

interface Member {
  readonly name: string;
  readonly description?: string;
  readonly privacy?: string;
  readonly type?: { readonly text: string };
}

interface Declaration {
  readonly tagName: string;
  readonly name: string;
  readonly attributes: readonly Member[];
  readonly members: readonly Member[];
  readonly events: readonly Member[];
  readonly slots: readonly Member[];
  readonly cssParts: readonly Member[];
  readonly cssProperties: readonly Member[];
}

interface Manifest {
  readonly modules: readonly { readonly path: string; readonly declarations: readonly Declaration[] }[];
}

let installed: Installed;

beforeAll(() => {
  installed = installPacked(['@types/react', 'vue', 'svelte', 'solid-js']);
}, 60_000);

afterAll(() => installed.remove());

const inPackage = (path: string): string => join(installed.folder, path);
const readJson = (path: string): unknown => JSON.parse(readFileSync(inPackage(path), 'utf8'));

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => statSync(join(folder, file)).isFile());

describe('the package, as npm publishes it', () => {
  it('is slim', () => {
    const files = filesIn(installed.folder);
    expect(files.length).toBeLessThan(MAX_FILES);
    expect(statSync(installed.archive).size).toBeLessThan(MAX_BYTES);
    expect(files.filter((file) => file.endsWith('.map') || file.startsWith('src/'))).toEqual([]);
  });

  it('has every file that its own package.json names', () => {
    const { exports, unpkg, jsdelivr, customElements, ...rest } = readJson('package.json') as Record<string, unknown>;
    const paths =
      JSON.stringify([exports, unpkg, jsdelivr, customElements, rest['web-types']]).match(/(?<=")(?:\.\/dist|custom-elements)[^"*]*\.\w+(?=")/g) ?? [];
    expect(paths.length).toBeGreaterThan(30);
    expect(paths.filter((path) => !existsSync(inPackage(path)))).toEqual([]);
    for (const field of ['keywords', 'license', 'web-types', 'unpkg', 'jsdelivr']) expect(rest[field] ?? exports).toBeDefined();
  });

  it('asks of a newsroom no version of Node, and of Lit no more than a release that fits', () => {
    const { engines, dependencies } = readJson('package.json') as { engines?: unknown; dependencies: Record<string, string> };
    expect(engines).toBeUndefined();
    expect(dependencies['lit']).toBe('^3.3.0');
    expect(Object.values(dependencies).filter((range) => !range.startsWith('^'))).toEqual([]);
  });

  it('names the licences of Leaflet and of the shapes', () => {
    const notices = readFileSync(inPackage('dist/THIRD-PARTY-NOTICES.txt'), 'utf8');
    for (const name of ['leaflet\n', 'world-atlas\n']) expect(notices).toContain(name);
  });

  it('has nothing that publint finds wrong', { timeout: 60_000 }, async () => {
    const { messages } = await publint({ pkgDir: installed.folder, strict: true, pack: false });
    expect(messages).toEqual([]);
  });

  it('has types that every way of resolving ES modules finds right', { timeout: 60_000 }, async () => {
    const files = createPackageFromTarballData(readFileSync(installed.archive));
    const analysis = await checkPackage(files, { excludeEntrypoints: ['./custom-elements.json', './outlines/*'] });
    if (!analysis.types) throw new Error('The package has no types.');
    // Node 20 can `require()` ES modules, and older resolution ignores `exports`.
    const wrong = analysis.problems.filter((problem) => !('resolutionKind' in problem && /node10|cjs/i.test(problem.resolutionKind)));
    expect(wrong).toEqual([]);
  });
});

describe('custom-elements.json', () => {
  const tags = (): readonly (Declaration & { readonly path: string })[] =>
    (readJson('custom-elements.json') as Manifest).modules.flatMap(({ path, declarations }) => declarations.map((declaration) => ({ ...declaration, path })));

  it('has the seven tags, each in a file of the package that exports its class', async () => {
    expect(tags().map(({ tagName }) => tagName)).toEqual(TAGS.toSorted());
    for (const { path, name } of tags()) expect(Object.keys((await import(inPackage(path))) as object)).toContain(name);
  });

  it('says of every tag what can be written, read, heard, styled and filled', () => {
    for (const { tagName, attributes, members, events, slots, cssParts, cssProperties } of tags()) {
      expect(attributes.map(({ name }) => name)).toContain('api-base');
      expect(attributes.find(({ name }) => name === 'theme')?.type?.text).toBe("'auto' | 'light' | 'dark'");
      expect(members.map(({ name }) => name)).toEqual(expect.arrayContaining(['apiBase', 'state', 'reload']));
      expect(members.find(({ name }) => name === 'state')?.type?.text).toBe("'idle' | 'loading' | 'ready' | 'stale' | 'empty' | 'error'");
      expect(events.map(({ type }) => type?.text)).toEqual(expect.arrayContaining([expect.stringMatching(/^RiskLoadEvent<[A-Z]/), 'RiskErrorEvent']));
      expect(slots.map(({ name }) => name)).toEqual(['', 'note', ...(tagName.endsWith('-map') ? ['annotation'] : [])]);
      for (const list of [cssParts, cssProperties]) expect(list.length).toBeGreaterThan(5);
    }
  });

  it('says nothing of what is ours alone', () => {
    const all = tags().flatMap(({ attributes, members, events, cssParts }) => [...attributes, ...members, ...events, ...cssParts]);
    expect(all.filter(({ name, privacy, description }) => privacy || !description || /^[#_]/.test(name))).toEqual([]);
    expect(JSON.stringify(tags()).match(/[^"]*src\/[^"]*/g)).toBeNull();
  });

  it('is what VS Code and the JetBrains editors complete from', () => {
    const html = readJson('dist/vscode.html-custom-data.json') as {
      tags: readonly { name: string; attributes: readonly { name: string; values?: readonly { name: string }[] }[] }[];
    };
    expect(html.tags.map(({ name }) => name)).toEqual(TAGS.toSorted());
    const variant = html.tags.find(({ name }) => name === 'country-risk')?.attributes.find(({ name }) => name === 'variant');
    expect(variant?.values).toEqual(['inline', 'badge', 'card', 'full'].map((name) => ({ name })));
    const words = html.tags.flatMap(({ attributes }) => attributes.flatMap(({ values = [] }) => values.map(({ name }) => name)));
    expect(words.filter((word) => !/^-?\w+$/.test(word))).toEqual([]);
    const types = readJson('dist/web-types.json') as { contributions: { html: { elements: readonly { name: string }[] } } };
    expect(types.contributions.html.elements.map(({ name }) => name)).toEqual(TAGS.toSorted());
  });
});

/** The output of Node for a module that runs in the installed project. */
const node = (source: string): string =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', source], { cwd: installed.project, encoding: 'utf8' }).trim();

describe('in Node, where a server renders pages', () => {
  it('every entry can be imported, and every tag constructed', () => {
    const said = node(`
      const all = await import('travel-safety-embeds');
      const elements = Object.entries(all).filter(([name]) => name.endsWith('Element')).map(([, Element]) => new Element());
      for (const name of ${JSON.stringify(FRAMEWORKS)}) await import('travel-safety-embeds/' + name);
      await import('travel-safety-embeds/configure.js');
      const tag = new EventTarget();
      const heard = [];
      const { listen } = await import('travel-safety-embeds/react');
      const stop = listen('risk-load', ({ type }) => heard.push(type))(tag);
      tag.dispatchEvent(new Event('risk-load'));
      stop();
      tag.dispatchEvent(new Event('risk-load'));
      console.log(elements.length, elements.every(({ state }) => state === 'idle'), 'document' in globalThis, heard.join());`);
    expect(said).toBe(`${TAGS.length} true false risk-load`);
  });

  it('the class alone registers nothing, and the tag registers itself', () => {
    const said = node(`
      await import('lit');
      const of = (kind) => Promise.all(${JSON.stringify(TAGS)}.map((tag) => import('travel-safety-embeds/' + kind + tag + '.js')));
      const known = () => ${JSON.stringify(TAGS)}.filter((tag) => customElements.get(tag)).length;
      const classes = await of('classes/');
      const before = known();
      const tags = await of('');
      const isSame = tags.every((module, at) => Object.keys(module).every((name) => module[name] === classes[at][name]));
      console.log(before, known(), isSame);`);
    expect(said).toBe(`0 ${TAGS.length} true`);
  });
});

/** TypeScript's errors in some of the fixtures, compiled against the package. */
function compilerErrors(files: readonly string[], ...options: readonly string[]): string {
  cpSync('test/frameworks', join(installed.project, 'frameworks'), { recursive: true });
  writeFileSync(join(installed.project, 'package.json'), '{"type":"module"}');
  const usual = ['--ignoreConfig', '--noEmit', '--strict', '--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler', '--types', ''];
  const paths = files.map((file) => join('frameworks', file));
  return spawnSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), ...usual, ...options, ...paths], { cwd: installed.project, encoding: 'utf8' })
    .stdout;
}

describe('the types of the package', { timeout: 60_000 }, () => {
  it('know the tags, their events and the window of a page, and compile by themselves', () => {
    expect(compilerErrors(['page.ts'], '--exactOptionalPropertyTypes')).toBe('');
  });

  it('export what may be written on every tag and on each', () => {
    const ofTags = TAGS.map((tag) => `${tag.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Attributes`);
    const text = readFileSync(inPackage('dist/frameworks/attributes.d.ts'), 'utf8');
    const exported = [...text.matchAll(/^export interface (\w+)/gm)].map(([, name]) => name);
    expect(exported.toSorted()).toEqual(['SharedAttributes', ...ofTags].toSorted());
  });

  it('know what React may write on a tag', () => {
    expect(compilerErrors(['react.tsx'], '--skipLibCheck', '--jsx', 'react-jsx')).toBe('');
  });

  it('know what Solid may write on a tag', () => {
    expect(compilerErrors(['solid.tsx'], '--skipLibCheck', '--jsx', 'preserve', '--jsxImportSource', 'solid-js')).toBe('');
  });

  it('know what the templates of Vue and Svelte may write on a tag', () => {
    expect(compilerErrors(['vue.ts', 'svelte.ts'], '--skipLibCheck')).toBe('');
  });
});

/** The files of a newsroom's own build of one map. */
async function built(format: 'es' | 'iife'): Promise<readonly { readonly fileName: string; readonly text: string }[]> {
  const entry = join(installed.project, 'map.js');
  writeFileSync(entry, "import 'travel-safety-embeds/incident-map.js';\n");
  const made = await build({
    root: installed.project,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: entry, output: { format, ...(format === 'iife' && { codeSplitting: false }) } } },
  });
  if (!('output' in made)) throw new Error('One build was asked for.');
  return made.output.map((file) => ({ fileName: file.fileName, text: file.type === 'chunk' ? file.code : String(file.source) }));
}

describe("a newsroom's own build of a map", { timeout: 60_000 }, () => {
  /** Part of Kenya's border, with characters that no minifier rewrites. */
  const border = (/[^"'`\\$\n]{24}/.exec(readFileSync('src/map/generated/outlines/KE.ts', 'utf8').split('export const outline = "')[1] ?? '') ?? [''])[0];

  it('has a handful of files for the outlines of all countries', async () => {
    const files = await built('es');
    expect(border).toHaveLength(24);
    expect(files.filter(({ text }) => text.includes(border)).map(({ fileName }) => fileName)).toEqual([expect.stringMatching(/africa/)]);
    expect(files.filter(({ text }) => text.startsWith('// Made from Natural Earth')).length).toBeLessThan(10);
    expect(files.length).toBeLessThan(100);
  });

  it('of a single file does not contain the outlines of the world', async () => {
    const scripts = (await built('iife')).filter(({ text }) => text.includes('incident-map'));
    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.text).not.toContain(border);
  });
});
