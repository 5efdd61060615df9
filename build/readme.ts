// `npm run readme`: writes the tables of the tags into README.md, from the manifest that `npm run build` makes.
import { readFileSync, writeFileSync } from 'node:fs';
import { sourceOf, TAGS, type Tag } from './tags.js';

interface Named {
  readonly name?: string;
  readonly description?: string;
  readonly inheritedFrom?: { readonly name?: string };
}

interface Declaration {
  readonly name: string;
  readonly description?: string;
  readonly superclass?: { readonly name: string };
  readonly attributes?: readonly Named[];
  readonly events?: readonly Named[];
  readonly cssParts?: readonly Named[];
  readonly cssProperties?: readonly Named[];
}

interface Manifest {
  readonly modules: readonly { readonly path: string; readonly declarations?: readonly Declaration[] }[];
}

const root = new URL('../', import.meta.url);
const START = '<!-- tags: written by npm run readme -->';
const END = '<!-- end of tags -->';

const readManifest = (): Manifest => JSON.parse(readFileSync(new URL('custom-elements.json', root), 'utf8')) as Manifest;

/** The public names of a tag. The analyzer also lists what `dispatchEvent` is given, which is no event's name. */
export interface TagFacts {
  readonly tag: Tag;
  readonly description: string;
  readonly attributes: readonly Named[];
  readonly shared: readonly Named[];
  readonly events: readonly Named[];
  readonly parts: readonly Named[];
  readonly tokens: readonly Named[];
}

/** Whose attributes every tag has. */
const BASE = 'EmbedElement';

function factsOf(tag: Tag, { modules }: Manifest): TagFacts {
  const declarations = modules.find(({ path }) => path === sourceOf(tag))?.declarations ?? [];
  const element = declarations.find(({ name }) => name.endsWith('Element'));
  if (!element) throw new Error(`custom-elements.json does not know <${tag}>: npm run build.`);
  // A public attribute has its sentence; the analyzer also lists inner state.
  const attributes = (element.attributes ?? []).filter(({ description }) => description);
  // What a tag has in common with others comes before its own.
  return {
    tag,
    description: element.description ?? '',
    attributes: attributes
      .filter(({ inheritedFrom }) => inheritedFrom?.name !== BASE)
      .toSorted((one, other) => Number(!one.inheritedFrom) - Number(!other.inheritedFrom)),
    shared: attributes.filter(({ inheritedFrom }) => inheritedFrom?.name === BASE),
    events: (element.events ?? []).filter(({ name }) => name?.includes('-')),
    parts: element.cssParts ?? [],
    tokens: element.cssProperties ?? [],
  };
}

export const allFacts = (): readonly TagFacts[] => {
  const manifest = readManifest();
  return TAGS.map((tag) => factsOf(tag, manifest));
};

const cell = (text = ''): string => text.replaceAll('\n', ' ').replaceAll('|', '\\|').trim();

function table(title: string, rows: readonly Named[]): string {
  if (rows.length === 0) return '';
  return [`| ${title} | |`, '|---|---|', ...rows.map(({ name, description }) => `| \`${cell(name)}\` | ${cell(description)} |`), ''].join('\n');
}

const section = ({ tag, description, attributes, events, parts, tokens }: TagFacts): string =>
  [`### \`<${tag}>\`\n\n${cell(description)}\n`, table('Attribute', attributes), table('Event', events), table('Part', parts), table('Token', tokens)]
    .filter(Boolean)
    .join('\n');

export function tagTables(facts: readonly TagFacts[]): string {
  return [...facts.map(section), `### On every tag\n\n${table('Attribute', facts[0]?.shared ?? [])}`].join('\n');
}

/** The read-me with its tables written anew. */
export function withTables(readme: string, tables: string): string {
  const [before, rest] = readme.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`README.md has no ${START} ... ${END}.`);
  return `${before}${START}\n${tables}\n${END}${after}`;
}

if (process.argv[1]?.endsWith('readme.ts')) {
  const file = new URL('README.md', root);
  writeFileSync(file, withTables(readFileSync(file, 'utf8'), tagTables(allFacts())));
}
