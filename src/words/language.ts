import type { PlainVoice } from './voice.js';

/** A language that has been loaded, with all of its sentences so far. */
export interface Language {
  readonly say: Readonly<Record<string, unknown>>;
  readonly dir: 'ltr' | 'rtl';
  /** The only locale to format with, if the language's regions would write numbers unlike our sentences; else `false`. */
  readonly only: string | false;
  term(sent: string): string | undefined;
  place(iso2: string, lang: string): string | undefined;
}

const known = new Map<string, Language>();

const subtag = (language: string): string => language.split('-')[0] ?? '';

/** Loads the words of some parts in a language; `undefined` for English, which is always there. Never rejects: what cannot be loaded stays in English. */
export const learn = (language: string, parts: Iterable<string>): Promise<void> | undefined =>
  subtag(language) === 'en' ? undefined : import('./languages.js').then(({ learnLanguage }) => learnLanguage(known, subtag(language), parts)).catch(() => {});

/** A language tag that `Intl` accepts, or `undefined`: host pages write `en_US`, `""` and worse. */
export function validLanguage(text: string | null | undefined): string | undefined {
  try {
    return text ? Intl.getCanonicalLocales(text.trim().replaceAll('_', '-'))[0] : undefined;
  } catch {
    return undefined;
  }
}

const rootOf = (node: Node): Document | ShadowRoot => node.getRootNode() as Document | ShadowRoot;

/** The tag's language: its own or an ancestor's `lang` through shadow roots, then the page's setting, the document's, the browser's, English. */
export function languageOf(element: Element, pageSetting: string | undefined): string {
  const { documentElement } = document;
  for (let node: Element | null | undefined = element; node && node !== documentElement;) {
    const language = validLanguage(node.getAttribute('lang'));
    if (language) return language;
    node = node.parentElement ?? (rootOf(node) as Partial<ShadowRoot>).host;
  }
  return [pageSetting, documentElement.lang, navigator.language].map(validLanguage).find(Boolean) ?? 'en';
}

let observer: MutationObserver | undefined;

/** Calls back when a `lang` changes anywhere in the element's tree or in one that holds its host. */
export function followLanguages(element: Element, tell: () => void): void {
  observer ??= new MutationObserver(tell);
  for (let root: Node | undefined = rootOf(element); root; root = (root as Partial<ShadowRoot>).host && rootOf((root as ShadowRoot).host)) {
    observer.observe(root, { subtree: true, attributes: true, attributeFilter: ['lang'] });
  }
}

/** A tag's sentences in a language; in English, with English numbers and dates, unless we have all of them. */
export function voiceIn<Words>(language: string, english: Words): PlainVoice<Words> {
  const found = known.get(subtag(language));
  const learned = found && Object.keys(english as object).every((key) => key in found.say) ? found : undefined;
  const lang = learned?.only || (learned || subtag(language) === 'en' ? language : 'en');
  return {
    say: (learned?.say as Words | undefined) ?? english,
    lang,
    dir: learned?.dir ?? 'ltr',
    number: (value) => value.toLocaleString(lang),
    term: (sent) => learned?.term(sent),
    place: (iso2) => learned?.place(iso2, lang),
  };
}
