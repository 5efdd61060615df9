import { configure, earlyPageState } from '../api/request.js';
import { isPageHidden, savesData } from '../model/page.js';
import { COMPACT, findIn, isNear, methodsOf, requestEarly } from './early-request.js';

// A module has no `currentScript`, a classic script no `import.meta.url`; and on some pages `currentScript` is an image of that name.
const script = import.meta.url ? [...document.scripts].find(({ src }) => src === import.meta.url) : document.currentScript;

/** How long (ms) code may take before the console says so, and how long what failed waits. */
const PATIENCE = 10_000;
const PAUSE = 60_000;

/** The files that could not be loaded; meanwhile the fallbacks stay. */
const missing: Record<string, boolean> = {};
let timer: ReturnType<typeof setTimeout> | undefined;

function retry(): void {
  if (!isPageHidden()) Object.keys(missing).forEach(load);
}

/** Fetches a file, which the browser does only once unless it fails. */
function load(file: string): void {
  // The address is absolute, because a cross-origin script loaded without CORS has no base of its own. `import` turns the URL into a string.
  const address: unknown = new URL(__FOLDER__ + file, (script as HTMLScriptElement).src);
  import(/* @vite-ignore */ address as string).then(
    () => delete missing[file],
    () => {
      missing[file] = true;
      clearTimeout(timer);
      timer = setTimeout(retry, PAUSE);
    },
  );
}

/** Fetches what some tags need for their first view, side by side: their files, and the files of their languages. */
function loadFor(tags: readonly Element[], isForMaps?: boolean): void {
  __NEEDS__.forEach(([selector, files, isMap]) => {
    if (isMap === isForMaps && tags.some((tag) => tag.matches(selector))) files.forEach(load);
  });
}

/** The first date that a page formats takes a slow phone a tenth of a second; meanwhile code and answers are on their way. */
const prepareDates = (): string => new Intl.DateTimeFormat().format();

/** Loads the code for a node and everything below it, by default the page, and asks for what is about to be seen. */
function scan(node?: Node | null): void {
  const root = node ?? document;
  try {
    const tags = findIn(root, __TAGS__);
    if (methodsOf(root).matches?.call(root, __TAGS__)) tags.push(root as Element);
    loadFor(tags);
    const near = tags.filter(isNear);
    if (!savesData()) loadFor(near, true);
    near.forEach(requestEarly);
    if (near.some((tag) => !tag.matches(COMPACT))) setTimeout(prepareDates);
  } catch {
    // On a host page that has broken the platform, the fallbacks stay.
  }
}

/** Names a tag whose code is not here yet. What a tag itself has to do without, it names itself. */
function warn(): void {
  const [tag] = findIn(document, `:is(${__TAGS__}):not(:defined)`);
  if (tag) console.warn(`<${tag.localName}> could not be loaded yet. It is tried again later.`);
}

// The fallbacks stay in a browser without `checkVisibility`, which is older than those we support, and on a page of XML, where Lit cannot parse its HTML.
if (script instanceof HTMLScriptElement && (script as Partial<Element>).checkVisibility && !/xml/.test(document.contentType) && !earlyPageState.hasLoader) {
  earlyPageState.hasLoader = true;
  (globalThis as { TravelSafety?: unknown }).TravelSafety ||= { version: __VERSION__, scan, configure };
  configure(script.dataset);
  scan(document);
  setTimeout(warn, PATIENCE);
  addEventListener('online', retry);
  document.addEventListener('visibilitychange', retry);
  // Where there is none, the page calls `scan` for what it adds: the build lets nothing of this file throw while it starts.
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(scan))).observe(document, { childList: true, subtree: true });
}
