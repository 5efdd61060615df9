import { readFileSync } from 'node:fs';

const source = readFileSync(new URL('../src/model/attributes.ts', import.meta.url), 'utf8');

/** The union of each word list, by the list's name: `'' | 'lazy' | 'eager'` for `Word<typeof LOADINGS>`. */
const UNIONS = new Map(
  [...source.matchAll(/^export const (\w+) = \[(.+)\] as const;$/gm)].map(([, name, words]) => [name, `'' | ${words.replaceAll(', ', ' | ')}`]),
);

/** Types, with the unions written out. */
export const writtenOut = (types) => types.replace(/Word<typeof (\w+)>/g, (_, name) => UNIONS.get(name));
