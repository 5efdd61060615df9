import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** The name that a page lists in its `trusted-types`. */
export const POLICY = 'travel-safety-embeds';

/** The production file writes the name in double quotes, the development file in single ones. */
const NAME_IN_LIT = /(?<=\.createPolicy\((["']))lit-html(?=\1)/g;

/** Gives Lit's Trusted Types policy our name; throws if Lit does not create exactly one. */
export function nameLitsPolicy(source: string): string {
  const found = source.match(NAME_IN_LIT)?.length ?? 0;
  if (found !== 1) throw new Error(`lit-html: expected exactly one policy named lit-html, found ${found}.`);
  return source.replace(NAME_IN_LIT, POLICY);
}

/**
 * The Lit in our own files has a policy of our own: a strict page allows each name once, so that of two copies of Lit under one name
 * the second does not load, be it ours or the page's. A build with a Lit that this does not fit fails.
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
