import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { KINDS_FOLDER } from './constants.js';
import { KINDS } from './tags.js';

const KIND = new RegExp(`^${KINDS_FOLDER}(?:shared/)?([\\w-]+)\\.js$`);

/** The virtual module of a kind, an entry for the bundler. */
export const kindModule = (kind: string): string => `${KINDS_FOLDER}${kind}.js`;

/** Gives each kind of tag a virtual module that imports its sources; on the dev server, it is served at the address the loader asks for. */
export const kindModules = (): Plugin => ({
  name: 'kinds',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (KIND.test(source)) return source;
    // package.json declares our sources free of side effects, but a tag's source registers the tag.
    return importer && KIND.test(importer) ? { id: resolve(source), moduleSideEffects: true } : undefined;
  },
  load(id) {
    const [, kind] = KIND.exec(id) ?? [];
    return kind === undefined ? undefined : (KINDS[kind] ?? []).map((path) => `import '${path}';`).join('\n');
  },
});
