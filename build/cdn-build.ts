import { build, type InlineConfig, type Rolldown } from 'vite';
import { constants, type ChunkTable } from './constants.js';
import { leafletForStrictPages } from './leaflet-plugin.js';
import { smallerChunks, smallerTemplates } from './smaller.js';
import { BASE, PARTS, sourceOf, TAGS } from './tags.js';

const OUT = 'dist/cdn';

/** The first browsers that have import(); older ones keep the fallback in the page. */
const OLDEST_BROWSERS = ['chrome63', 'firefox67', 'safari11.1'];

const elements: InlineConfig = {
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: constants({}),
  plugins: [leafletForStrictPages(), smallerTemplates(), smallerChunks()],
  build: {
    target: 'es2022',
    outDir: OUT,
    emptyOutDir: true,
    reportCompressedSize: false,
    lib: { entry: Object.fromEntries(TAGS.map((tag) => [tag, sourceOf(tag)])), formats: ['es'] },
    rolldownOptions: {
      output: {
        minify: false, // smallerChunks does it
        entryFileNames: 'chunks/[name]-[hash].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        codeSplitting: { groups: [{ name: 'base', test: BASE }] },
      },
    },
  },
};

type Format = 'classic' | 'module';

/** Vite's lib mode leaves nothing of its own behind: no preload helper, nothing added to the host's head. */
const loader = (chunks: ChunkTable, format: Format): InlineConfig => ({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  // A classic script has no import.meta: it knows its address from document.currentScript.
  define: { ...constants(chunks), ...(format === 'classic' ? { 'import.meta.url': 'undefined' } : {}) },
  build: {
    target: OLDEST_BROWSERS,
    outDir: OUT,
    emptyOutDir: false,
    reportCompressedSize: false,
    lib: { entry: { embed: 'src/embed/embed.ts' }, formats: [format === 'classic' ? 'iife' : 'es'], name: 'TravelSafetyLoader' },
    rolldownOptions: { output: { minify: true, entryFileNames: format === 'classic' ? 'embed.js' : 'embed.mjs' } },
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
  const ofTags = TAGS.map((tag) => [tag, withImports([holding(sourceOf(tag))], byFile)] as const);
  const tagFiles = new Map<string, readonly string[]>(ofTags);
  const ofParts = Object.entries(PARTS).map(([key, sources]) => {
    const already = tagFiles.get(key.split(' ')[0] ?? '') ?? [];
    return [key, withImports(sources.map(holding), byFile).filter((file) => !already.includes(file))] as const;
  });
  return Object.fromEntries([...ofTags, ...ofParts]);
}

/** `dist/cdn/`: everything inside. The loader is built last, since it carries the names of the chunks. */
export async function buildCdn(): Promise<void> {
  const table = chunkTable(await chunksOf(elements));
  const [classic] = await chunksOf(loader(table, 'classic'));
  if (classic === undefined || classic.exports.length > 0) throw new Error('embed.ts exports something: as a classic script that would be a global.');
  await build(loader(table, 'module'));
}
