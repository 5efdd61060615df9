import { configure, earlyPageState } from '../api/request.js';
import { isPageHidden, onReturn, savesData } from '../model/page.js';
import { areManyWritten, COMPACT, findIn, isNear, methodsOf, requestEarly } from './early-request.js';

const { currentScript } = document;

/** The script tag of this file. A module has none, and on some pages `currentScript` is an image of that name. */
const current = currentScript instanceof HTMLScriptElement ? currentScript : undefined;

const scripts = findIn(document, 'script[src]') as HTMLScriptElement[];

/** URLs at which this file is served by itself, next to the others: neither inlined nor bundled nor a `blob:`. */
const OWN = /^\w+:\/\/[^?#]*\/embed\b[^/?#]*\.m?[jt]s/;

/** The URL of this file. If a framework fetched and ran it, or it was loaded as a module by mistake, its script tag has the URL. */
const address = [import.meta.url, current?.src, ...scripts.filter((script) => script.matches('[type=module],[data-api-base]')).map(({ src }) => src)].find(
  (each) => OWN.test(each ?? ''),
);

const folderAt = (base: string | undefined): string => (base ? new URL(__FOLDER__, base).href : '');

/** The folder of the other files: that of this file or, if it was copied alone, the one set in the build. */
const publicFolder = folderAt(import.meta.env.VITE_PUBLIC_BASE);
let folder = folderAt(address) || publicFolder;
let isFound = false;

/** Our tags, and the placeholders for them where a CMS strips tags: `<div data-country-risk="JP">`. */
const TAGS = __TAGS__;
const OURS = `${TAGS},${TAGS.replace(/[^,]+/g, '[data-$&]')}`;

/** Delays (ms) before the console reports missing code, and before failed files are requested again. */
const TIMEOUT = 10_000;
const PAUSE = 60_000;

/** Files that failed to load and are not yet requested again; meanwhile the fallbacks stay. */
const missing: string[] = [];

function retry(): void {
  if (!isPageHidden()) missing.splice(0).forEach(load);
}

/** Loads several files; the browser fetches each only once unless it fails. */
const loadAll = (files: string): void => files.split(' ').forEach((file) => missing.includes(file) || load(file));

function load(file: string): void {
  // The URL is absolute, because a cross-origin script loaded without CORS has no base URL.
  const from = folder;
  import(/* @vite-ignore */ from + file).then(
    () => {
      isFound = true;
    },
    () => {
      if (import.meta.env.VITE_PUBLIC_BASE) {
        if (!isFound) folder = publicFolder;
        if (from !== folder) return load(file);
      }
      if (!missing.length) setTimeout(retry, PAUSE);
      missing.push(file);
    },
  );
}

/** Loads in parallel what tags need for their first render: their files, and those of their languages. */
function loadFor(tags: readonly Element[], isForMaps?: boolean): void {
  __NEEDS__.forEach(([selector, files, isMap]) => {
    if (isMap === isForMaps && tags.some((tag) => tag.matches(selector))) loadAll(files);
  });
}

/** The first date format of a page takes a slow phone 100 ms: it is made while code and responses are loading. */
function prepareDates(): void {
  try {
    new Intl.DateTimeFormat().format();
  } catch {
    // The tags do without dates, or show their fallback.
  }
}

/** Requests the answers of tags near the viewport in a node, by default the document, and loads the code of all tags in it. */
function scan(node?: Node | null): void {
  const root = node ?? document;
  try {
    const tags = findIn(root, OURS);
    if (methodsOf(root).matches?.call(root, OURS)) tags.push(root as Element);
    // Most of what a page adds, such as thousands of nodes of a long story.
    if (!tags.length) return;
    const near = tags.filter(isNear);
    const compact = near.filter((tag) => tag.matches(COMPACT));
    const isList = compact.length > 0 && areManyWritten();
    // Requests first: starting an import takes a slow phone several milliseconds.
    near.forEach((tag) => {
      earlyPageState.near?.add(tag);
      requestEarly(tag, isList && compact.includes(tag));
    });
    loadFor(tags);
    if (!savesData()) loadFor(near, true);
    const placeholders = tags.filter((tag) => !tag.matches(TAGS));
    if (placeholders.length) loadAll(__PLACEHOLDERS__);
    (earlyPageState.placeholders ||= []).push(...placeholders);
    if (compact.length < near.length) setTimeout(prepareDates);
  } catch {
    // On a host page that has broken built-ins, the fallbacks stay.
  }
}

/** Reports a tag whose code has not loaded. A tag itself reports what else is missing. */
function warn(): void {
  const tag = findIn(document, TAGS).find((each) => !each.matches(':defined'));
  if (tag) console.warn(`<${tag.localName}> could not be loaded yet from ${folder}: is all of dist/cdn there?`);
}

/** The first script on a page sets a default; later ones only add missing ones. */
function addSettings({ dataset }: HTMLElement): void {
  Object.entries(dataset).forEach(([name, value]) => {
    const set = (earlyPageState.settings as DOMStringMap)[name];
    if (set === undefined) configure({ [name]: value });
    else if (set !== value) console.warn(`travel-safety-embeds: ${name} is "${set}" on this page already, so "${value ?? ''}" is ignored.`);
  });
}

// A script that a tag manager or a framework runs in place of the one in the page has the same URL, but not its `data-` attributes.
const isWritten = current && Object.keys(current.dataset).length > 0;
const written = isWritten ? [current] : scripts.filter(({ src }) => src === address);

// The fallbacks stay on a page of XML, where Lit cannot parse its templates, and in a browser without `checkVisibility`, which is too old.
if (/xml/.test(document.contentType)) {
  console.warn('travel-safety-embeds: a page of XML shows no tags.');
} else if ((Element.prototype as Partial<Element>).checkVisibility) {
  written.forEach(addSettings);
  if (!folder) {
    console.warn('travel-safety-embeds: embed.js needs a script tag of its own, or a build with VITE_PUBLIC_BASE.');
  } else if (!earlyPageState.near) {
    earlyPageState.near = new WeakSet();
    (globalThis as { TravelSafety?: unknown }).TravelSafety ||= { version: __VERSION__, scan, configure };
    scan(document);
    setTimeout(warn, TIMEOUT);
    onReturn(retry);
    // Without a `MutationObserver`, the page calls `scan` for what it adds. The build wraps this file so that it never throws on startup.
    new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(scan))).observe(document, { childList: true, subtree: true });
  }
}
