import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Lit, or a part of it, as our sources import it. */
const LIT = /^lit(\/|$)/;

/** A source of ours, not of a package. */
const OURS = /^(?!.*node_modules).*\/src\//;

const OWN_LIT = fileURLToPath(new URL('lit/index.ts', import.meta.url));

/** Gives our sources build/lit instead of Lit. */
export const litForPages = (): Plugin => ({
  name: 'lit-for-pages',
  enforce: 'pre',
  resolveId: (id, importer) => (LIT.test(id) && importer && OURS.test(importer) ? OWN_LIT : undefined),
});
