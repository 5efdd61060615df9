import { COUNTRIES, earlyPage, feedPath, MANY, METHODOLOGY, MOST_PER_MINUTE } from '../api/ask.js';
import { countryCode } from '../model/country-code.js';
import { MOST_INCIDENTS } from '../model/incident-attributes.js';

const NEAR = 200;

/** Five to compare, after the one that `country` may name. */
const MOST_CODES = 6;

const COMPACT = 'country-risk:is([variant=inline],[variant=badge])';

/** Tags that ask nothing, or in time by themselves. */
const RESERVED = '[frozen],:defined';

/** Addresses as people write them, which a browser leaves as they are. The tag itself reads the others. */
const ORDINARY = /^https?:\/\/[a-z\d.-]+(:\d{4,})?[\w/-]*$/;

const valueOf = (tag: Element, name: string): string => tag.getAttribute(name) || '';

/** What a node can do by nature: a page may have an image or a field named `querySelectorAll`, which then hides the method. */
export const methodsOf = Object.getPrototypeOf as (node: Node) => Partial<Element>;

export const findIn = (root: Node, selector: string): Element[] => [...(methodsOf(root).querySelectorAll?.call(root, selector) ?? [])];

export const isCompact = (tag: Element): boolean => tag.matches(COMPACT);

/** The country a tag names, and those it compares; nothing in place of what is no code. */
const codesOf = (tag: Element): readonly (string | undefined)[] => [valueOf(tag, 'country'), ...valueOf(tag, 'countries').split(/[\s,;]+/)].map(countryCode);

/** True where the page wants so many different countries in compact form that they are one question. */
const areMany = (): boolean =>
  new Set(
    findIn(document, `${COMPACT}:not([frozen])`)
      .flatMap(codesOf)
      .filter((code) => code),
  ).size >= MANY;

/** What the tag will ask below its base about a country once its code is here; nothing where the country or its numbers cannot be right. */
function questionOf(tag: Element, country: string | undefined): string | false | undefined {
  const { localName } = tag;
  const hours = valueOf(tag, 'hours');
  const limit = valueOf(tag, 'limit');
  if (localName.startsWith('country')) return country && COUNTRIES + (isCompact(tag) && areMany() ? '' : `/${country}`);
  if (localName === 'risk-methodology') return METHODOLOGY;
  // A region is a word for the tag to check: with all countries it has those of any.
  if (localName.startsWith('risk')) return COUNTRIES;
  return (
    !/\D/.test(hours + limit) &&
    +limit <= MOST_INCIDENTS &&
    (country || !valueOf(tag, 'country')) &&
    feedPath(country, hours, limit, tag.hasAttribute('include-resolved'))
  );
}

/** True where the reader will see the tag at once, or the editor wants it at once. What a closed `<details>` holds has a box, but is not seen. */
const isNear = (tag: Element): boolean =>
  tag.matches('[loading=eager]') ||
  (tag.getBoundingClientRect().top < innerHeight + NEAR && tag.getBoundingClientRect().bottom > -NEAR && tag.checkVisibility());

/** Asks a tag's question while its code is on the way: the page waits for the slower of the two, not for their sum. */
export function headStart(tag: Element): void {
  const own = valueOf(tag, 'api-base');
  // None at all is not ordinary either.
  const base = (own || earlyPage.settings.apiBase) as string;
  const isSure = ORDINARY.test(base) && !(own && earlyPage.settings.allowedApiOrigins) && !tag.matches(RESERVED);
  // A page rendered ahead may never be looked at.
  if (!isSure || (document as { readonly prerendering?: boolean }).prerendering || !isNear(tag)) return;
  codesOf(tag).forEach((country, _, codes) => {
    const question = questionOf(tag, country);
    const url = base.replace(/\/*(\/api\/v1)?\/*$/, '/api/v1') + question;
    if (question && codes.length <= MOST_CODES && !earlyPage.isMet?.(url) && earlyPage.sent.length < MOST_PER_MINUTE) earlyPage.ask(url);
  });
}
