import type { PlainVoice } from './voice.js';

const RIGHT_TO_LEFT = /^(ar|arc|ckb|dv|fa|he|khw|ks|ps|sd|ug|ur|yi)\b/i;

/** A tag that Intl accepts, or nothing: host pages say `en_US`, `""` and worse. */
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

/** A tag's sentences in a language, or in English with English numbers and dates where we do not have it. */
export function voiceIn<Words>(language: string, english: Words): PlainVoice<Words> {
  const lang = language.startsWith('en') ? language : 'en';
  return { say: english, lang, dir: RIGHT_TO_LEFT.test(lang) ? 'rtl' : 'ltr', number: (value) => value.toLocaleString(lang) };
}
