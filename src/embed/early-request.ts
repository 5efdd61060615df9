import { COUNTRIES_PATH, earlyPageState, feedUrl, methodologyUrl, MIN_COUNTRIES_FOR_LIST, MAX_REQUESTS_PER_MINUTE } from '../api/request.js';
import { HOURS, isInRange, LIMIT, splitList, type Range } from '../model/attributes.js';
import { countryCode } from '../model/country.js';
import { isPageHidden } from '../model/page.js';

const NEAR = 200;

/** Two to five to compare, and the one that `country` may name. */
const MIN_CODES = 3;
const MAX_CODES = 6;

/** Tags that say no date and have one answer with others of their kind. */
export const COMPACT = 'country-risk:is([variant=inline i],[variant=badge i])';

/** Tags that make no request, or whose code is here and makes it in time. */
const RESERVED = '[frozen],:defined';

/** Plain addresses that need no parsing: scheme, lower-case host, perhaps a port and a path. Any other is left to the tag itself. */
const PLAIN_ADDRESS = /^https?:\/\/[a-z\d.-]+(:\d{4,})?[\w/-]*$/;

const valueOf = (tag: Element, name: string): string => tag.getAttribute(name) || '';

/** The methods of a node's own prototype: a page may have an image or a field named `querySelectorAll`, which would hide the method. */
export const methodsOf = Object.getPrototypeOf as (node: Node) => Partial<Element>;

export const findIn = (root: Node, selector: string): Element[] => [...(methodsOf(root).querySelectorAll?.call(root, selector) ?? [])];

/** The codes in `country` and `countries`; `undefined` for an entry that is not a code. */
const codesOf = (tag: Element): readonly (string | undefined)[] => [valueOf(tag, 'country'), ...valueOf(tag, 'countries').split(/[\s,;]+/)].map(countryCode);

/** True if the page has so many different compact countries that one request for the list serves them. */
export const areManyWritten = (): boolean =>
  new Set(
    findIn(document, `${COMPACT}:not([frozen])`)
      .flatMap(codesOf)
      .filter((code) => code),
  ).size >= MIN_COUNTRIES_FOR_LIST;

/** False for a number that the tag will refuse. Words and days are not checked: that code would cost every reader more than the needless request. */
const isNumber = (text: string, range: Range): boolean => !text || isInRange(text, range);

/** The path the tag will request once its code is here; falsy if its attributes cannot be valid. */
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
 * True if the tag is near the view or eager, on a visible page.
 * `checkVisibility` is for tags in a closed `<details>`, which have a box but cannot be seen.
 */
export function isNear(tag: Element): boolean {
  const { top, bottom } = tag.getBoundingClientRect();
  const isClose = top < innerHeight + NEAR && bottom > -NEAR && tag.checkVisibility();
  return (isClose || tag.matches('[loading=eager i]')) && !isPageHidden();
}

/** Sends the request of a tag that is near while its code is loading, so that the page waits for the slower of the two and not for both in turn. `isList`: its country is asked for with all others. */
export function requestEarly(tag: Element, isList: boolean): void {
  const own = valueOf(tag, 'api-base');
  const written = own || earlyPageState.settings.apiBase || import.meta.env.VITE_API_BASE || '';
  const base = /^\/(?!\/)/.test(written) ? location.origin + written : written;
  if (base.startsWith('http:') && location.protocol !== 'http:') return;
  if (!PLAIN_ADDRESS.test(base) || (own && earlyPageState.settings.allowedApiOrigins !== undefined) || tag.matches(RESERVED)) return;
  // A table chooses its countries from the whole list.
  const codes = new Set(tag.localName.startsWith('risk') ? [''] : codesOf(tag));
  if (codes.size > MAX_CODES || (tag.matches('country-compare') && codes.size < MIN_CODES)) return;
  codes.forEach((country) => {
    const path = pathOf(tag, country, isList);
    const url = base.replace(/\/*(\/api\/v1)?\/*$/, '/api/v1') + path;
    if (path && !earlyPageState.isAnswered?.(url) && earlyPageState.recentRequests.length < MAX_REQUESTS_PER_MINUTE) earlyPageState.request(url);
  });
}
