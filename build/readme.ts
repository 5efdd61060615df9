// `npm run readme`: generates docs/policies.md and, from the manifest of `npm run build`, the tables of docs/tags.md and the WordPress blocks.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { needBuild, readWords } from './command.mjs';
import { allFactsIn, type Manifest, type Named, type TagFacts } from './facts.js';
import { policyPage } from './policies.js';
import { PLUGIN, pluginFiles } from './wordpress.js';

const root = new URL('../', import.meta.url);
const START = '<!-- tags: written by npm run readme -->';
const END = '<!-- end of tags -->';

const readManifest = (): Manifest => JSON.parse(readFileSync(new URL('custom-elements.json', root), 'utf8')) as Manifest;

export const allFacts = (): readonly TagFacts[] => allFactsIn(readManifest());

const cell = (text = ''): string => text.replaceAll('\n', ' ').replaceAll('|', '\\|').trim();

function table(title: string, rows: readonly Named[]): string {
  if (rows.length === 0) return '';
  return [`| ${title} | |`, '|---|---|', ...folded(rows).map(({ name, description }) => `| ${name} | ${cell(description)} |`), ''].join('\n');
}

/** Merges rows whose names differ only in their number. */
const folded = (rows: readonly Named[]): readonly Named[] =>
  rows
    .filter(({ name }) => !/[2-9]/.test(name ?? ''))
    .map(({ name = '', description }) => {
      const last = rows.findLast((row) => row.name?.replace(/\d/, '1') === name)?.name ?? name;
      if (last === name) return { name: `\`${cell(name)}\``, description };
      return { name: `\`${name}\` to \`${last}\``, description: description?.replace(/(tier|severity) 1/, 'each $1') };
    });

const tables = (attributes: readonly Named[], events: readonly Named[], parts: readonly Named[], tokens: readonly Named[]): string =>
  [table('Attribute', attributes), table('Event', events), table('Part', parts), table('Token', tokens)].filter(Boolean).join('\n');

/** The names in all lists, each with its most common description. */
function common(lists: readonly (readonly Named[])[]): readonly Named[] {
  // In the order of the base class: a tag that overrides a description, as `<country-risk>` does, lists it among its own names.
  const inOrder = lists.at(-1) ?? [];
  return inOrder
    .filter(({ name }) => lists.every((list) => list.some((row) => row.name === name)))
    .map((row) => mostFrequent(lists.flatMap((list) => list.filter(({ name }) => name === row.name))));
}

function mostFrequent(rows: readonly Named[]): Named {
  const count = ({ description }: Named): number => rows.filter((row) => row.description === description).length;
  return rows.reduce((best, row) => (count(row) > count(best) ? row : best));
}

/** Omits names that all tags share, unless a tag describes them differently. */
const own = (rows: readonly Named[], shared: readonly Named[]): readonly Named[] =>
  rows.filter(({ name, description }) => !shared.some((row) => row.name === name && row.description === description));

/** A section for each tag with its own names, then one for the shared names. */
function tagTables(facts: readonly TagFacts[]): string {
  const events = common(facts.map((tag) => tag.events));
  const parts = common(facts.map((tag) => tag.parts));
  const sections = facts.map((tag) =>
    [`## \`<${tag.tag}>\`\n\n${cell(tag.description)}\n`, tables(tag.attributes, own(tag.events, events), own(tag.parts, parts), tag.tokens)]
      .filter(Boolean)
      .join('\n'),
  );
  const [any] = facts;
  return [...sections, '## On every tag\n', tables(any?.shared ?? [], events, parts, any?.sharedTokens ?? [])].join('\n');
}

/** Replaces the tables in a page. */
function withTables(page: string, tables: string): string {
  const [before, rest] = page.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`docs/tags.md has no ${START} ... ${END}.`);
  return `${before}${START}\n${tables}\n${END}${after}`;
}

const TAGS_PAGE = new URL('docs/tags.md', root);

/** docs/tags.md with up-to-date tables; the rest is unchanged. */
export function tagsPage(): string {
  return withTables(readFileSync(TAGS_PAGE, 'utf8'), tagTables(allFacts()));
}

/** Writes a file if its text has changed; returns whether it has. */
function write(path: string, text: string): boolean {
  const file = new URL(path, root);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, text);
  return true;
}

if (process.argv[1]?.endsWith('readme.ts')) {
  readWords('npm run readme', {});
  needBuild('custom-elements.json');
  const plugin = Array.from(pluginFiles(allFacts()), ([path, text]) => [PLUGIN + path, text] as const);
  const files = [['docs/tags.md', tagsPage()], ['docs/policies.md', policyPage()], ...plugin] as const;
  const changed = files.filter(([path, text]) => write(path, text));
  console.log(changed.map(([path]) => `${path} changed.`).join('\n') || 'Nothing changed.');
}
