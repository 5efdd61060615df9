import { page } from '../api/ask.js';
import type { Settings } from '../model/settings.js';
import { headStart, isNear } from './head-start.js';

const { folder, ending, tags, parts } = __CHUNKS__;
const TAGS = Object.keys(tags).join();

// A module has no currentScript; a classic script has no address of its own, and a page may have an image named currentScript.
const script = import.meta.url ? [...document.scripts].find(({ src }) => src === import.meta.url) : document.currentScript;

const wanted = new Set<string>();

/** Fetches files side by side; a failure leaves the fallback in the page and is tried again with the next tag. */
function load(names = ''): void {
  for (const name of names.split(' ')) {
    if (!name || wanted.has(name)) continue;
    wanted.add(name);
    import(/* @vite-ignore */ new URL(folder + name + ending, (script as HTMLScriptElement).src).href).catch(() => wanted.delete(name));
  }
}

function meet(tag: Element): void {
  load(tags[tag.localName]);
  if (!isNear(tag)) return;
  // The parts this variant will want at once, where there are any.
  load(parts[`${tag.localName} ${tag.getAttribute('variant') || 'card'}`]);
  headStart(tag);
}

/** Loads the code of all our tags at or below a node. */
function scan(root: Node): void {
  if (!('querySelectorAll' in root)) return;
  if (root instanceof Element && root.matches(TAGS)) meet(root);
  (root as ParentNode).querySelectorAll(TAGS).forEach(meet);
}

function configure(settings: Settings): void {
  Object.assign(page.settings, settings);
  page.listeners.forEach((listener) => listener());
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
