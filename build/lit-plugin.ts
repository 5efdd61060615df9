import type { Plugin } from 'vite';

/** What Lit carries for browsers older than ours: style elements where a page cannot adopt style sheets, and a developer's sentence. */
const PATCHES: readonly (readonly [text: string | RegExp, replacement: string])[] = [
  [/(\w+)\.ShadowRoot&&[^,]*"replace"in CSSStyleSheet\.prototype/, 'true'],
  [/Error\("Value passed to 'css'[^;]*"\)\}/, 'Error("css")}'],
];

/** Throws when a text is not there, so that a new Lit is looked at. */
export function patchLit(source: string): string {
  return PATCHES.reduce((patched, [text, replacement]) => {
    const found = patched.replace(text, replacement);
    if (found === patched) throw new Error(`@lit/reactive-element/css-tag.js: not found: ${text}`);
    return found;
  }, source);
}

export const litForOurBrowsers = (): Plugin => ({
  name: 'lit-for-our-browsers',
  enforce: 'pre',
  transform: {
    filter: { id: /\/@lit\/reactive-element\/css-tag\.js/ },
    handler: (code) => ({ code: patchLit(code), map: null }),
  },
});
