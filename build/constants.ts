import { readdirSync, readFileSync } from 'node:fs';
import { PLACEHOLDERS, sourceOf, TAGS } from './tags.js';

const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
export const VERSION = String((manifest as { version: unknown }).version);

/** The table in which a class declares its attributes. */
const TABLE = /static override properties: PropertyDeclarations = \{\n([^]*?)\n {2}\};/;

/** The attributes of all tags, parsed from their sources because generating the manifest takes seconds. */
const ATTRIBUTES: readonly string[] = [
  ...new Set(
    readdirSync('src/elements')
      .map((file) => TABLE.exec(readFileSync(`src/elements/${file}`, 'utf8'))?.[1] ?? '')
      .flatMap((table) => [...table.matchAll(/^ {4}(\w+): \{(?!.*(?:state: true|attribute: false))(.*)\},$/gm)])
      .map(([, name = '', options = '']) => /attribute: '([\w-]+)'/.exec(options)?.[1] ?? name),
  ),
];

/** The loader's table of files. */
export interface Files {
  /** Their folder, relative to the loader. */
  readonly folder: string;
  /** The files that an element needs for its first view if it matches the selector; those of maps only when in view. */
  readonly needs: readonly (readonly [selector: string, files: readonly string[], isMap?: true])[];
  /** The files that replace placeholders with tags. */
  readonly placeholders: readonly string[];
}

/** The sources, as used by the dev server and the tests. */
const SOURCES: Files = { folder: '/', needs: TAGS.map((tag) => [tag, [sourceOf(tag)]]), placeholders: [PLACEHOLDERS] };

/** The constants of `constants.d.ts` and `src/env.d.ts`, in the form of Vite's `define`. */
export const constants = ({ folder, needs, placeholders } = SOURCES, hasLoader = false): Record<string, string> => ({
  __VERSION__: JSON.stringify(VERSION),
  __TAGS__: JSON.stringify(TAGS.join()),
  __ATTRIBUTES__: JSON.stringify(ATTRIBUTES),
  __PLACEHOLDERS__: JSON.stringify(placeholders.join(' ')),
  __FOLDER__: JSON.stringify(folder),
  __NEEDS__: JSON.stringify(needs.map(([selector, files, ...isMap]) => [selector, files.join(' '), ...isMap])),
  __HAS_LOADER__: String(hasLoader),
});
