import { readFileSync } from 'node:fs';

const source = readFileSync(new URL('../src/model/attributes.ts', import.meta.url), 'utf8');

/** Maps each word list to its union type: `'' | 'lazy' | 'eager'` for `Word<typeof LOADINGS>`. */
const UNIONS = new Map(
  [...source.matchAll(/^export const (\w+) = \[(.+)\] as const;$/gm)].map(([, name, words]) => [name, `'' | ${words.replaceAll(', ', ' | ')}`]),
);

/** Replaces `Word<typeof …>` in types with the union. */
export const writtenOut = (types) =>
  types.replace(/Word<typeof (\w+)>/g, (_, name) => {
    if (!UNIONS.has(name)) throw new Error(`src/model/attributes.ts exports no ${name}: add it there, on one line, or write the words in the property's type.`);
    return UNIONS.get(name);
  });
