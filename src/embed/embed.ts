import { configure, earlyPageState } from '../api/request.js';
import { isPageHidden, onReturn, savesData } from '../model/page.js';
import { areManyWritten, COMPACT, findIn, isNear, methodsOf, requestEarly } from './early-request.js';

const { currentScript } = document;

/** The script tag that brought this file: a module has none, and on some pages `currentScript` is an image of that name. */
const current = currentScript instanceof HTMLScriptElement ? currentScript : undefined;

const scripts = findIn(document, 'script[src]') as HTMLScriptElement[];

/** An address under which this file still is a file of its own, beside the others: neither part of a page or of another script nor a `blob:`. */
const OWN = /^\w+:\/\/[^?#]*\/embed\b[^/?#]*\.m?[jt]s/;

/** This file's address; what was fetched and run in its place, by a framework or as a module by mistake, is known by its tag. */
const address = [import.meta.url, current?.src, ...scripts.filter((script) => script.matches('[type=module],[data-api-base]')).map(({ src }) => src)].find(
  (each) => OWN.test(each ?? ''),
);

const folderAt = (base: string | undefined): string => (base ? new URL(__FOLDER__, base).href : '');

/** Where the other files are: beside this one, or, if it was copied alone, where the build was told. */
const publicFolder = folderAt(import.meta.env.VITE_PUBLIC_BASE);
let folder = folderAt(address) || publicFolder;
let isFound = false;

/** Our tags, and what stands in for them where a CMS strips them: `<div data-country-risk="JP">`. */
const TAGS = __TAGS__;
const OURS = `${TAGS},${TAGS.replace(/[^,]+/g, '[data-$&]')}`;

/** How long (ms) code may take before the console says so, and how long what failed waits. */
const TIMEOUT = 10_000;
const PAUSE = 60_000;

/** The files that could not be loaded and are not tried again yet; meanwhile the fallbacks stay. */
const missing: string[] = [];

function retry(): void {
  if (!isPageHidden()) missing.splice(0).forEach(load);
}

/** Fetches some files, each of which the browser fetches only once unless it fails. */
const loadAll = (files: string): void => files.split(' ').forEach(load);

function load(file: string): void {
  // The address is absolute, because a cross-origin script loaded without CORS has no base of its own.
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

/** Fetches what some tags need for their first view, side by side: their files, and the files of their languages. */
function loadFor(tags: readonly Element[], isForMaps?: boolean): void {
  __NEEDS__.forEach(([selector, files, isMap]) => {
    if (isMap === isForMaps && tags.some((tag) => tag.matches(selector))) loadAll(files);
  });
}

/** The first date that a page formats takes a slow phone a tenth of a second; meanwhile code and answers are on their way. */
function prepareDates(): void {
  try {
    new Intl.DateTimeFormat().format();
  } catch {
    // The tags do without dates, or show their fallback.
  }
}

/** Asks for what is about to be seen in a node, by default the page, and loads the code for everything in it. */
function scan(node?: Node | null): void {
  const root = node ?? document;
  try {
    const tags = findIn(root, OURS);
    if (methodsOf(root).matches?.call(root, OURS)) tags.push(root as Element);
    const near = tags.filter(isNear);
    const compact = near.filter((tag) => tag.matches(COMPACT));
    const isList = compact.length > 0 && areManyWritten();
    // The answer first: to begin with an import takes a slow phone several milliseconds.
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
    // On a host page that has broken the platform, the fallbacks stay.
  }
}

/** Names a tag whose code is not here yet. What a tag itself has to do without, it names itself. */
function warn(): void {
  const [tag] = findIn(document, `:is(${TAGS}):not(:defined)`);
  if (tag) console.warn(`<${tag.localName}> could not be loaded yet from ${folder}: is all of dist/cdn there?`);
}

/** The first script on a page sets; a later one adds what is missing. */
function addSettings({ dataset }: HTMLElement): void {
  Object.entries(dataset).forEach(([name, value]) => {
    const set = (earlyPageState.settings as DOMStringMap)[name];
    if (set === undefined) configure({ [name]: value });
    else if (set !== value) console.warn(`travel-safety-embeds: ${name} is "${set}" on this page already, so "${value ?? ''}" is ignored.`);
  });
}

// A script that a tag manager or a framework runs in place of the one in the page has the same address, but not its settings.
const isWritten = current && Object.keys(current.dataset).length > 0;
const written = isWritten ? [current] : scripts.filter(({ src }) => src === address);

// The fallbacks stay on a page of XML, where Lit cannot parse its HTML, and in a browser without `checkVisibility`, which is older than those we support.
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
    // Where there is none, the page calls `scan` for what it adds: the build lets nothing of this file throw while it starts.
    new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(scan))).observe(document, { childList: true, subtree: true });
  }
}
