import { ask, compactUrl, countriesUrl, feedUrl, methodologyUrl, MOST_PER_MINUTE, page } from '../api/ask.js';
import { apiBase } from '../model/api-base.js';
import { countryCode } from '../model/country-code.js';

const NEAR = 200;

const COMPACT = 'country-risk:is([variant=inline],[variant=badge]):not([frozen])';

/** Tags that ask nothing, or whose attributes only they can check: a wrong one is a sentence and no request. */
const RESERVED = '[frozen],[sections],[published],[published-score],[category],[tile-url],[tile-attribution],[region]';

/** The numbers on an incident tag, up to what it takes for certain. */
const NUMBERS = { hours: 8760, limit: 200, 'min-severity': 5 };

const valueOf = (tag: Element, name: string): string => tag.getAttribute(name) || '';

/** What a node can do by nature: a page may have an image or a field named `querySelectorAll`, which then hides the method. */
export const methodsOf = (node: Node): Partial<Element> => Object.getPrototypeOf(node) as Partial<Element>;

export const findIn = (root: Node, selector: string): Element[] => [...(methodsOf(root).querySelectorAll?.call(root, selector) ?? [])];

/** True where the reader will see the tag at once, or the editor wants it at once. What a closed `<details>` holds has a box, but is not seen. */
export function isNear(tag: Element): boolean {
  const { top, bottom } = tag.getBoundingClientRect();
  // A browser that cannot say what is seen goes without a head start.
  return valueOf(tag, 'loading') === 'eager' || (top < innerHeight + NEAR && bottom > -NEAR && tag.checkVisibility?.());
}

const codeOf = (tag: Element): string | undefined => countryCode(valueOf(tag, 'country'));

/** How many different countries the page wants in compact form. */
const compactCountries = (): number => new Set(findIn(document, COMPACT).map(codeOf).filter(Boolean)).size;

/** What tags ask that show all there is. */
const WHOLE: Readonly<Record<string, (base: string) => string>> = { 'risk-table': countriesUrl, 'risk-map': countriesUrl, 'risk-methodology': methodologyUrl };

/** What the tag will ask once its code is here; nothing where it might refuse. */
function questionOf(tag: Element, base: string, hasVariant: boolean): string | undefined {
  const country = codeOf(tag);
  if (tag.matches('country-risk')) return country && hasVariant ? compactUrl(base, country, tag.matches(COMPACT) ? compactCountries() : 1) : undefined;
  const arePlain = Object.entries(NUMBERS).every(([name, most]) => /^([1-9]\d*)?$/.test(valueOf(tag, name)) && Number(valueOf(tag, name)) <= most);
  if (!arePlain) return undefined;
  if (tag.matches('incident-list,incident-map') && (country || !valueOf(tag, 'country')))
    return feedUrl(base, { country, hours: valueOf(tag, 'hours'), limit: valueOf(tag, 'limit'), includeResolved: tag.hasAttribute('include-resolved') });
  return WHOLE[tag.localName]?.(base);
}

/** Asks a tag's question while its code is on the way: the page waits for the slower of the two, not for their sum. */
export function headStart(tag: Element, hasVariant: boolean): void {
  const { settings } = page;
  const own = valueOf(tag, 'api-base');
  // A page rendered ahead may never be looked at.
  const isAhead = (document as { readonly prerendering?: boolean }).prerendering;
  if (isAhead || tag.matches(RESERVED) || (own && settings.allowedApiOrigins)) return;
  const base = apiBase(own || settings.apiBase || import.meta.env.VITE_API_BASE || '', location.protocol);
  const url = base && questionOf(tag, base, hasVariant);
  // While the API wants no questions, or the page has asked enough of them, the tag knows how to wait.
  if (url && !page.known.has(url) && !page.pauses.size && page.sent.length < MOST_PER_MINUTE) ask(url);
}
