import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { continents, countries, type TCountryCode } from 'countries-list';
import type { Plugin } from 'vite';

const FOLDER = 'outlines';
const HEAD = '// Made from Natural Earth (public domain) and, for names of towns, Unicode CLDR.\n';

/** The module that lists every country's outline. */
const INDEX = /\/src\/map\/generated\/outlines\/index\.ts$/;

const codesIn = (index: string): readonly string[] => [...index.matchAll(/^ {2}([A-Z]{2}): /gm)].map(([, code = '']) => code);

/** `south-america`, or `elsewhere` for a code that is not in the list. */
const groupOf = (code: string): string => {
  const continent = code in countries ? continents[countries[code as TCountryCode].continent] : 'elsewhere';
  return continent.toLowerCase().replaceAll(' ', '-');
};

/** The strings that a generated module exports, by name. */
function textsIn(file: string): Readonly<Record<string, string>> {
  const texts = [...readFileSync(file, 'utf8').matchAll(/^export const (\w+) = (".*");$/gm)].map(
    ([, name = '', text = '']) => [name, JSON.parse(text) as string] as const,
  );
  if (texts.length === 0) throw new Error(`${file} exports no text.`);
  return Object.fromEntries(texts);
}

/**
 * For bundlers, the outlines and names of a continent are one file that is copied, not bundled: a newsroom's build gets a handful of extra files, and a
 * single-file build does not contain the shapes of the world. Without these files, a country is drawn as coarse as the rest of the land.
 */
export const outlinesByContinent = (): Plugin => ({
  name: 'outlines-by-continent',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith('/outlines/index.js')) return null;
    const index = await this.resolve(source, importer, { skipSelf: true });
    if (!index || !INDEX.test(index.id)) return null;
    for (const [name, text] of filesFor(index.id)) this.emitFile({ type: 'asset', fileName: `${FOLDER}/${name}.js`, source: HEAD + text });
    // Relative to the chunks' folder.
    return { id: `../${FOLDER}/index.js`, external: true };
  },
});

/** One file for each continent, and the index for looking up a country. */
function filesFor(index: string): ReadonlyMap<string, string> {
  const codes = codesIn(readFileSync(index, 'utf8'));
  const groups = [...new Set(codes.map(groupOf))].toSorted();
  const membersOf = (group: string): readonly string[] => codes.filter((code) => groupOf(code) === group);
  const detail = (code: string) => {
    const texts = textsIn(resolve(dirname(index), `${code}.ts`));
    // Another continent's coasts are not worth loading its whole file.
    const coasts = (texts['coasts']?.match(/../g) ?? []).filter((other) => groupOf(other) === groupOf(code)).join('');
    return [code, { ...texts, coasts }] as const;
  };
  const files = groups.map(
    (group) => [group, `export const outlines = ${JSON.stringify(Object.fromEntries(membersOf(group).map(detail)), null, 1)};\n`] as const,
  );
  return new Map([...files, ['index', indexOf(groups.map((group) => [group, membersOf(group)]))]]);
}

/** Every URL is written out, as bundlers require; `?no-inline` makes Vite copy even small files. */
const indexOf = (groups: readonly (readonly [group: string, codes: readonly string[]])[]): string => `const groups = [
${groups.map(([group, codes]) => `  ['${codes.join(' ')}', () => new URL('./${group}.js?no-inline', import.meta.url)],`).join('\n')}
];

async function load(code, address) {
  const { outlines } = await import(/* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ address().href);
  return outlines[code];
}

export const outlines = Object.fromEntries(groups.flatMap(([codes, address]) => codes.split(' ').map((code) => [code, () => load(code, address)])));
`;
