import { readFileSync } from 'node:fs';
import { PARTS, TAGS } from './tags.js';

/** What `__CHUNKS__` in constants.d.ts says. */
export interface ChunkTable {
  readonly folder: string;
  readonly ending: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, string>>;
}

const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
export const VERSION = String((manifest as { version: unknown }).version);

/** Where nothing is built, the loader imports the sources, which the dev server compiles. */
export const sourceChunks: ChunkTable = {
  folder: '/src/elements/',
  ending: '.ts',
  tags: Object.fromEntries(TAGS.map((tag) => [tag, tag])),
  parts: Object.fromEntries(Object.keys(PARTS).map((key) => [key, key.replace(/ .*/, '')])),
};

/** The constants of `constants.d.ts`, as Vite's `define` wants them. */
export const constants = (chunks: ChunkTable, hasLoader = false): Record<string, string> => ({
  __VERSION__: JSON.stringify(VERSION),
  __CHUNKS__: JSON.stringify(chunks),
  __HAS_LOADER__: String(hasLoader),
});
