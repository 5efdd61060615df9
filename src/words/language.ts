import { Format, type Voice } from './voice.js';

const RIGHT_TO_LEFT = /^(ar|arc|ckb|dv|fa|ha-arab|he|khw|ks|ps|sd|ug|ur|yi)\b/i;

/** A tag that Intl accepts, or nothing: host pages say `en_US`, `""` and worse. */
export function validLanguage(text: string | null | undefined): string | undefined {
  try {
    return text ? Intl.getCanonicalLocales(text.trim().replaceAll('_', '-'))[0] : undefined;
  } catch {
    return undefined;
  }
}

export const directionOf = (language: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr');

/** The nearest `lang` at or above an element, through shadow roots, up to but not at the document's own. */
function nearestLanguage(element: Element): string | undefined {
  for (let node: Element | null = element; node && node !== document.documentElement; node = above(node)) {
    const language = validLanguage(node.getAttribute('lang'));
    if (language) return language;
  }
  return undefined;
}

function above(node: Element): Element | null {
  if (node.parentElement) return node.parentElement;
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** The tag's language: its own or an ancestor's `lang`, then the page's setting, the document's, the browser's, English. */
export const languageOf = (element: Element, pageSetting: string | undefined): string =>
  nearestLanguage(element) ??
  validLanguage(pageSetting) ??
  validLanguage(document.documentElement.lang) ??
  validLanguage(navigator.language) ??
  'en';

const formats = new Map<string, Format>();

/** A tag's sentences in a language, or in English with English numbers and dates where we do not have it. */
export function voiceIn<Words>(language: string, english: Words): Voice<Words> {
  const lang = language.startsWith('en') ? language : 'en';
  const format = formats.get(lang) ?? new Format(lang);
  formats.set(lang, format);
  return { say: english, format, lang, dir: directionOf(lang) };
}

const followers = new Map<Node, { readonly tell: Set<() => void>; readonly observer: MutationObserver }>();

/** Calls back when a `lang` changes in the element's tree or in one that holds its host, until the returned function is called. */
export function followLanguages(element: Element, tell: () => void): () => void {
  const roots: Node[] = [];
  for (let root = element.getRootNode(); ; root = root.host.getRootNode()) {
    roots.push(root);
    if (!(root instanceof ShadowRoot)) break;
  }
  for (const root of roots) followed(root).tell.add(tell);
  return () => {
    for (const root of roots) forget(root, tell);
  };
}

function followed(root: Node): { readonly tell: Set<() => void> } {
  const known = followers.get(root);
  if (known) return known;
  const tell = new Set<() => void>();
  const observer = new MutationObserver(() => {
    for (const one of tell) one();
  });
  observer.observe(root, { subtree: true, attributes: true, attributeFilter: ['lang'] });
  followers.set(root, { tell, observer });
  return { tell };
}

function forget(root: Node, tell: () => void): void {
  const found = followers.get(root);
  found?.tell.delete(tell);
  if (found?.tell.size !== 0) return;
  found.observer.disconnect();
  followers.delete(root);
}
