import { COUNTRIES, earlyPage, feedPath, MANY, METHODOLOGY, MOST_PER_MINUTE } from '../api/ask.js';
import { countryCode } from '../model/country-code.js';
import { MOST_INCIDENTS } from '../model/incident-attributes.js';

const NEAR = 200;

const COMPACT = 'country-risk:is([variant=inline],[variant=badge])';

/** Tags that ask nothing, several questions, one of words that only they can check, or in time by themselves. */
const RESERVED = 'country-compare,[frozen],[region],:defined';

/** Addresses as people write them, which a browser leaves as they are. The tag itself reads the others. */
const ORDINARY = /^https?:\/\/[a-z\d.-]+(:\d{4,})?[\w/-]*$/;

const valueOf = (tag: Element, name: string): string => tag.getAttribute(name) || '';

/** What a node can do by nature: a page may have an image or a field named `querySelectorAll`, which then hides the method. */
export const methodsOf = (node: Node): Partial<Element> => Object.getPrototypeOf(node) as Partial<Element>;

export const findIn = (root: Node, selector: string): Element[] => [...(methodsOf(root).querySelectorAll?.call(root, selector) ?? [])];

export const isCompact = (tag: Element): boolean => tag.matches(COMPACT);

const codeOf = (tag: Element): string | undefined => countryCode(valueOf(tag, 'country'));

/** True where the page wants so many different countries in compact form that they are one question. */
const areMany = (): boolean =>
  new Set(
    findIn(document, `${COMPACT}:not([frozen])`)
      .map(codeOf)
      .filter((code) => code),
  ).size >= MANY;

/** What the tag will ask below its base once its code is here; nothing where its country or its numbers cannot be right. */
function questionOf(tag: Element): string | false | undefined {
  const { localName } = tag;
  const country = codeOf(tag);
  const hours = valueOf(tag, 'hours');
  const limit = valueOf(tag, 'limit');
  if (localName === 'country-risk') return country && COUNTRIES + (isCompact(tag) && areMany() ? '' : `/${country}`);
  if (localName === 'risk-methodology') return METHODOLOGY;
  if (localName.startsWith('risk')) return COUNTRIES;
  return (
    !/\D/.test(hours + limit) &&
    Number(limit) <= MOST_INCIDENTS &&
    (country || !valueOf(tag, 'country')) &&
    feedPath(country, hours, limit, tag.hasAttribute('include-resolved'))
  );
}

/** True where the reader will see the tag at once, or the editor wants it at once. What a closed `<details>` holds has a box, but is not seen. */
const isNear = (tag: Element): boolean =>
  valueOf(tag, 'loading') === 'eager' ||
  (tag.getBoundingClientRect().top < innerHeight + NEAR && tag.getBoundingClientRect().bottom > -NEAR && tag.checkVisibility());

/** Asks a tag's question while its code is on the way: the page waits for the slower of the two, not for their sum. */
export function headStart(tag: Element): void {
  const own = valueOf(tag, 'api-base');
  const base = own || earlyPage.settings.apiBase || import.meta.env.VITE_API_BASE || '';
  const isSure = ORDINARY.test(base) && !(own && earlyPage.settings.allowedApiOrigins) && !tag.matches(RESERVED);
  // A page rendered ahead may never be looked at.
  const question = isSure && !(document as { readonly prerendering?: boolean }).prerendering && isNear(tag) && questionOf(tag);
  const url = base.replace(/\/*(\/api\/v1)?\/*$/, '/api/v1') + question;
  if (question && !earlyPage.isMet?.(url) && earlyPage.sent.length < MOST_PER_MINUTE) earlyPage.ask(url);
}
