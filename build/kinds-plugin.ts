import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { KINDS_FOLDER } from './constants.js';
import { KINDS } from './tags.js';

const KIND = new RegExp(`^${KINDS_FOLDER}(?:shared/)?([\\w-]+)\\.js$`);

/** The module of a kind, for the bundler's entries. */
export const kindModule = (kind: string): string => `${KINDS_FOLDER}${kind}.js`;

/** Gives each kind of tag a module that imports its sources, for the bundler and, by the address the loader asks for, on the dev server. */
export const kindModules = (): Plugin => ({
  name: 'kinds',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (KIND.test(source)) return source;
    // To a bundler our sources do nothing by themselves; a tag's registers it.
    return importer && KIND.test(importer) ? { id: resolve(source), moduleSideEffects: true } : undefined;
  },
  load(id) {
    const [, kind] = KIND.exec(id) ?? [];
    return kind === undefined ? undefined : (KINDS[kind] ?? []).map((path) => `import '${path}';`).join('\n');
  },
});
