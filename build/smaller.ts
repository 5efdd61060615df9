import { minify, type MinifyOptions } from 'terser';
import { parseAst, type Plugin, type Rolldown } from 'vite';
import { withSharedNames } from './shared-names.js';
import { shortNamesFor, sources } from './short-names.js';

/** Stands for an expression while a template is looked at as one text; no source contains it. */
const HOLE = '\u0000';

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
function* templatesIn(node: unknown): Generator<{ readonly tag: string; readonly quasis: readonly Quasi[] }> {
  if (typeof node !== 'object' || node === null) return;
  const { type, tag, quasi } = node as {
    readonly type?: string;
    readonly tag?: { readonly name?: string };
    readonly quasi?: { readonly quasis: readonly Quasi[] };
  };
  if (type === 'TaggedTemplateExpression' && quasi) yield { tag: tag?.name ?? '', quasis: quasi.quasis };
  for (const child of Object.values(node)) yield* templatesIn(child);
}

const SMALLER: Readonly<Record<string, (text: string) => string>> = { css: smallerCss, html: smallerMarkup, svg: smallerMarkup };

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

// What compresses best, tried out.
const TERSER: MinifyOptions = {
  module: true,
  ecma: 2020,
  compress: { passes: 3, toplevel: true, unsafe_arrows: true, sequences: false, hoist_funs: true },
  mangle: { toplevel: true },
};

/** What nobody outside sees has short names in all chunks alike: variables that chunks share, properties. */
const mangled = (shared: ReadonlyMap<string, string>, properties: ReadonlyMap<string, string>, code: string): MinifyOptions => {
  const here = [...properties].filter(([name]) => code.includes(name));
  // Terser takes its caches for lists of what it may change, and to what.
  const cache = (names: Iterable<readonly [string, string]>): object => ({ props: new Map(names) });
  return { ...TERSER, mangle: { toplevel: true, cache: cache(shared), properties: { only_cache: true, cache: cache(here) } } as object };
};

/** The private names of our styles: `--_surface` becomes `--_a`. */
function withShortStyles(code: string, names: Map<string, string>): string {
  const short = (name: string): string => {
    if (!names.has(name)) names.set(name, `--_${names.size.toString(36)}`);
    return names.get(name) ?? name;
  };
  return code.replace(/--_[a-z][\w-]*/g, short);
}

/** Terser takes three per cent more out of a chunk than the bundler's own minifier. */
export const smallerChunks = (): Rolldown.Plugin => ({
  name: 'smaller-chunks',
  async generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const properties = shortNamesFor(sources(), chunks.map(({ code }) => code).join('\n'));
    const later = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
    const shared = withSharedNames(chunks.map(({ fileName, code, isEntry }) => ({ fileName, code, isOpen: isEntry || later.has(fileName) })));
    const styles = new Map<string, string>();
    for (const chunk of chunks) {
      const { code, names } = shared.get(chunk.fileName) ?? { code: chunk.code, names: new Map<string, string>() };
      const small = await minify(withShortStyles(code, styles), mangled(names, properties, code));
      chunk.code = small.code ?? code;
    }
  },
});

/** Small modules without state: as chunks of their own, for several tags to share, they would cost more than they weigh. */
const SMALL = /\/src\/(api\/values|model\/country|elements\/(map-host|select-events)|ui\/(details|frame|map-box|theme-details)|words\/(format|en\/map))\.ts$/;
const OWNERS = /\/src\/\w+\/(?:(?:risk-)?(country(?!-list)|incident|methodology)|risk-(?:map|table))[\w-]*\.ts$/;

/** What the map of incidents needs at once, a list without one only when a reader asks for it. */
const LATER = /\/src\/(ui\/incident-(filters|details|legend-styles|names|scroll)|model\/incident-counts|words\/en\/incident-(filters|details))\.ts$/;
const LATER_OWNERS = /\/src\/elements\/incident-list(-details)?\.ts$|\?later$/;

/**
 * Gives the countries, the incidents, the methodology and the table with its map a copy each of the small modules they use,
 * and the list of incidents one of what it loads later, so that the map's own is no chunk for itself.
 */
export const ownCopies = (): Plugin => ({
  name: 'own-copies',
  enforce: 'pre',
  async resolveId(source, importer) {
    const [isOwner, owner = 'risk'] = OWNERS.exec(importer ?? '') ?? [];
    const isLater = LATER_OWNERS.test(importer ?? '');
    const found = isOwner || isLater ? await this.resolve(source, importer, { skipSelf: true }) : null;
    if (!found) return null;
    if (isLater && LATER.test(found.id)) return `${found.id}?later`;
    return isOwner && SMALL.test(found.id) ? `${found.id}?${owner}` : null;
  },
});
