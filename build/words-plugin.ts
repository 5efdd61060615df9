import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** `words/en.json?card`: one section of a language. */
const SECTION = /^(.+\.json)\?(\w+)$/;

/** The colon keeps Vite's JSON plugin from processing the module. */
const MODULE = /^\0(.+\.json):(\w+)(?:\?copy=\w+)?$/;

/** Queries reserved by Vite. */
const VITE_QUERIES = new Set(['raw', 'url', 'inline', 'worker', 'sharedworker', 'import', 'commonjs']);

/**
 * Makes each section of a language file a module with one export of the same name, so that a page downloads only the strings of its tags: `import { card } from
 * '../words/en.json?card'`. An unknown section fails the build.
 */
export const wordSections = (): Plugin => ({
  name: 'word-sections',
  enforce: 'pre',
  async resolveId(source, importer) {
    const [, path, section] = SECTION.exec(source) ?? [];
    if (!path || !section || VITE_QUERIES.has(section)) return null;
    const file = await this.resolve(path, importer, { skipSelf: true });
    // A relative path, so that the build does not depend on the folder.
    return file && `\0${relative('.', file.id)}:${section}`;
  },
  load: {
    filter: { id: MODULE },
    async handler(id) {
      const [, file = '', section = ''] = MODULE.exec(id) ?? [];
      this.addWatchFile(resolve(file));
      const words = JSON.parse(await readFile(file, 'utf8')) as Readonly<Record<string, unknown>>;
      if (!Object.hasOwn(words, section)) {
        return this.error(`${file} has no section "${section}"; it has ${Object.keys(words).join(', ')}.`);
      }
      return { code: `export const ${section} = ${JSON.stringify(words[section])};`, map: null, moduleSideEffects: false };
    },
  },
});
