import { ask, compactUrl, countryUrl, feedUrl, page } from '../api/ask.js';
import { apiBase } from '../model/api-base.js';
import { countryCode } from '../model/country-code.js';

const NEAR = 200;

const COMPACT = 'country-risk[variant=inline],country-risk[variant=badge]';

/** Tags whose question only they know, or that have none. */
const RESERVED = '[frozen],[category],[limit],[min-severity],[tile-url],[tile-attribution]';

/** True where the reader will see the tag at once, or the editor wants it at once. What a closed `<details>` holds has a box, but is not seen. */
export function isNear(tag: Element): boolean {
  const [box] = tag.getClientRects();
  return (
    tag.getAttribute('loading') === 'eager' || (!!box && box.top < innerHeight + NEAR && box.bottom > -NEAR && (!tag.checkVisibility || tag.checkVisibility()))
  );
}

const valueOf = (tag: Element, name: string): string => tag.getAttribute(name) || '';

const codeOf = (tag: Element): string | undefined => countryCode(valueOf(tag, 'country'));

/** How many different countries the page wants in compact form. */
const compactCountries = (): number => new Set([...document.querySelectorAll(COMPACT)].map(codeOf).filter(Boolean)).size;

/** What the tag will ask once its code is here; nothing where it might refuse. */
function questionOf(tag: Element, base: string): string | undefined {
  const code = codeOf(tag);
  if (tag.matches(COMPACT)) return code && compactUrl(base, code, compactCountries());
  if (tag.matches('country-risk:not([variant]),country-risk[variant=card],country-risk[variant=full]')) return code && countryUrl(base, code);
  const hours = valueOf(tag, 'hours');
  const isPlain = (code || !valueOf(tag, 'country')) && /^([1-9]\d{0,2})?$/.test(hours);
  if (isPlain && tag.localName.startsWith('incident')) return feedUrl(base, { country: code, hours, includeResolved: tag.hasAttribute('include-resolved') });
}

/** Asks a tag's question while its code is on the way: the page waits for the slower of the two, not for their sum. */
export function headStart(tag: Element): void {
  const { settings } = page;
  const own = valueOf(tag, 'api-base');
  if (tag.matches(RESERVED) || (own && settings.allowedApiOrigins)) return;
  const base = apiBase(own || settings.apiBase || import.meta.env.VITE_API_BASE || '', location.protocol);
  const url = base && questionOf(tag, base);
  // While the API wants no questions, the tag knows how to wait.
  if (url && !page.known.has(url) && !page.pauses.size) ask(url);
}
