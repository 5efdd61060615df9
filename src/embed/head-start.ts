import { COUNTRIES, earlyPage, feedPath, MANY, METHODOLOGY, MOST_PER_MINUTE } from '../api/ask.js';
import { countryCode } from '../model/country-code.js';
import { MOST_INCIDENTS } from '../model/incident-attributes.js';

const NEAR = 200;

/** At most five to compare, and the one that `country` may name. */
const MOST_CODES = 6;

const COMPACT = 'country-risk:is([variant=inline],[variant=badge])';

/** Tags that make no request, or whose code is here and makes it in time. */
const RESERVED = '[frozen],:defined';

/** Plain addresses that need no parsing: scheme, lower-case host, perhaps a port and a path. Any other is left to the tag itself. */
const ORDINARY = /^https?:\/\/[a-z\d.-]+(:\d{4,})?[\w/-]*$/;

const valueOf = (tag: Element, name: string): string => tag.getAttribute(name) || '';

/** The methods of a node's own prototype: a page may have an image or a field named `querySelectorAll`, which would hide the method. */
export const methodsOf = Object.getPrototypeOf as (node: Node) => Partial<Element>;

export const findIn = (root: Node, selector: string): Element[] => [...(methodsOf(root).querySelectorAll?.call(root, selector) ?? [])];

export const isCompact = (tag: Element): boolean => tag.matches(COMPACT);

/** The codes in `country` and `countries`; `undefined` for an entry that is not a code. */
const codesOf = (tag: Element): readonly (string | undefined)[] => [valueOf(tag, 'country'), ...valueOf(tag, 'countries').split(/[\s,;]+/)].map(countryCode);

/** True if the page wants so many different compact countries that a single request for the list serves them. */
const areMany = (): boolean =>
  new Set(
    findIn(document, `${COMPACT}:not([frozen])`)
      .flatMap(codesOf)
      .filter((code) => code),
  ).size >= MANY;

/** What the tag will ask below its base once its code is here; falsy if its country or its numbers cannot be valid. */
function questionOf(tag: Element, country: string | undefined): string | false | undefined {
  const { localName } = tag;
  const hours = valueOf(tag, 'hours');
  const limit = valueOf(tag, 'limit');
  if (localName.startsWith('country')) return country && COUNTRIES + (isCompact(tag) && areMany() ? '' : `/${country}`);
  if (localName === 'risk-methodology') return METHODOLOGY;
  // Checking the region is up to the tag: the list of all countries contains every region.
  if (localName.startsWith('risk')) return COUNTRIES;
  return (
    !/\D/.test(hours + limit) &&
    +limit <= MOST_INCIDENTS &&
    (country || !valueOf(tag, 'country')) &&
    feedPath(country, hours, limit, tag.hasAttribute('include-resolved'))
  );
}

/** True if the tag is about to be seen or is eager. `checkVisibility` is for tags in a closed `<details>`, which have a box but cannot be seen. */
const isNear = (tag: Element): boolean =>
  tag.matches('[loading=eager]') ||
  (tag.getBoundingClientRect().top < innerHeight + NEAR && tag.getBoundingClientRect().bottom > -NEAR && tag.checkVisibility());

/** Sends a tag's request while its code is loading, so that the page waits for the slower of the two and not for both in turn. */
export function headStart(tag: Element): void {
  const own = valueOf(tag, 'api-base');
  // A missing base does not match `ORDINARY` either, despite the cast.
  const base = (own || earlyPage.settings.apiBase) as string;
  const isSure = ORDINARY.test(base) && !(own && earlyPage.settings.allowedApiOrigins) && !tag.matches(RESERVED);
  // A prerendered page may never be seen.
  if (!isSure || (document as { readonly prerendering?: boolean }).prerendering || !isNear(tag)) return;
  codesOf(tag).forEach((country, _, codes) => {
    const question = questionOf(tag, country);
    const url = base.replace(/\/*(\/api\/v1)?\/*$/, '/api/v1') + question;
    if (question && codes.length <= MOST_CODES && !earlyPage.isMet?.(url) && earlyPage.sent.length < MOST_PER_MINUTE) earlyPage.ask(url);
  });
}
