import { readFileSync } from 'node:fs';
import { sourceOf, TAGS } from './tags.js';

/** What `__CHUNKS__` in constants.d.ts says. */
export type ChunkTable = Readonly<Record<string, readonly string[]>>;

const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
export const VERSION = String((manifest as { version: unknown }).version);

/** Where nothing is built, the loader imports the sources, which the dev server compiles. */
export const sourceChunks: ChunkTable = Object.fromEntries(TAGS.map((tag) => [tag, [`/${sourceOf(tag)}`]]));

/** The constants of `constants.d.ts`, as Vite's `define` wants them. */
export const constants = (chunks: ChunkTable): Record<string, string> => ({
  __VERSION__: JSON.stringify(VERSION),
  __CHUNKS__: JSON.stringify(chunks),
});
