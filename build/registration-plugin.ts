import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { sourceOf, TAGS, type Tag } from './tags.js';

/** Stands before the name of a tag: the module that registers it. */
export const REGISTERED = 'registered:';

const CALL = /^register\('([\w-]+)', (\w+)\);$/m;

const paths: ReadonlyMap<string, Tag> = new Map(TAGS.map((tag) => [resolve(sourceOf(tag)), tag]));

/** The class that a tag's source registers; throws unless it registers exactly this tag. */
function classOf(tag: Tag, source: string): string {
  const [, name, element] = CALL.exec(source) ?? [];
  if (name !== tag || element === undefined) throw new Error(`${sourceOf(tag)} does not register <${tag}>.`);
  return element;
}

/**
 * For bundlers, the class of a tag and its registration are two modules: `classes/country-risk.js` for those who want the class under a
 * name of their own, and `elements/country-risk.js`, which imports the first and registers it. Who asks for the tag gets the second:
 * `src/index.ts`, and a tag that loads another. Who extends the class gets the first.
 */
export const registrationApart = (): Plugin => ({
  name: 'registration-apart',
  enforce: 'pre',
  async resolveId(source, importer, { kind }) {
    // Vite makes a path of every entry.
    const entry = source.lastIndexOf(REGISTERED);
    if (entry >= 0) return `\0${source.slice(entry)}`;
    const asksForTag = kind === 'dynamic-import' || importer === resolve('src/index.ts');
    const file = asksForTag && importer ? await this.resolve(source, importer, { skipSelf: true }) : null;
    const tag = file ? paths.get(file.id) : undefined;
    return tag ? `\0${REGISTERED}${tag}` : null;
  },
  load: {
    filter: { id: new RegExp(`^\\0${REGISTERED}`) },
    handler(id) {
      const tag = id.slice(REGISTERED.length + 1) as Tag;
      const file = resolve(sourceOf(tag));
      const element = classOf(tag, readFileSync(file, 'utf8'));
      return `import { register } from '${resolve('src/elements/register.ts')}';
import { ${element} } from '${file}';
register('${tag}', ${element});
export { ${element} };`;
    },
  },
  transform: {
    filter: { id: /\/src\/elements\/[\w-]+\.ts$/ },
    handler(code, id) {
      const tag = paths.get(id);
      if (!tag) return null;
      classOf(tag, code);
      return { code: code.replace(CALL, ''), map: null };
    },
  },
});
