import { readFileSync } from 'node:fs';
import { TAGS } from './tags.js';

const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const VERSION = String((manifest as { version: unknown }).version);

/** The folder of the tags' files on the dev server, where kinds-plugin.ts makes them from the sources. */
export const KINDS_FOLDER = '/kinds/';

/** The constants of `constants.d.ts` and `src/env.d.ts`, as Vite's `define` wants them. */
export const constants = (folder = KINDS_FOLDER, hasLoader = false): Record<string, string> => ({
  __VERSION__: JSON.stringify(VERSION),
  __FOLDER__: JSON.stringify(folder),
  __TAGS__: JSON.stringify(TAGS.join()),
  __HAS_LOADER__: String(hasLoader),
});
