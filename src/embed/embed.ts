import { page } from '../api/ask.js';
import type { Settings } from '../model/settings.js';
import { headStart, isNear } from './head-start.js';

const TAGS = Object.keys(__CHUNKS__)
  .filter((name) => !name.includes(' '))
  .join();

// A page may have an image named currentScript; a module has no currentScript at all.
const { currentScript } = document;
const script = currentScript instanceof HTMLScriptElement ? currentScript : [...document.scripts].find(({ src }) => src === import.meta.url);

const wanted = new Set<string>();

/** Fetches a list of files side by side; a failure leaves the fallback in the page and is tried again with the next tag. */
function load(name: string): void {
  for (const file of __CHUNKS__[name] ?? []) {
    if (wanted.has(file)) continue;
    wanted.add(file);
    import(/* @vite-ignore */ new URL(file, script?.src).href).catch(() => wanted.delete(file));
  }
}

function meet(tag: Element): void {
  load(tag.localName);
  if (!isNear(tag)) return;
  // The parts this variant will want at once, where there are any.
  load(`${tag.localName} ${tag.getAttribute('variant') ?? ''}`);
  headStart(tag);
}

/** Loads the code of all our tags at or below a node. */
function scan(root: Node): void {
  if (root instanceof Element && root.matches(TAGS)) meet(root);
  if ('querySelectorAll' in root) for (const tag of (root as ParentNode).querySelectorAll(TAGS)) meet(tag);
}

function configure(settings: Settings): void {
  Object.assign(page.settings, settings);
  for (const listener of page.listeners) listener();
}

function start(): void {
  if (page.isLoading || !script) return;
  page.isLoading = true;
  configure({ ...script.dataset });
  scan(document);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) scan(node);
  });
  observer.observe(document, { childList: true, subtree: true });
  const host = window as { TravelSafety?: unknown };
  host.TravelSafety ??= { version: __VERSION__, scan, configure };
}

start();
