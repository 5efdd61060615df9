import { createHash } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { chunkName } from './chunk-names.js';
import { constants, KINDS_FOLDER } from './constants.js';
import { kindModule, kindModules } from './kinds-plugin.js';
import { leafletForStrictPages } from './leaflet-plugin.js';
import { litForPages } from './lit-plugin.js';
import { smallerChunks, smallerLoader, smallerTemplates, type ShortNames } from './smaller.js';
import { BASE_KINDS, KINDS } from './tags.js';

/** The folder of the chunks until the hash that names it is known. */
const CHUNKS = 'chunks/new/';
const SHARED = 'shared/';

/** The loader's syntax, which browsers since the end of 2020 can parse; older ones keep the fallback in the page. */
const OLDEST_SYNTAX = 'es2021';

/** What distinguishes one build of chunks from another. */
interface Bundle {
  readonly kinds: readonly string[];
  /** The kinds whose code, with all it imports statically, is one chunk of this name. */
  readonly together: { readonly name: string; readonly kinds: readonly string[] };
  readonly names: { readonly entry: string; readonly chunk: (chunk: Rolldown.PreRenderedChunk) => string };
  readonly plugins: readonly (Plugin | Rolldown.Plugin)[];
}

const bundle = (outDir: string, { kinds, together, names, plugins }: Bundle): InlineConfig => ({
  configFile: false,
  logLevel: 'error', // no warnings about modules imported both statically and dynamically: that is intended
  publicDir: false,
  define: constants(KINDS_FOLDER, true),
  plugins: [kindModules(), leafletForStrictPages(), litForPages(), smallerTemplates(), withoutRuntime(), ...plugins],
  build: {
    target: 'es2022',
    outDir,
    emptyOutDir: false,
    reportCompressedSize: false,
    lib: { entry: Object.fromEntries(kinds.map((kind) => [kind, kindModule(kind)])), formats: ['es'] },
    rolldownOptions: {
      output: {
        minify: false, // smallerChunks does it
        entryFileNames: `${CHUNKS}${names.entry}.js`,
        chunkFileNames: (chunk) => `${CHUNKS}${names.chunk(chunk)}.js`,
        codeSplitting: { groups: [{ name: together.name, test: (id) => together.kinds.some((kind) => id === kindModule(kind)) }] },
      },
    },
  },
});

type Format = 'classic' | 'module';

/** Built in Vite's lib mode, which adds nothing of its own: no preload helper, nothing in the host's head. */
const loader = (outDir: string, folder: string, format: Format): InlineConfig => ({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  // A classic script has no import.meta: it knows its address from document.currentScript.
  define: { ...constants(folder), ...(format === 'classic' ? { 'import.meta.url': 'undefined' } : {}) },
  plugins: [smallerLoader()],
  build: {
    target: OLDEST_SYNTAX,
    outDir,
    emptyOutDir: false,
    reportCompressedSize: false,
    lib: { entry: { embed: 'src/embed/embed.ts' }, formats: [format === 'classic' ? 'iife' : 'es'], name: 'TravelSafetyLoader' },
    rolldownOptions: { output: { minify: false, entryFileNames: format === 'classic' ? 'embed.js' : 'embed.mjs' } },
  },
});

async function chunksOf(config: InlineConfig): Promise<Rolldown.OutputChunk[]> {
  const results = [await build(config)].flat();
  return results.flatMap((result) => ('output' in result ? result.output.filter((file) => file.type === 'chunk') : []));
}

/** The chunks for pages with several kinds: what the kinds have in common exists once. */
const sharedBundle = (outDir: string, shortNames: ShortNames): InlineConfig =>
  bundle(outDir, {
    kinds: Object.keys(KINDS),
    together: { name: 'base', kinds: BASE_KINDS },
    names: { entry: `${SHARED}[name]`, chunk: (chunk) => SHARED + chunkName(chunk) },
    plugins: [smallerChunks(shortNames)],
  });

const ENTRY = 'entry';

/** The chunks for pages with this kind alone: one file with only what the kind needs at once. Files it loads later begin with its name. */
const ownBundle = (outDir: string, kind: string, shortNames: ShortNames, later: ReadonlyMap<string, string>): InlineConfig =>
  bundle(outDir, {
    kinds: [kind],
    together: { name: kind, kinds: [kind] },
    names: { entry: ENTRY, chunk: (chunk) => (chunk.name === kind ? kind : `${kind}.${chunkName(chunk)}`) },
    plugins: [takenFrom(later), smallerChunks(shortNames), withoutEntry()],
  });

/** Deletes the entry that the bundler leaves behind, which only imports the one chunk. */
const withoutEntry = (): Rolldown.Plugin => ({
  name: 'without-entry',
  generateBundle(_, files) {
    delete files[`${CHUNKS}${ENTRY}.js`];
  },
});

/** Moves the bundler's few runtime lines into the chunks that use them: as a file of their own they would cost a round trip. */
const withoutRuntime = (): Rolldown.Plugin => ({
  name: 'without-runtime',
  generateBundle(_, files) {
    const chunks = Object.values(files).filter((file) => file.type === 'chunk');
    // Own keys only: what a page has put on `Object.prototype` is not an export.
    for (const chunk of chunks) chunk.code = chunk.code.replace('for (var name in all)', 'for (var name of Object.keys(all))');
    const runtime = chunks.find(({ moduleIds }) => moduleIds.every((id) => id.includes('rolldown/runtime')) && moduleIds.length > 0);
    if (runtime === undefined) return;
    const [code = ''] = runtime.code.split(/^export \{/m);
    const importing = new RegExp(`import \\{ \\w+ as (\\w+) \\} from "\\./${basename(runtime.fileName).replaceAll('.', '\\.')}";`);
    for (const chunk of chunks) {
      chunk.code = chunk.code.replace(importing, (_statement, name: string) => {
        if (!code.includes(`var ${name} = `)) throw new Error(`The bundler's own lines have no ${name}.`);
        return code;
      });
    }
    delete files[runtime.fileName];
  },
});

/** Takes modules that are already files of their own in `shared/`, such as languages and outlines, from there instead of writing them again. */
const takenFrom = (files: ReadonlyMap<string, string>): Plugin => ({
  name: 'taken-from-shared',
  enforce: 'pre',
  async resolveId(source, importer) {
    const id = importer && (await this.resolve(source, importer, { skipSelf: true }))?.id;
    const file = id && files.get(id);
    return file ? { id: `./${SHARED}${file}`, external: 'absolute' } : null;
  },
});

/** The chunks that are loaded later and import nothing, by their module. */
const independent = (chunks: readonly Rolldown.OutputChunk[]): ReadonlyMap<string, string> =>
  new Map(
    chunks.flatMap(({ facadeModuleId, isEntry, imports, fileName }) =>
      facadeModuleId && !isEntry && !imports.length ? [[facadeModuleId, basename(fileName)]] : [],
    ),
  );

/** Names the folder of the chunks after a hash of all of them, so that every file in it may be cached forever. */
async function nameChunks(outDir: string, chunks: readonly Rolldown.OutputChunk[]): Promise<string> {
  const hash = createHash('sha256');
  for (const { code } of chunks.toSorted((one, other) => one.fileName.localeCompare(other.fileName))) hash.update(code);
  const folder = `chunks/${hash.digest('hex').slice(0, 6)}/`;
  await rename(join(outDir, CHUNKS), join(outDir, folder));
  return folder;
}

/** Builds all of `dist/cdn/`. The loader comes last, because it contains the name of the chunks' folder. */
export async function buildCdn(outDir = 'dist/cdn'): Promise<void> {
  await rm(outDir, { recursive: true, force: true });
  const shortNames: ShortNames = {};
  const chunks = await chunksOf(sharedBundle(outDir, shortNames));
  const later = independent(chunks);
  for (const kind of Object.keys(KINDS)) chunks.push(...(await chunksOf(ownBundle(outDir, kind, shortNames, later))));
  const folder = await nameChunks(outDir, chunks);
  const [classic] = await chunksOf(loader(outDir, folder, 'classic'));
  if (classic === undefined || classic.exports.length > 0) throw new Error('embed.ts exports something: as a classic script that would be a global.');
  await build(loader(outDir, folder, 'module'));
  await writeFile(join(outDir, 'chunks.json'), JSON.stringify({ folder }, null, 2));
}
