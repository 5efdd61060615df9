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
