/** A file of `src/`; its path is relative to that: `api/request.ts`. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

interface Room {
  /** Folders or files of `src/` that may be imported. */
  readonly imports: readonly string[];
  /** Folders or files that may be imported by `import()` only. */
  readonly later?: readonly string[];
  readonly packages: readonly string[];
}

/** The shapes of the world and their geometry, without Leaflet. */
const SHAPES: readonly string[] = [
  'map/generated',
  ...['basemap-country', 'basemap-rings', 'bounds', 'incident-shapes', 'names', 'patterns', 'pixels', 'plane', 'shapes', 'tier-labels', 'world-shapes'].map(
    (file) => `map/${file}.ts`,
  ),
];

/** Permitted imports by folder. Files directly in `src/` belong to the room ''. */
export const ROOMS: Readonly<Record<string, Room>> = {
  '': { imports: ['elements', 'model', 'api', 'configure.ts'], packages: [] },
  model: { imports: [], packages: [] },
  api: { imports: ['model'], packages: [] },
  data: { imports: ['model'], packages: ['lit', '@lit/task'] },
  words: { imports: ['model'], packages: [] },
  ui: { imports: ['model', 'words'], packages: ['lit'] },
  map: { imports: ['model', 'words', 'ui'], packages: ['lit', 'leaflet'] },
  picture: { imports: ['model', 'words', ...SHAPES], later: SHAPES, packages: [] },
  elements: { imports: ['model', 'api', 'data', 'words', 'ui'], later: ['map', 'picture'], packages: ['lit', '@lit-labs/ssr-client'] },
  embed: {
    imports: ['model', 'api/request.ts', 'embed'],
    later: ['elements', 'picture'],
    packages: ['@lit-labs/ssr', '@resvg/resvg-js', 'node:fs', 'node:stream', 'node:util'],
  },
};

/** Files that the builder in `demo/builder` may import besides its own; it ships in `dist/cdn/builder`. */
const BUILDER_IMPORTS: readonly string[] = [
  ...['facts', 'tags', 'titles', 'value-labels'].map((file) => `build/${file}.ts`),
  ...['heights', 'snippet', 'theme-switch', 'tags/answers', 'tags/control', 'tags/samples'].map((file) => `demo/${file}.ts`),
  ...['elements/advice', 'elements/unclosed-tag', 'embed/subjects', 'map/equal-earth'].map((file) => `src/${file}.ts`),
  'src/model',
  'src/words',
];

interface Rule {
  readonly word: RegExp;
  /** Folders or files where the pattern is permitted; `undefined` if nowhere. */
  readonly only: string | readonly string[] | undefined;
}

export const RULES: Readonly<Record<string, Rule>> = {
  'asks the network': {
    word: /(?<![.#\w])fetch\((?!\))|\b(?:window|globalThis|self)\.fetch\b|\{[^}]*\bfetch\b[^}]*\}\s*=\s*(?:window|globalThis|self)\b|\{ fetch \}|\bXMLHttpRequest\b|\bsendBeacon\b|\bWebSocket\b|\bEventSource\b/,
    only: 'api/request.ts',
  },
  'registers a tag': { word: /\bcustomElements\b/, only: 'elements' },
  'sends an event': { word: /\bdispatchEvent\b/, only: 'elements' },
  // `og:` and `twitter:` names are not API names.
  'knows a name of the wire': { word: /(?<![-\w])[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b/, only: ['api', 'embed/social.ts'] },
  'makes HTML from text': {
    word: /\b(?:inner|outer)HTML\b|\binsertAdjacentHTML\b|\bunsafe(?:HTML|SVG|MathML|Static)\b|\bstatic-html\b|\bcreateContextualFragment\b|\bsetHTML|\bparseHTML|\bDOMParser\b|\bsrcdoc\b|\bdocument\s*\.\s*write/,
    only: undefined,
  },
  'makes styles from text': { word: /\bunsafeCSS\b/, only: 'ui/color.ts' },
  // Elsewhere formats would be created repeatedly. The loader creates one while code is loading.
  'makes a format': { word: /\bnew\s+Intl\b|\btoLocale[A-Z]\w*/, only: ['words', 'embed/embed.ts'] },
  'runs text as code': { word: /\beval\s*\(|\bnew\s+Function\b|\bset(?:Timeout|Interval)\(\s*['"`]/, only: undefined },
  'keeps something in the browser': {
    word: /\b(?:local|session)Storage\b|\.cookie\b|\bindexedDB\b|\bBroadcastChannel\b|\bnavigator\s*\.\s*locks\b/,
    only: undefined,
  },
  'blocks the back-forward cache': { word: /['"](?:before)?unload['"]/, only: undefined },
  'has a default export': { word: /\bexport\s+default\b|\bas\s+default\b/, only: undefined },
  'has an enum': { word: /(?<![.'"`-])\benum\s+\w/, only: undefined },
  'has an any': { word: /[:<,|&(]\s*any\b(?=\s*[\]>,;)=|&[]|\s*$)|\bas\s+any\b/m, only: undefined },
};

/** False for generated files and third-party declarations, which are exempt from the rules. */
export const isOurs = (path: string): boolean => path.endsWith('.ts') && !path.endsWith('.d.ts') && !path.startsWith('map/generated/');

export const MAX_LINES = 250;

/** Files not written by hand: packages, generated files, recorded responses. */
export const IGNORED = /(^|\/)(node_modules|generated|fixtures)\//;

const CATCH_ALL = /(^|\/)(utils?|common|helpers?|internal|misc|types)(\/|\.ts$)/;
const COMMENTS = /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*")|\/\*[^]*?\*\/|(?<![:\\/])\/\/[^\n]*/g;

/** Blanks out comments; line numbers stay the same. */
export const withoutComments = (text: string): string => text.replace(COMMENTS, (found, string: string | undefined) => string ?? found.replace(/[^\n]/g, ' '));

/** Lines of code, without blank lines, comments and style sheets. */
export const linesOf = (text: string): number =>
  withoutComments(text)
    .replaceAll(/\bcss`[^`]*`/g, 'css``')
    .split('\n')
    .filter((line) => line.trim()).length;

interface Import {
  readonly from: string;
  readonly kind: 'now' | 'later' | 'type';
}

/** All imports and re-exports of a file. */
export function importsOf(code: string): readonly Import[] {
  const statements = [...code.matchAll(/\b(?:import|export)\s+(type\s)?(?:[\w*{][^'";]*?\bfrom\s*)?'([^']+)'/g)];
  const calls = [...code.matchAll(/(\btypeof\s+)?\bimport\(\s*'([^']+)'/g)];
  return [
    ...statements.map(([, type, from]) => ({ from: from ?? '', kind: type ? 'type' : 'now' }) as const),
    ...calls.map(([, type, from]) => ({ from: from ?? '', kind: type ? 'type' : 'later' }) as const),
  ];
}

const roomOf = (path: string): string => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '');
const packageOf = (from: string): string => (from.startsWith('@') ? from.split('/').slice(0, 2) : from.split('/').slice(0, 1)).join('/');

/** The path in `src/` that a relative import resolves to. */
function target(path: string, from: string): string {
  const { pathname } = new URL(from, `http://src/${path}`);
  return pathname.slice(1).replace(/\.js$/, '.ts');
}

const isWithin = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`);

function isForbidden(path: string, { from, kind }: Import): boolean {
  const home = roomOf(path);
  const room = ROOMS[home];
  if (!room) return true;
  if (!from.startsWith('.')) return !room.packages.includes(packageOf(from));
  const wanted = target(path, from);
  if (home !== '' && roomOf(wanted) === home) return false;
  const isLate = kind !== 'now' && (room.later ?? []).some((place) => isWithin(wanted, place));
  return !isLate && !room.imports.some((place) => isWithin(wanted, place));
}

/** The files that import themselves through any chain of imports. */
export function circular(sources: readonly Source[]): readonly string[] {
  const importsBy = new Map(sources.map(({ path, text }) => [path, importsOf(withoutComments(text)).map(({ from }) => target(path, from))]));
  const reached = (path: string): ReadonlySet<string> => {
    const found = new Set<string>(importsBy.get(path));
    for (const one of found) for (const next of importsBy.get(one) ?? []) found.add(next);
    return found;
  };
  return [...importsBy.keys()].filter((path) => reached(path).has(path));
}

/** Forbidden imports of a file of the builder; its path is relative to the repository. */
export function refusedInBuilder({ path, text }: Source): readonly string[] {
  const packages = /^(lit|virtual:|travel-safety-embeds\/)/; // the last occurs in snippet strings
  const isAllowed = (from: string): boolean =>
    from.startsWith('.') ? ['demo/builder', ...BUILDER_IMPORTS].some((place) => isWithin(target(path, from), place)) : packages.test(from);
  return importsOf(withoutComments(text)).flatMap(({ from }) => (isAllowed(from) ? [] : [`${path} imports ${from}`]));
}

/** The violations of a file, in sentences. */
export function violationsIn({ path, text }: Source): readonly string[] {
  const code = withoutComments(text);
  const wrongImports = importsOf(code).filter((one) => isForbidden(path, one));
  const broken = Object.entries(RULES).filter(([, { word, only }]) => word.test(code) && ![only ?? []].flat().some((place) => isWithin(path, place)));
  return [
    ...(ROOMS[roomOf(path)] ? [] : [`${path} is in no room of the house`]),
    ...(CATCH_ALL.test(path) ? [`${path} is a catch-all`] : []),
    ...wrongImports.map(({ from, kind }) => `${path} imports ${from}${kind === 'now' ? '' : ` (${kind})`}`),
    ...broken.map(([sentence, { word }]) => `${path} ${sentence}: ${word.exec(code)?.[0].trim()}`),
    ...(linesOf(text) > MAX_LINES ? [`${path} has more than ${MAX_LINES} lines of code`] : []),
  ];
}
