import { configure, earlyPage } from '../api/ask.js';
import { findIn, headStart, isCompact, methodsOf } from './head-start.js';

// A module has no `currentScript`, a classic script no `import.meta.url`; and on some pages `currentScript` is an image of that name.
const script = import.meta.url ? [...document.scripts].find(({ src }) => src === import.meta.url) : document.currentScript;

/** The name of the code that a tag needs first. */
const kindOf = (tag: Element): string => tag.localName + (isCompact(tag) ? '-badge' : '');

/** The kind of the first tags found, '' if there are several: a page with only one kind needs a single file, which shares nothing. */
let only: string | undefined;

/** Fetches a file, which the browser does only once. After a failure the fallback stays, and the next tag tries again. */
function load(name: string): void {
  // The address is absolute, because a cross-origin script loaded without CORS has no base of its own. `import` turns the URL into a string.
  const address: unknown = new URL(`${__FOLDER__}${name}.js`, (script as HTMLScriptElement).src);
  import(/* @vite-ignore */ address as string).catch(() => {});
}

function meet(tag: Element): void {
  const names = only?.startsWith(tag.localName) ? [only] : ['shared/base', `shared/${kindOf(tag)}`];
  names.forEach(load);
  headStart(tag);
}

/** Loads the code for a node and everything below it. */
function scan(root: Node): void {
  const tags = findIn(root, __TAGS__);
  if (methodsOf(root).matches?.call(root, __TAGS__)) tags.push(root as Element);
  const [kind, other] = new Set(tags.map(kindOf));
  only ??= other ? '' : kind;
  tags.forEach(meet);
}

// A browser without `checkVisibility` is older than those we support, and keeps the fallbacks.
if (script instanceof HTMLScriptElement && (script as Partial<Element>).checkVisibility && !earlyPage.isLoading) {
  earlyPage.isLoading = true;
  configure(script.dataset);
  scan(document);
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(scan))).observe(document, { childList: true, subtree: true });
  (globalThis as { TravelSafety?: unknown }).TravelSafety ||= { version: __VERSION__, scan, configure };
}
