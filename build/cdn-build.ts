import { createHash } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { chunkName } from './chunk-names.js';
import { constants, sourceChunks, type ChunkTable } from './constants.js';
import { leafletForStrictPages } from './leaflet-plugin.js';
import { litForOurBrowsers } from './lit-plugin.js';
import { ownCopies, smallerChunks, smallerTemplates } from './smaller.js';
import { GROUPS, PARTS, sourceOf, TAGS } from './tags.js';

/** Where the chunks lie until all of them have one name. */
const CHUNKS = 'chunks/new';

/** Syntax that every browser since 2020 reads; older ones keep the fallback in the page. */
const OLDEST_SYNTAX = 'es2020';

const elements = (outDir: string): InlineConfig => ({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: constants(sourceChunks, true),
  plugins: [leafletForStrictPages(), litForOurBrowsers(), ownCopies(), smallerTemplates(), smallerChunks()],
  build: {
    target: 'es2022',
    outDir,
    emptyOutDir: true,
    reportCompressedSize: false,
    lib: { entry: Object.fromEntries(TAGS.map((tag) => [tag, sourceOf(tag)])), formats: ['es'] },
    rolldownOptions: {
      output: {
        minify: false, // smallerChunks does it
        entryFileNames: `${CHUNKS}/[name].js`,
        chunkFileNames: (chunk) => `${CHUNKS}/${chunkName(chunk)}.js`,
        codeSplitting: { groups: GROUPS },
      },
    },
  },
});

type Format = 'classic' | 'module';

/** Vite's lib mode leaves nothing of its own behind: no preload helper, nothing added to the host's head. */
const loader = (outDir: string, chunks: ChunkTable, format: Format): InlineConfig => ({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  // A classic script has no import.meta: it knows its address from document.currentScript.
  define: { ...constants(chunks), ...(format === 'classic' ? { 'import.meta.url': 'undefined' } : {}) },
  plugins: [smallerChunks()],
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

/** Chunks and all they import statically: fetched together, they cost one round trip instead of one for each level. */
function withImports(chunks: readonly Rolldown.OutputChunk[], all: ReadonlyMap<string, Rolldown.OutputChunk>): string[] {
  const files = new Set(chunks.map(({ fileName }) => fileName));
  for (const file of files) for (const imported of all.get(file)?.imports ?? []) files.add(imported);
  return [...files];
}

function chunkTable(chunks: readonly Rolldown.OutputChunk[]): ChunkTable {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const holding = (source: string): Rolldown.OutputChunk => {
    const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${source}`)));
    if (found === undefined) throw new Error(`build/tags.ts names ${source}, which is in no chunk.`);
    return found;
  };
  const filesOf = (sources: readonly string[]): readonly string[] => withImports(sources.map(holding), byFile);
  const named = (files: readonly string[]): string => files.map((file) => basename(file, '.js')).join(' ');
  const ofTags = TAGS.map((tag) => [tag, filesOf([sourceOf(tag)])] as const);
  const ofParts = Object.entries(PARTS).map(([key, sources]) => {
    const already = ofTags.find(([tag]) => key.startsWith(`${tag} `))?.[1] ?? [];
    return [key, named(filesOf(sources).filter((file) => !already.includes(file)))] as const;
  });
  return { folder: CHUNKS, ending: '.js', tags: Object.fromEntries(ofTags.map(([tag, files]) => [tag, named(files)])), parts: Object.fromEntries(ofParts) };
}

/** One name for what belongs together: the folder's, after all that is in it, so that every file in it may be kept for ever. */
async function nameChunks(outDir: string, chunks: readonly Rolldown.OutputChunk[]): Promise<string> {
  const hash = createHash('sha256');
  for (const { code } of chunks.toSorted((one, other) => one.fileName.localeCompare(other.fileName))) hash.update(code);
  const folder = `chunks/${hash.digest('hex').slice(0, 8)}`;
  await rename(join(outDir, CHUNKS), join(outDir, folder));
  return `${folder}/`;
}

/** `dist/cdn/`: everything inside. The loader is built last, since it carries the names of the chunks. */
export async function buildCdn(outDir = 'dist/cdn'): Promise<void> {
  const chunks = await chunksOf(elements(outDir));
  const table = { ...chunkTable(chunks), folder: await nameChunks(outDir, chunks) };
  const [classic] = await chunksOf(loader(outDir, table, 'classic'));
  if (classic === undefined || classic.exports.length > 0) throw new Error('embed.ts exports something: as a classic script that would be a global.');
  await build(loader(outDir, table, 'module'));
  await writeFile(join(outDir, 'chunks.json'), JSON.stringify(table, null, 2));
}
