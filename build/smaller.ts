import { minify, type MinifyOptions } from 'terser';
import { parseAst, type Plugin, type Rolldown } from 'vite';
import { withSharedNames } from './shared-names.js';
import { shortNamesFor, sources } from './short-names.js';

/** Stands for an expression while a template is processed as one text; no source contains it. */
export const HOLE = '\u0000';

const smallerRules = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/(?<![\w.#])0\./g, '.')
    .replaceAll(';}', '}');

/** CSS without comments and layout; its strings stay as they are. */
const smallerCss = (text: string): string =>
  text
    .replace(/\/\*[^]*?\*\//g, '')
    .split(/("[^"]*"|'[^']*')/)
    .map((part, place) => (place % 2 ? part : smallerRules(part)))
    .join('')
    .trim();

/** Markup without layout: white space with a line break beside a tag is only formatting, a space within a line is part of the text. */
const smallerMarkup = (text: string): string =>
  text
    .replace(/>\s*\n\s*(?=[<\0])/g, '>')
    .replace(/(?<=\0)\s*\n\s*(?=<)/g, '')
    .replace(/\s*\n\s*(?=>)/g, '')
    .replace(/\s*\n\s*/g, ' ');

interface Quasi {
  readonly start: number;
  readonly end: number;
  readonly value: { readonly raw: string };
}

/** The pieces of text in every tagged template below a node, templates within templates included. */
export function* templatesIn(node: unknown): Generator<{ readonly tag: string; readonly quasis: readonly Quasi[] }> {
  if (typeof node !== 'object' || node === null) return;
  const { type, tag, quasi } = node as {
    readonly type?: string;
    readonly tag?: { readonly name?: string };
    readonly quasi?: { readonly quasis: readonly Quasi[] };
  };
  if (type === 'TaggedTemplateExpression' && quasi) yield { tag: tag?.name ?? '', quasis: quasi.quasis };
  for (const child of Object.values(node)) yield* templatesIn(child);
}

const SMALLER: Readonly<Record<string, (text: string) => string>> = { css: smallerCss, html: smallerMarkup };

/** One of our sources without the layout in its templates; everything else stays as it is. */
export function withSmallerTemplates(code: string): string {
  const edits: { readonly at: number; readonly old: string; readonly text: string }[] = [];
  for (const { tag, quasis } of templatesIn(parseAst(code, { lang: 'ts' }))) {
    const parts = SMALLER[tag]?.(quasis.map(({ value }) => value.raw).join(HOLE)).split(HOLE) ?? [];
    // The parser's positions include the delimiter before each piece of text, hence the + 1.
    parts.forEach((text, place) => edits.push({ at: (quasis[place]?.start ?? 0) + 1, old: quasis[place]?.value.raw ?? '', text }));
  }
  const fromTheEnd = edits.toSorted((one, other) => other.at - one.at);
  return fromTheEnd.reduce((done, { at, old, text }) => done.slice(0, at) + text + done.slice(at + old.length), code);
}

/** Removes layout from our templates, which JavaScript minifiers leave alone. */
export const smallerTemplates = (): Plugin => ({
  name: 'smaller-templates',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/(ui|elements|map)\/.*\.ts(\?|$)/ },
    handler: (code) => ({ code: withSmallerTemplates(code), map: null }),
  },
});

// The options that compress best, found by trial, for the chunks and for the loader.
const TERSER: MinifyOptions = {
  module: true,
  ecma: 2020,
  compress: { passes: 3, toplevel: true, unsafe_arrows: true, sequences: false, hoist_funs: true },
  mangle: { toplevel: true },
};

const LOADER: MinifyOptions = { ...TERSER, compress: { ...(TERSER.compress as object), unsafe: true, sequences: true, lhs_constants: false } };

export const smallerLoader = (): Rolldown.Plugin => ({
  name: 'smaller-loader',
  renderChunk: async (code) => ({ code: (await minify(code, LOADER)).code ?? code, map: null }),
});

/** Treats reading a property as free of effects, except in chunks where Leaflet or the map reads a size to force layout. */
const compressFor = (code: string): object => ({ ...(TERSER.compress as object), pure_getters: !/\boffset(Width|Height)\b/.test(code) });

/** Options that give shared variables and our own properties the same short names in all chunks. */
const mangled = (shared: ReadonlyMap<string, string>, properties: ReadonlyMap<string, string>, code: string): MinifyOptions => {
  const here = [...properties].filter(([name]) => code.includes(name));
  // Terser's name caches double as lists of what it may rename, and to what.
  const cache = (names: Iterable<readonly [string, string]>): object => ({ props: new Map(names) });
  return {
    ...TERSER,
    compress: compressFor(code),
    mangle: { toplevel: true, cache: cache(shared), properties: { only_cache: true, cache: cache(here) } } as object,
  };
};

/** The private names of our styles: `--_surface` becomes `--_a`. */
function withShortStyles(code: string, names: Map<string, string>): string {
  const short = (name: string): string => {
    if (!names.has(name)) names.set(name, `--_${names.size.toString(36)}`);
    return names.get(name) ?? name;
  };
  return code.replace(/--_[a-z][\w-]*/g, short);
}

/** The short names that all builds of chunks use, because they share files; the first build sets them. */
export interface ShortNames {
  properties?: ReadonlyMap<string, string>;
}

/** Minifies the chunks with terser, which makes them three per cent smaller than the bundler's own minifier. */
export const smallerChunks = (short: ShortNames = {}): Rolldown.Plugin => ({
  name: 'smaller-chunks',
  async generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const properties = (short.properties ??= shortNamesFor(sources(), chunks.map(({ code }) => code).join('\n')));
    const later = new Set(chunks.flatMap(({ fileName, dynamicImports }) => dynamicImports.filter((one) => one !== fileName)));
    const shared = withSharedNames(chunks.map(({ fileName, code, isEntry }) => ({ fileName, code, isOpen: isEntry || later.has(fileName) })));
    const styles = new Map<string, string>();
    for (const chunk of chunks) {
      const { code, names } = shared.get(chunk.fileName) ?? { code: chunk.code, names: new Map<string, string>() };
      const small = await minify(withShortStyles(code, styles), mangled(names, properties, code));
      chunk.code = small.code ?? code;
    }
  },
});
