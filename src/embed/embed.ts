import { configure, page } from '../api/ask.js';
import { findIn, headStart, isNear, methodsOf } from './head-start.js';

const { folder, ending, tags, parts } = __CHUNKS__;
const TAGS = Object.keys(tags).join();

// A module has no currentScript; a classic script has no address of its own, and a page may have an image named currentScript.
const script = import.meta.url ? [...document.scripts].find(({ src }) => src === import.meta.url) : document.currentScript;

/** Fetches files side by side, none twice; a failure leaves the fallback in the page and is tried again with the next tag. */
function load(names: string | undefined): void {
  // The address is whole: a script of another origin that came without CORS has none of its own.
  names?.split(' ').forEach((name) => import(/* @vite-ignore */ new URL(folder + name + ending, (script as HTMLScriptElement).src).href).catch(() => {}));
}

function meet(tag: Element): void {
  load(tags[tag.localName]);
  if (!isNear(tag)) return;
  // The parts this variant will want at once, where there are any.
  const names = parts[`${tag.localName} ${tag.getAttribute('variant') ?? 'card'}`];
  load(names);
  headStart(tag, Boolean(names));
}

/** Loads the code of all our tags at or below a node. */
function scan(root: Node): void {
  if (methodsOf(root).matches?.call(root, TAGS)) meet(root as Element);
  findIn(root, TAGS).forEach(meet);
}

// A browser that lacks canParse is older than ours and keeps the fallbacks.
if (script instanceof HTMLScriptElement && 'canParse' in URL && !page.isLoading) {
  page.isLoading = true;
  configure(script.dataset);
  scan(document);
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(scan))).observe(document, { childList: true, subtree: true });
  const host = window as { TravelSafety?: unknown };
  host.TravelSafety ||= { version: __VERSION__, scan, configure };
}
