import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Manifest, Plugin, UserConfig } from 'vite';
import { constants, type Files } from './constants.js';
import { duplicateModules } from './duplicate-modules-plugin.js';
import { plugins } from './plugins.js';
import { shortStyles } from './styles-plugin.js';
import { settingsNow } from './settings.js';
import { FEATURES, PLACEHOLDERS, sourceOf, TAGS, VIEWS } from './tags.js';

const FOLDER = 'dist/cdn';
const CHUNKS = 'chunks/';
const MANIFEST = 'manifest.json';
/**
 * The shortest hash that the bundler allows for so many files, in few characters and without a name, because the loader and every importing file contain it;
 * names are in `manifest.json`.
 */
const NAME = `${CHUNKS}[hash:7].js`;

/** Syntax of the loader, for browsers since the end of 2020; older ones keep the fallback in the page. */
const OLDEST_SYNTAX = 'es2021';

/** Source maps are written but not referenced; docs/hosting.md describes how to enable them. */
const SOURCE_MAPS = 'hidden';

/**
 * Terser, then the bundler's minifier (`output.minify`), which also mangles names: together they save 1 % more than either alone. The options that Terser calls
 * unsafe write functions as methods and arrows; they would break only code that uses such a function as a constructor, which neither ours nor Leaflet's does.
 */
const COMPRESS = { passes: 5, hoist_funs: true, keep_fargs: false, unsafe_arrows: true, unsafe_methods: true };
const MINIFY = { minify: 'terser', terserOptions: { ecma: 2020, compress: COMPRESS, mangle: false } } as const;

/** Code shared by this many entries goes into the base; code shared by fewer gets chunks of its own. */
const SHARED_BY = 4;

/** One chunk for code shared by the incident list and map, without code for opened rows. */
const INCIDENTS = [
  /\/src\/(elements\/(incident-feed-attributes|incident-feed-element|lazy-legend)|ui\/incident-(icon|list|list\.styles|text)|(api|model)\/(names\/)?incident[\w-]*|words\/day-word)\.ts$/,
  /en\.json:incident(s|Update)$/,
  /\/lit(-html)?\/directive[\w/-]*\.js$/,
];

/** Cards and the decoder of their data; the comparison and the full profile use a part. */
const CARD =
  /\/src\/(elements\/country-view|api\/country|model\/(government|palette)|ui\/(country|country-card|country-card\.styles|ruler|sections|tier)|words\/age)\.ts$|en\.json:card$/;

/** The tier legend of a risk map; its picture uses the counts. */
const TIERS = /\/src\/(ui\/risk-map|model\/tier-counts)\.ts$/;

/** Code that both maps need before Leaflet. */
const MAP_BOX = /\/src\/(elements\/map-controller|ui\/map-container)\.ts$|en\.json:map$/;

/** Code shared by long lists, with and without a map. */
const ROWS = /\/src\/(elements\/rows-controller|ui\/frame\.styles)\.ts$/;

/** Interaction with tables and lists, loaded after their first rows. */
const ACTIONS = /\/src\/(elements\/shrink-to-fit-controller|ui\/(keyboard|range-handle|scroll-box\.styles))\.ts$/;

/** Ticks of all countries, loaded after the first paint of a ruler or table. */
const TICKS = /\/src\/(elements\/peers|(model|ui)\/score-ticks)\.ts$|en\.json:ruler$/;

/** Code that a successful response in a plain tag does not need. */
const REST = /\/src\/(elements\/(rest|failure-sentences|focus|heading-level|unclosed-tag(-guard)?)|api\/retry)\.ts$|en\.json:failure$/;

/** Leaflet and code shared by both maps, fetched once a map is in view. */
const MAPS = /\/(leaflet\/|src\/map\/(?!basemap-country|names\.|[\w-]*shapes|tier-labels|generated\/(boxes|towns)))/;

/** Code shared by pictures, which the base does not need. */
const PICTURE =
  /\/src\/(picture\/(drawing|layout|legend|ruler|scene)\.ts$|(model\/(palette|incident|groups|tier-counts)|map\/(patterns|shapes))\.ts\?copy=picture)/;

/** Drawing shapes and placing labels, for both maps, print and pictures. */
const LABELS = /\/src\/map\/(names|print-shapes|shapes)\.ts$|\?copy=labels/;

/** The risk map; its picture uses a part. */
const RISK_MAP =
  /\/(src\/map\/(choropleth|patterns|plane|risk-map|risk-map-state|risk-map\.styles)\.ts|leaflet\/src\/geo\/(crs\/CRS\.Simple|projection\/Projection\.LonLat)\.js)$/;

/** By the HTML standard, modules are always UTF-8, but Chromium trusts a server's other charset unless the file begins with a byte order mark. */
const UTF8_BOM: Plugin = {
  name: 'mark-of-utf-8',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = `\uFEFF${file.code}`;
  },
};

/**
 * Nearly all of the base runs before the first paint. With this hint, Chromium compiles it off the main thread while it streams, instead of lazily at the first
 * call of each function; other browsers ignore the comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** The bundler's helper also iterates over inherited properties, which a page may have added to `Object.prototype`. */
const OWN_KEYS_ONLY: Plugin = {
  name: 'own-names',
  renderChunk: (code) => ({ code: code.replace('for (var name in all)', 'for (var name of Object.keys(all))'), map: null }),
};

/** `dist/cdn/chunks/`: an entry for each tag and view, their shared base, and lazily loaded code. */
export const cdn = (): UserConfig => ({
  logLevel: 'error', // hides intended warnings about modules imported both statically and dynamically
  publicDir: false,
  define: constants(undefined, true),
  plugins: [duplicateModules(), ...plugins(), shortStyles(), OWN_KEYS_ONLY, UTF8_BOM],
  build: {
    ...MINIFY,
    target: 'es2022',
    outDir: FOLDER,
    emptyOutDir: true,
    reportCompressedSize: false,
    manifest: MANIFEST,
    sourcemap: SOURCE_MAPS,
    lib: {
      entry: { ...Object.fromEntries(TAGS.map((tag) => [tag, sourceOf(tag)])), ...FEATURES, ...Object.assign({}, ...VIEWS.map(({ entries }) => entries)) },
      formats: ['es'],
    },
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['css'] }, // copies of modules leave out the style sheets they do not use
      // Chunks may import an entry directly instead of through a third file; exports of an entry that no chunk imports, such as a tag's class, are dropped.
      preserveEntrySignatures: false,
      output: {
        minify: true,
        entryFileNames: NAME,
        chunkFileNames: NAME,
        hashCharacters: 'base36',
        postBanner: ({ name }) => (name === 'base' ? COMPILE_HINT : ''),
        comments: { annotation: false, legal: false }, // the licences are in THIRD-PARTY-NOTICES.txt
        codeSplitting: {
          groups: [
            { name: 'picture', test: PICTURE, priority: 2, includeDependenciesRecursively: false },
            { name: 'labels', test: LABELS, priority: 2, includeDependenciesRecursively: false },
            { name: 'risk-map-view', test: RISK_MAP, priority: 2, includeDependenciesRecursively: false },
            { name: 'rest', test: REST, priority: 1, includeDependenciesRecursively: false },
            { name: 'map', test: MAPS, minShareCount: 2, priority: 1, includeDependenciesRecursively: false },
            { name: 'incident', test: (id: string) => INCIDENTS.some((pattern) => pattern.test(id)), priority: 1, includeDependenciesRecursively: false },
            { name: 'country-view', test: CARD, priority: 1, includeDependenciesRecursively: false },
            { name: 'map-controller', test: MAP_BOX, priority: 1, includeDependenciesRecursively: false },
            { name: 'rows', test: ROWS, priority: 1, includeDependenciesRecursively: false },
            { name: 'range-handle', test: ACTIONS, priority: 1, includeDependenciesRecursively: false },
            { name: 'tiers', test: TIERS, priority: 1, includeDependenciesRecursively: false },
            { name: 'ticks', test: TICKS, priority: 1, includeDependenciesRecursively: false },
            { name: 'base', minShareCount: SHARED_BY },
          ],
        },
      },
    },
  },
});

export const readManifest = (folder = FOLDER): Manifest => JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Manifest;

/** The files that a page downloads for some sources: their own and static imports. */
export function filesOf(manifest: Manifest, sources: readonly string[]): readonly string[] {
  const names = new Set(sources);
  for (const name of names) manifest[name]?.imports?.forEach((imported) => names.add(imported));
  return [...names].map((name) => {
    const file = manifest[name]?.file;
    if (file === undefined) throw new Error(`${name} has no file of its own in the CDN build.`);
    return file;
  });
}

/** The loader's table from Vite's manifest. */
export function loaderFiles(manifest: Manifest): Files {
  const files = (source: string): readonly string[] => filesOf(manifest, [source]).map((file) => file.slice(CHUNKS.length));
  const ofTags = TAGS.map((tag) => files(sourceOf(tag)));
  const common = [...new Set(ofTags.flat())].filter((file) => ofTags.every((ofTag) => ofTag.includes(file)));
  const languages = Object.keys(manifest).filter((source) => /^src\/words\/[^/]+\.json$/.test(source));
  return {
    folder: CHUNKS,
    placeholders: files(PLACEHOLDERS).filter((file) => !common.includes(file)),
    needs: [
      ['*', common],
      ...TAGS.map((tag) => [tag, files(sourceOf(tag)).filter((file) => !common.includes(file))] as const),
      ...VIEWS.map(({ selector, entries, isMap }) => {
        const named = TAGS.filter((tag) => selector.includes(tag)).map((tag) => files(sourceOf(tag)));
        const loaded = named.length ? named : [common];
        const missing = [...new Set(Object.values(entries).flatMap(files))].filter((file) => !loaded.every((ofTag) => ofTag.includes(file)));
        return isMap ? ([selector, missing, true] as const) : ([selector, missing] as const);
      }),
      // Matches `lang` attributes; a language set only in the browser or in our configuration is loaded by the tag itself.
      ...languages.map((source) => [`:lang(${basename(source, '.json')})`, files(source)] as const),
    ],
  };
}

interface Script {
  readonly source: string;
  readonly file: string;
  readonly define?: Readonly<Record<string, string>>;
}

/** A single-file script that pages refer to. Lib mode adds no code such as a preload helper. */
const script = ({ source, file, define = {} }: Script, folder: string): UserConfig => ({
  logLevel: 'warn',
  publicDir: false,
  define,
  build: {
    ...MINIFY,
    target: OLDEST_SYNTAX,
    outDir: folder,
    emptyOutDir: false,
    reportCompressedSize: false,
    sourcemap: SOURCE_MAPS,
    lib: { entry: source, formats: [file.endsWith('.mjs') ? 'es' : 'iife'], name: 'TravelSafetyScript' },
    rolldownOptions: {
      output: {
        minify: true,
        entryFileNames: file,
        // If the host page has overwritten platform functions, the fallbacks stay and we log no error.
        banner: 'try{',
        footer: '}catch{}',
      },
    },
  },
});

/** Classic scripts have no import.meta; they use document.currentScript. */
const CLASSIC = { 'import.meta.url': 'undefined' };

/** `embed.js`, a classic script, and `embed.mjs`, a module. */
export function loader(format: 'classic' | 'module', folder = FOLDER): UserConfig {
  const publicBase = JSON.stringify(settingsNow().publicBase ?? '');
  const define = { ...constants(loaderFiles(readManifest(folder))), 'import.meta.env.VITE_PUBLIC_BASE': publicBase };
  const source = 'src/embed/embed.ts';
  return format === 'classic'
    ? script({ source, file: 'embed.js', define: { ...define, ...CLASSIC } }, folder)
    : script({ source, file: 'embed.mjs', define }, folder);
}

export const frame = (folder = FOLDER): UserConfig => script({ source: 'src/embed/frame.ts', file: 'frame/frame.js' }, folder);

/** A script for pages that embed frames. */
export const resize = (folder = FOLDER): UserConfig => script({ source: 'src/embed/resize.ts', file: 'resize.js' }, folder);
