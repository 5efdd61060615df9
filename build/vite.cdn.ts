import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Manifest, Plugin, UserConfig } from 'vite';
import { constants, type Files } from './constants.js';
import { ownCopies } from './copies-plugin.js';
import { plugins } from './plugins.js';
import { shortStyles } from './styles-plugin.js';
import { settingsNow } from './settings.js';
import { FEATURES, PLACEHOLDERS, sourceOf, TAGS, VIEWS } from './tags.js';

const FOLDER = 'dist/cdn';
const CHUNKS = 'chunks/';
const MANIFEST = 'manifest.json';
/** The shortest hashes that the bundler allows for so many files, of few characters and alone, because the loader and every file that imports another contain them: `manifest.json` has the names. */
const NAME = `${CHUNKS}[hash:7].js`;

/** The loader's syntax, which browsers since the end of 2020 can parse; older ones keep the fallback in the page. */
const OLDEST_SYNTAX = 'es2021';

/** Beside each file, and not named in it: docs/hosting.md says how to switch them on. */
const SOURCE_MAPS = 'hidden';

/** Terser first, then the bundler's own minifier (`output.minify`), which also shortens the names: together they take a hundredth more off what every reader downloads than either of them. */
const MINIFY = { minify: 'terser', terserOptions: { ecma: 2020, compress: { passes: 3 }, mangle: false } } as const;

/** What this many entries share is in the base; what fewer share is in chunks of its own. */
const SHARED_BY = 4;

/** What the list and the map of incidents share is one file. What only an opened row needs is not part of it. */
const INCIDENTS = [
  /\/src\/(elements\/(incident-feed-attributes|incident-feed-element|lazy-legend)|ui\/incident-(icon|list|list\.styles|text)|(api|model)\/(names\/)?incident[\w-]*|words\/day-word)\.ts$/,
  /en\.json:incident(s|Update)$/,
  /\/lit(-html)?\/directive[\w/-]*\.js$/,
];

/** A card and what reads its answer, of which a comparison and the full profile use a part. */
const CARD =
  /\/src\/(elements\/country-view|api\/country|model\/(government|palette)|ui\/(country|country-card|country-card\.styles|label|named-ruler|ruler|sections|tier)|words\/age)\.ts$|en\.json:card$/;

/** The tiers that a risk map has beside itself, of which its picture uses the counts. */
const TIERS = /\/src\/(ui\/risk-map|model\/tier-counts)\.ts$/;

/** What both maps need before Leaflet. */
const MAP_BOX = /\/src\/(elements\/map-controller|ui\/map-container)\.ts$|en\.json:map$/;

/** What long lists share, with and without a map. */
const ROWS = /\/src\/(elements\/rows-controller|ui\/frame\.styles)\.ts$/;

/** What acts on a table and on a list, after their first rows. */
const ACTIONS = /\/src\/(elements\/shrink-to-fit-controller|ui\/(keyboard|range-handle))\.ts$/;

/** The ticks of all countries, which a ruler and a table get after their first paint. */
const TICKS = /\/src\/(elements\/peers|(model|ui)\/score-ticks)\.ts$|en\.json:ruler$/;

/** What a good answer to a plain tag does not need. */
const REST = /\/src\/(elements\/(rest|failure-sentences|focus|heading-level|unclosed-tag(-guard)?)|api\/retry|ui\/failure)\.ts$|en\.json:failure$/;

/** Leaflet and what both maps share, fetched once a map is in view. */
const MAPS = /\/(leaflet\/|src\/map\/(?!basemap-country|land-grid|names\.|[\w-]*shapes|tier-labels|generated\/(boxes|towns)))/;

/** What pictures share: the base has no use for it. */
const PICTURE = /\/src\/(picture\/(drawing|layout|legend|ruler|scene)\.ts$|model\/palette\.ts\?copy=picture)/;

/** Drawing shapes and finding room for names, on both maps, on paper and in pictures. */
const LABELS = /\/src\/map\/(names|print-shapes|shapes)\.ts$/;

/** The risk map, of which its picture uses a part. */
const RISK_MAP =
  /\/(src\/map\/(choropleth|plane|risk-map|risk-map-state|risk-map\.styles)\.ts|leaflet\/src\/geo\/(crs\/CRS\.Simple|projection\/Projection\.LonLat)\.js)$/;

/** By the HTML standard a module is always UTF-8, but Chromium believes a server that says otherwise, unless the file begins with the mark. */
const MARK_OF_UTF8: Plugin = {
  name: 'mark-of-utf-8',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = `\uFEFF${file.code}`;
  },
};

/** Nearly all of the base runs before the first paint of any tag. With this hint, Chromium compiles it on another thread while it arrives, instead of each function on the page's thread at its first call; to other browsers it is a comment. */
const AHEAD_OF_CALLS = '//# allFunctionsCalledOnLoad';

/** The bundler's own helper iterates over inherited properties too, which a page may have added to every object. */
const OWN_NAMES: Plugin = {
  name: 'own-names',
  renderChunk: (code) => ({ code: code.replace('for (var name in all)', 'for (var name of Object.keys(all))'), map: null }),
};

/** `dist/cdn/chunks/`: an entry for each tag and view, the base of all, and what is loaded later. */
export const cdn = (): UserConfig => ({
  logLevel: 'error', // no warnings about modules imported both statically and dynamically: that is intended
  publicDir: false,
  define: constants(undefined, true),
  plugins: [ownCopies(), ...plugins(), shortStyles(), OWN_NAMES, MARK_OF_UTF8],
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
      // Lets a chunk import an entry itself instead of a third file that both import; what no chunk imports of an entry, such as a tag's class, is not exported.
      preserveEntrySignatures: false,
      output: {
        minify: true,
        entryFileNames: NAME,
        chunkFileNames: NAME,
        hashCharacters: 'base36',
        postBanner: ({ name }) => (name === 'base' ? AHEAD_OF_CALLS : ''),
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

/** The files that a page downloads for some sources: theirs, and what these import statically. */
export function filesOf(manifest: Manifest, sources: readonly string[]): readonly string[] {
  const names = new Set(sources);
  for (const name of names) manifest[name]?.imports?.forEach((imported) => names.add(imported));
  return [...names].map((name) => {
    const file = manifest[name]?.file;
    if (file === undefined) throw new Error(`${name} has no file of its own in the CDN build.`);
    return file;
  });
}

/** The loader's table, from the manifest that Vite has written. */
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
        const known = TAGS.filter((tag) => selector.includes(tag)).map((tag) => files(sourceOf(tag)));
        const there = known.length ? known : [common];
        const further = [...new Set(Object.values(entries).flatMap(files))].filter((file) => !there.every((ofTag) => ofTag.includes(file)));
        return isMap ? ([selector, further, true] as const) : ([selector, further] as const);
      }),
      // A language in the browser's settings alone, or in ours, is found by the tag itself.
      ...languages.map((source) => [`:lang(${basename(source, '.json')})`, files(source)] as const),
    ],
  };
}

interface Script {
  readonly source: string;
  readonly file: string;
  readonly define?: Readonly<Record<string, string>>;
}

/** One file that a page names itself. Lib mode adds nothing of its own: no preload helper, nothing in the host's head. */
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
        // On a host page that has overwritten platform functions, the fallbacks stay and no error of ours is logged.
        banner: 'try{',
        footer: '}catch{}',
      },
    },
  },
});

/** A classic script has no import.meta: it knows its address from document.currentScript. */
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

/** The script of the frame pages. */
export const frame = (folder = FOLDER): UserConfig => script({ source: 'src/embed/frame.ts', file: 'frame/frame.js' }, folder);

/** What the page around a frame may load. */
export const resize = (folder = FOLDER): UserConfig => script({ source: 'src/embed/resize.ts', file: 'resize.js' }, folder);
