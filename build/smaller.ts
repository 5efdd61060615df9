import { minify, type MinifyOptions } from 'terser';
import { parseAst, type Plugin, type Rolldown } from 'vite';
import { withSharedNames } from './shared-names.js';
import { shortNamesFor, sources } from './short-names.js';

/** Stands for an expression while a template is looked at as one text; no source contains it. */
export const HOLE = '\u0000';

const smallerRules = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/(?<![\w.#])0\./g, '.')
    .replaceAll(';}', '}');

/** Strings stay as they are. */
const smallerCss = (text: string): string =>
  text
    .replace(/\/\*[^]*?\*\//g, '')
    .split(/("[^"]*"|'[^']*')/)
    .map((part, place) => (place % 2 ? part : smallerRules(part)))
    .join('')
    .trim();

/** White space with a line break beside a tag is how the source is laid out; a space within a line is meant. */
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

/** A source of ours with the layout taken out of its templates; everything else stays as it is. */
export function withSmallerTemplates(code: string): string {
  const edits: { readonly at: number; readonly old: string; readonly text: string }[] = [];
  for (const { tag, quasis } of templatesIn(parseAst(code, { lang: 'ts' }))) {
    const parts = SMALLER[tag]?.(quasis.map(({ value }) => value.raw).join(HOLE)).split(HOLE) ?? [];
    // The parser counts the signs around a piece of text to it.
    parts.forEach((text, place) => edits.push({ at: (quasis[place]?.start ?? 0) + 1, old: quasis[place]?.value.raw ?? '', text }));
  }
  const fromTheEnd = edits.toSorted((one, other) => other.at - one.at);
  return fromTheEnd.reduce((done, { at, old, text }) => done.slice(0, at) + text + done.slice(at + old.length), code);
}

/** Takes the layout of the source out of our templates: no minifier of scripts looks into them. */
export const smallerTemplates = (): Plugin => ({
  name: 'smaller-templates',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/(ui|elements|map)\/.*\.ts(\?|$)/ },
    handler: (code) => ({ code: withSmallerTemplates(code), map: null }),
  },
});

// What compresses best, tried out: for the chunks, and for the loader.
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

/** To read a property has no effect, but for the sizes that Leaflet and the map read to make a browser lay out the page. */
const compressFor = (code: string): object => ({ ...(TERSER.compress as object), pure_getters: !/\boffset(Width|Height)\b/.test(code) });

/** What nobody outside sees has short names in all chunks alike: variables that chunks share, properties. */
const mangled = (shared: ReadonlyMap<string, string>, properties: ReadonlyMap<string, string>, code: string): MinifyOptions => {
  const here = [...properties].filter(([name]) => code.includes(name));
  // Terser takes its caches for lists of what it may change, and to what.
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

/** What builds that share files agree on; the first of them decides. */
export interface ShortNames {
  properties?: ReadonlyMap<string, string>;
}

/** Terser takes three per cent more out of a chunk than the bundler's own minifier. */
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
