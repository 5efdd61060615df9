import { readFileSync } from 'node:fs';

const source = readFileSync(new URL('../src/model/attributes.ts', import.meta.url), 'utf8');

/** Maps each word list to its union type: `'' | 'lazy' | 'eager'` for `Word<typeof LOADINGS>`. */
const UNIONS = new Map(
  [...source.matchAll(/^export const (\w+) = \[(.+)\] as const;$/gm)].map(([, name, words]) => [name, `'' | ${words.replaceAll(', ', ' | ')}`]),
);

/** Replaces `Word<typeof …>` in types with the union. */
export const writtenOut = (types) => types.replace(/Word<typeof (\w+)>/g, (_, name) => UNIONS.get(name));
