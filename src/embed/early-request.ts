import { COUNTRIES_PATH, earlyPageState, feedUrl, methodologyUrl, MIN_COUNTRIES_FOR_LIST, MAX_REQUESTS_PER_MINUTE } from '../api/request.js';
import { HOURS, isInRange, LIMIT, splitList, type Range } from '../model/attributes.js';
import { countryCode } from '../model/country.js';
import { isPageHidden } from '../model/page.js';

const NEAR = 200;

/** Two to five countries to compare, and the entry for `country`, even if that is empty. */
const MIN_CODES = 3;
const MAX_CODES = 6;

/** Tags that show no date and can share one request for the list. */
export const COMPACT = 'country-risk:is([variant=inline i],[variant=badge i])';

/** Tags that send no request, or whose code has loaded and sends it. */
const RESERVED = '[frozen],:defined';

/** URLs that need no parsing: scheme, lower-case host, optional port and path. Any other is left to the tag. */
const PLAIN_ADDRESS = /^https?:\/\/[a-z\d.-]+(:\d{4,})?[\w/-]*$/;

const valueOf = (tag: Element, name: string): string => tag.getAttribute(name) || '';

/** The methods of a node's own prototype: an image or form field named `querySelectorAll` would hide the method. */
export const methodsOf = Object.getPrototypeOf as (node: Node) => Partial<Element>;

export const findIn = (root: Node, selector: string): Element[] => [...(methodsOf(root).querySelectorAll?.call(root, selector) ?? [])];

/** The codes in `country` and `countries`; `undefined` for an entry that is not a code. */
const codesOf = (tag: Element): readonly (string | undefined)[] => [valueOf(tag, 'country'), ...valueOf(tag, 'countries').split(/[\s,;]+/)].map(countryCode);

/** True if the page has enough distinct compact countries to request the whole list once. */
export const areManyWritten = (): boolean =>
  new Set(findIn(document, `${COMPACT}:not([frozen])`).flatMap(codesOf).filter(Boolean)).size >= MIN_COUNTRIES_FOR_LIST;

/** False for a number that the tag will reject. Words and days are not checked: that code would cost every reader more than a needless request. */
const isNumber = (text: string, range: Range): boolean => !text || isInRange(text, range);

/** The path that the tag will request once its code has loaded; falsy if its attributes are invalid. */
function pathOf(tag: Element, country: string | undefined, isList: boolean): string | false | undefined {
  const { localName } = tag;
  const [hours = '', limit = ''] = ['hours', 'limit'].map((name) => valueOf(tag, name).trim());
  if (!isNumber(hours, HOURS) || !isNumber(limit, LIMIT)) return undefined;
  if (localName.startsWith('country')) return country && COUNTRIES_PATH + (isList ? '' : `/${country}`);
  if (localName === 'risk-methodology') return methodologyUrl('');
  if (localName.startsWith('risk')) return splitList(valueOf(tag, 'countries')).every(countryCode) && COUNTRIES_PATH;
  return (
    (country || !valueOf(tag, 'country').trim()) &&
    feedUrl('', { country, hours: Number(hours), limit: Number(limit), includeResolved: tag.hasAttribute('include-resolved') })
  );
}

/**
 * True if the tag is near the viewport or eager, on a visible page.
 * `checkVisibility` is for tags in a closed `<details>`, which have a box but are not visible.
 */
export function isNear(tag: Element): boolean {
  const { top, bottom, left, right } = tag.getBoundingClientRect();
  const isClose = top < innerHeight + NEAR && bottom > -NEAR && left < innerWidth + NEAR && right > -NEAR && tag.checkVisibility();
  return (isClose || tag.matches('[loading=eager i]')) && !isPageHidden();
}

/** Sends a tag's request while its code is loading, so that both load in parallel. `isList`: requests the whole list instead of the country. */
export function requestEarly(tag: Element, isList: boolean): void {
  const own = valueOf(tag, 'api-base');
  const written = own || earlyPageState.settings.apiBase || import.meta.env.VITE_API_BASE || '';
  const base = /^\/(?!\/)/.test(written) ? location.origin + written : written;
  if (base.startsWith('http:') && location.protocol !== 'http:') return;
  if (!PLAIN_ADDRESS.test(base) || (own && earlyPageState.settings.allowedApiOrigins !== undefined) || tag.matches(RESERVED)) return;
  // A table filters the whole list itself.
  const codes = new Set(tag.localName.startsWith('risk') ? [''] : codesOf(tag));
  if (codes.size > MAX_CODES || (tag.matches('country-compare') && codes.size < MIN_CODES)) return;
  codes.forEach((country) => {
    const path = pathOf(tag, country, isList);
    const url = base.replace(/\/*(\/api\/v1)?\/*$/, '/api/v1') + path;
    if (path && !earlyPageState.isAnswered?.(url) && earlyPageState.recentRequests.length < MAX_REQUESTS_PER_MINUTE) earlyPageState.request(url);
  });
}
