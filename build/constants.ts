import { readdirSync, readFileSync } from 'node:fs';
import { PLACEHOLDERS, sourceOf, TAGS } from './tags.js';

const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
export const VERSION = String((manifest as { version: unknown }).version);

/** The table in which a class declares its attributes. */
const TABLE = /static override properties: PropertyDeclarations = \{\n([^]*?)\n {2}\};/;

/** The attributes of all tags, from their sources: to make the manifest takes seconds. */
const ATTRIBUTES: readonly string[] = [
  ...new Set(
    readdirSync('src/elements')
      .map((file) => TABLE.exec(readFileSync(`src/elements/${file}`, 'utf8'))?.[1] ?? '')
      .flatMap((table) => [...table.matchAll(/^ {4}(\w+): \{(?!.*(?:state: true|attribute: false))(.*)\},$/gm)])
      .map(([, name = '', options = '']) => /attribute: '([\w-]+)'/.exec(options)?.[1] ?? name),
  ),
];

/** What the loader knows of the other files. */
export interface Files {
  /** Where they are, relative to the loader. */
  readonly folder: string;
  /** The files that an element needs for its first view if a selector matches it; those of maps only in view. */
  readonly needs: readonly (readonly [selector: string, files: readonly string[], isMap?: true])[];
  /** The files that put our tags into placeholders. */
  readonly placeholders: readonly string[];
}

/** The sources themselves, which the dev server and the tests load. */
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
