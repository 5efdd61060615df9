import { parseAst } from 'vite';

/** A source file. */
export interface Source {
  readonly path: string;
  readonly code: string;
}

interface Key {
  readonly type?: string;
  readonly name?: string;
  readonly value?: unknown;
}

interface Node {
  readonly type?: string;
  readonly key?: Key;
  readonly property?: Key;
  readonly object?: Key;
  readonly computed?: boolean;
  readonly accessibility?: string | null;
  readonly id?: Key | null;
  readonly value?: { readonly raw?: string } | string;
}

type Visit = (node: Node, parents: readonly Node[]) => void;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function walk(node: unknown, visit: Visit, parents: readonly Node[] = []): void {
  if (!isNode(node)) return;
  if (node.type) visit(node, parents);
  const within = node.type ? [...parents, node] : parents;
  for (const child of Object.values(node)) if (isNode(child)) walk(child, visit, within);
}

const DECLARATIONS = /^(TS(Abstract)?(Property|Method)(Signature|Definition)|TSAbstract\w+|PropertyDefinition|MethodDefinition|AccessorProperty)$/;

/** The words of a string that may name properties: one word or a list of them, but not a sentence. */
const wordsOf = (text: string): readonly string[] => (/^[\w$\s,-]*$/.test(text) ? text.split(/[\s,]+/) : []);

/** The properties that a template sets by name: `.value=${…}`. */
const propertiesOf = (template: string): readonly string[] => [...template.matchAll(/\s\.(\w+)=$/g)].map(([, name]) => name ?? '');

/** Which names others may read in our objects, by the path of the source. All other names are known only to our own chunks. */
const KNOWN_TO_OTHERS = {
  /** Declared names: the data of `risk-load`, the settings, the kinds of failure, the table that several versions of our scripts share. */
  declared: /\/src\/(model\/|embed\/|api\/(ask|page)\.ts|configure\.ts|index\.ts)/,
  /** Keys of object literals: the names on the wire and in saved files. */
  keys: /\/src\/api\//,
  /** Members of the tags and their events, unless `private` or `protected`. */
  members: /\/src\/elements\//,
} as const;

/** Names that others use but none of our sources spells: plural categories, what a page may use on any Lit element, what browsers call. */
const RESERVED = [
  'zero one two few many other',
  'version updateComplete requestUpdate renderRoot constructor prototype',
  'handleEvent acceptNode then toString toJSON valueOf',
].flatMap((names) => names.split(' '));

/** What is read from these objects belongs to the page. */
const GLOBALS = /^(window|globalThis|self|document|navigator|screen|location)$/;

/** True inside a table that is looked up by a value from outside: a constant in capitals, or an object nested in a dictionary. */
function isTable(path: string, parents: readonly Node[]): boolean {
  const objects = parents.filter(({ type }) => type === 'ObjectExpression').length;
  const inTable = parents.some(({ type, id }) => type === 'VariableDeclarator' && /^[A-Z][A-Z_0-9]+$/.test(id?.name ?? ''));
  return inTable || (path.includes('/src/words/') && objects > 1);
}

export interface Names {
  /** Properties declared by us or by Leaflet. */
  readonly declared: Set<string>;
  /** Properties that others know, or that some code looks up by name. */
  readonly known: Set<string>;
}

const nameOf = ({ key, computed }: Node): string => (key === undefined || computed ? '' : (key.name ?? String(key.value)));

/** Collects names from our TypeScript, where interfaces, classes and dictionaries declare them. */
function declareOurs({ path }: Source, node: Node, parents: readonly Node[], { declared, known }: Names): void {
  const name = nameOf(node);
  const isMember = DECLARATIONS.test(node.type ?? '');
  const isKey = node.type === 'Property' && parents.at(-1)?.type === 'ObjectExpression';
  if (!name || node.key?.type === 'PrivateIdentifier' || !(isMember || isKey)) return;
  const isSentence = isKey && path.includes('/src/words/en/') && !isTable(path, parents);
  if (isMember || isSentence) declared.add(name);
  const isOpen = isMember && !node.accessibility && KNOWN_TO_OTHERS.members.test(path);
  const isData = isKey && (KNOWN_TO_OTHERS.keys.test(path) || isTable(path, parents));
  if (isOpen || isData || (isMember && KNOWN_TO_OTHERS.declared.test(path))) known.add(name);
}

/** Collects names from Leaflet's JavaScript, where every property that is written counts as declared. */
function declareTheirs(node: Node, { declared }: Names): void {
  const name = node.type === 'MemberExpression' && !node.computed ? node.property?.name : nameOf(node);
  if (name && node.property?.type !== 'PrivateIdentifier' && node.key?.type !== 'PrivateIdentifier') declared.add(name);
}

/** Collects names that must stay: words in strings, which may name properties, and exports, which are properties for `import()`. */
function knowStrings(node: Node, parents: readonly Node[], { known }: Names): void {
  const { type, value } = node;
  if (type === 'Literal' && typeof value === 'string') wordsOf(value).forEach((word) => known.add(word));
  if (type === 'TemplateElement' && typeof value === 'object') propertiesOf(value.raw ?? '').forEach((name) => known.add(name));
  if (type === 'MemberExpression' && GLOBALS.test(node.object?.name ?? '')) known.add(node.property?.name ?? '');
  const isExported = parents.some((parent) => parent.type === 'ExportNamedDeclaration') && parents.length <= 3;
  if (isExported && node.id?.name) known.add(node.id.name);
}

/** All names of properties in the sources, and those of them that others know. */
export function namesIn(sources: readonly Source[]): Names {
  const names: Names = { declared: new Set(), known: new Set(RESERVED) };
  for (const source of sources) {
    const isOurs = source.path.endsWith('.ts');
    walk(parseAst(source.code, { lang: isOurs ? 'ts' : 'js' }), (node, parents) => {
      if (isOurs) declareOurs(source, node, parents, names);
      else declareTheirs(node, names);
      knowStrings(node, parents, names);
    });
  }
  return names;
}
