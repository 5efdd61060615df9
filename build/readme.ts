// `npm run readme`: writes the tables of the tags into README.md, from the manifest that `npm run build` makes.
import { readFileSync, writeFileSync } from 'node:fs';
import { allFactsIn, type Manifest, type Named, type TagFacts } from './facts.js';

const root = new URL('../', import.meta.url);
const START = '<!-- tags: written by npm run readme -->';
const END = '<!-- end of tags -->';

const readManifest = (): Manifest => JSON.parse(readFileSync(new URL('custom-elements.json', root), 'utf8')) as Manifest;

export const allFacts = (): readonly TagFacts[] => allFactsIn(readManifest());

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
  const [any] = facts;
  return [...facts.map(section), `### On every tag\n`, table('Attribute', any?.shared ?? []), table('Token', any?.sharedTokens ?? [])].join('\n');
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
