import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** The policy name for a page's `trusted-types` directive. */
export const POLICY = 'travel-safety-embeds';

/** The production build uses double quotes, the development build single ones. */
const NAME_IN_LIT = /(?<=\.createPolicy\((["']))lit-html(?=\1)/g;

/** Renames Lit's Trusted Types policy; throws unless Lit creates exactly one. */
export function nameLitsPolicy(source: string): string {
  const found = source.match(NAME_IN_LIT)?.length ?? 0;
  if (found !== 1) throw new Error(`lit-html: expected exactly one policy named lit-html, found ${found}.`);
  return source.replace(NAME_IN_LIT, POLICY);
}

/**
 * Our copy of Lit has its own policy name. A strict page allows each name once, so of two copies of Lit with the same name the second would not load, whether
 * ours or the page's. Fails the build if Lit has changed.
 */
export function litWithOwnPolicy(): Plugin {
  return {
    name: 'lit-with-own-policy',
    enforce: 'pre',
    buildStart: () => void nameLitsPolicy(readFileSync(createRequire(import.meta.url).resolve('lit-html'), 'utf8')),
    transform: {
      filter: { id: /\/lit-html\/(development\/)?lit-html\.js/ },
      handler: (code) => ({ code: nameLitsPolicy(code), map: null }),
    },
  };
}
