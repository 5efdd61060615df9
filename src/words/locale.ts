import { createLocalizer, languageFrom, type Language, type Localizer, type SectionsIn, type Words } from './localizer.js';

/** The language that is bundled with the code, the fallback for all others. */
const FALLBACK = 'en';

/** English without a region has British spelling, so its dates and times are British too. */
const PLAIN_ENGLISH = 'en-GB';

/** The tag whose words a language tag uses: some regions share those of another (CLDR's parent locales), and Liechtenstein writes without ß. */
const wordsTagFor = (tag: string): string => tag.replace(/^pt-(AO|CH|CV|FR|GQ|GW|LU|MO|MZ|ST|TL)$/, 'pt-PT').replace(/^de-LI$/, 'de-CH');

const FILES = import.meta.glob<Words>(['./*.json', '!./en.json'], { import: 'default' });
const sourceOf = (tag: string): (() => Promise<Words>) | undefined => FILES[`./${tag}.json`];

/** A language tag that `Intl` accepts, or `undefined`: host pages write `en_US`, `""` and worse. */
export function validLanguage(text: string | null | undefined): string | undefined {
  try {
    return text ? Intl.getCanonicalLocales(text.trim().replaceAll('_', '-'))[0] : undefined;
  } catch {
    return undefined;
  }
}

const rootOf = (node: Node): Document | ShadowRoot => node.getRootNode() as Document | ShadowRoot;

/** The platform's own property: in a form around our tags, fields named `parentElement` or `getAttribute` would shadow it. */
const nativeProperty = <Name extends keyof Element>(node: Element, name: Name): Element[Name] =>
  Reflect.get(Object.getPrototypeOf(node) as Element, name, node);

/** The tag's language: its own or an ancestor's `lang` through shadow roots, then the page's setting, the document's, the browser's, English. */
export function languageOf(element: Element, pageSetting: string | undefined): string {
  const { documentElement } = document;
  for (let node: Element | null | undefined = element; node && node !== documentElement;) {
    const language = validLanguage(nativeProperty(node, 'getAttribute').call(node, 'lang'));
    if (language) return language;
    node = nativeProperty(node, 'parentElement') ?? (rootOf(node) as Partial<ShadowRoot>).host;
  }
  return [pageSetting, documentElement.lang, navigator.language].map(validLanguage).find(Boolean) ?? FALLBACK;
}

let observer: MutationObserver | undefined;

/**
 * Calls back when a `lang` attribute changes in the element's tree or in that of a shadow host around it. One observer, with the first callback, serves all.
 */
export function followLanguages(element: Element, callback: () => void): void {
  observer ??= new MutationObserver(callback);
  for (let root: Node | undefined = rootOf(element); root; root = (root as Partial<ShadowRoot>).host && rootOf((root as ShadowRoot).host)) {
    observer.observe(root, { subtree: true, attributes: true, attributeFilter: ['lang'] });
  }
}

/** The words files of a language, general ones first, and the tag for its formats: exact, then language, then English. */
function resolve(lang: string): { readonly lang: string; readonly files: readonly string[] } {
  const subtags = lang.split('-');
  const [base = ''] = subtags;
  if (base !== FALLBACK && !sourceOf(base)) return { lang: PLAIN_ENGLISH, files: [] };
  const tags = subtags.map((_, index) => subtags.slice(0, index + 1).join('-'));
  const files = tags.map(wordsTagFor).filter(sourceOf);
  return { lang: lang === FALLBACK ? PLAIN_ENGLISH : lang, files };
}

/** True for English and for languages that fall back to it: its words are bundled, so nothing has to be loaded first. */
export const isEnglish = (lang: string): boolean => resolve(lang).lang.split('-')[0] === FALLBACK;

/** The words of each file that has been loaded. */
const loaded = new Map<string, Words>();

/** By English words, then by language and time zone: many tags share words, and each reads them several times per update. Cleared when more words arrive. */
let localizers = new WeakMap<object, Map<string, object>>();

/** Loads a file; `undefined` if that fails. */
type LoadFile = (load: () => Promise<Words>) => Promise<Words | undefined>;

/** Loads the words of a language; `undefined` if none are missing. Resolves to false if every file failed: the language then falls back to English. */
export function loadStrings(lang: string, loadFile: LoadFile = (load) => load()): Promise<boolean> | undefined {
  const missing = resolve(lang).files.flatMap((file) => (loaded.has(file) ? [] : [[file, sourceOf(file)!] as const]));
  if (!missing.length) return undefined;
  const load = async ([file, source]: (typeof missing)[number]): Promise<boolean> => {
    const words = await loadFile(source);
    if (words) {
      loaded.set(file, words);
      localizers = new WeakMap();
    }
    return words !== undefined;
  };
  return Promise.all(missing.map(load)).then((arrived) => arrived.includes(true));
}

/** The words of a language, as far as they are loaded; `undefined` without its main file, and for plain English. */
export function stringsOf(lang: string): Language | undefined {
  const files = resolve(lang).files.filter((file) => loaded.has(file));
  if (!files.length || !(isEnglish(lang) || lang.split('-')[0] === files[0])) return undefined;
  const words = files.map((file) => loaded.get(file)!);
  return languageFrom(words, isEnglish(lang));
}

/** The localizer of a language; until its words are loaded, that of English, with English numbers and dates. */
export function localizerIn<English extends object>(lang: string, english: English, timeZone?: string): Localizer<SectionsIn<English>> {
  const cached = localizers.get(english) ?? new Map<string, object>();
  localizers.set(english, cached);
  const key = `${lang} ${timeZone}`;
  if (!cached.has(key)) {
    const language = stringsOf(lang);
    cached.set(key, createLocalizer(english, language || isEnglish(lang) ? resolve(lang).lang : PLAIN_ENGLISH, language, timeZone));
  }
  return cached.get(key) as Localizer<SectionsIn<English>>;
}
