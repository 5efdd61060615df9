import type { Plugin } from 'vite';
import { countries } from '../demo/api/data/countries.js';
import { LANGUAGES } from '../demo/languages.js';
import { allFactsIn, type Manifest } from './facts.js';
import { manifestNow } from './manifest.mjs';

const nameOf = (tag: string): string => new Intl.DisplayNames(tag, { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag;

/** Virtual modules: the tags' facts from the manifest, and known values of some attributes. */
const MODULES: Readonly<Record<string, () => Promise<object>>> = {
  'virtual:tag-facts': async () => ({ facts: allFactsIn((await manifestNow()) as Manifest) }),
  'virtual:known-values': async () => ({
    countries: countries.map(({ iso2, name }) => ({ iso2, name })),
    languages: ['en', ...LANGUAGES].map((value) => ({ value, label: nameOf(value) })),
  }),
};

export const tagFacts = (): Plugin => ({
  name: 'tag-facts',
  resolveId: (id) => (id in MODULES ? id : undefined),
  async load(id) {
    const make = MODULES[id];
    return (
      make &&
      Object.entries(await make())
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n')
    );
  },
});
