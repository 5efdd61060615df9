import { configure, earlyPage } from '../api/ask.js';
import { findIn, headStart, isCompact, methodsOf } from './head-start.js';

// A module has no currentScript; a classic script has no address of its own, and a page may have an image named currentScript.
const script = import.meta.url ? [...document.scripts].find(({ src }) => src === import.meta.url) : document.currentScript;

/** Names the code that a tag wants at once. */
const kindOf = (tag: Element): string => tag.localName + (isCompact(tag) ? '-badge' : '');

/** The kind of all tags met first, '' where they are of several: a page with no other does with one file, which shares nothing. */
let only: string | undefined;

/** Fetches a file once; a failure leaves the fallback in the page and is tried again with the next tag. */
function load(name: string): void {
  // The address is whole: a script of another origin that came without CORS has none of its own. `import` makes a string of it.
  const address: unknown = new URL(`${__FOLDER__}${name}.js`, (script as HTMLScriptElement).src);
  import(/* @vite-ignore */ address as string).catch(() => {});
}

function meet(tag: Element): void {
  const names = only?.startsWith(tag.localName) ? [only] : ['shared/base', `shared/${kindOf(tag)}`];
  names.forEach(load);
  headStart(tag);
}

/** Loads the code of all our tags at or below a node. */
function scan(root: Node): void {
  const tags = findIn(root, __TAGS__);
  if (methodsOf(root).matches?.call(root, __TAGS__)) tags.push(root as Element);
  const [kind, other] = new Set(tags.map(kindOf));
  only ??= other ? '' : kind;
  tags.forEach(meet);
}

// A browser that cannot say what is seen is older than ours and keeps the fallbacks.
if (script instanceof HTMLScriptElement && (script as Partial<Element>).checkVisibility && !earlyPage.isLoading) {
  earlyPage.isLoading = true;
  configure(script.dataset);
  scan(document);
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(scan))).observe(document, { childList: true, subtree: true });
  (globalThis as { TravelSafety?: unknown }).TravelSafety ||= { version: __VERSION__, scan, configure };
}
