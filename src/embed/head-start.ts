import { ask, compactUrl, countryUrl, feedUrl, page } from '../api/ask.js';
import { apiBase } from '../model/api-base.js';
import { countryCode } from '../model/country.js';

const NEAR = 200;

/** True where the reader will see the tag at once, or the editor wants it at once. */
export function isNear(tag: Element): boolean {
  const [box] = tag.getClientRects();
  return tag.getAttribute('loading') === 'eager' || (box !== undefined && box.top < innerHeight + NEAR && box.bottom > -NEAR);
}

const isCompact = (tag: Element): boolean => /^(inline|badge)$/.test(tag.getAttribute('variant') ?? '');

/** How many different countries the page wants in compact form. */
const compactCountries = (): number =>
  new Set([...document.querySelectorAll('country-risk')].filter(isCompact).map((tag) => String(countryCode(tag.getAttribute('country') ?? '')))).size;

/** What the tag will ask once its code is here; nothing where the tag had better decide for itself. */
function questionOf(tag: Element, base: string): string | undefined {
  const value = (name: string): string => tag.getAttribute(name) ?? '';
  const code = countryCode(value('country'));
  if (tag.localName === 'country-risk') {
    if (typeof code !== 'string') return undefined;
    return isCompact(tag) ? compactUrl(base, code, compactCountries()) : countryUrl(base, code);
  }
  const isPlain = (typeof code === 'string' || !value('country')) && /^\d*,\d*$/.test(`${value('hours')},${value('limit')}`);
  if (!/^incident-/.test(tag.localName) || !isPlain) return undefined;
  const includeResolved = tag.hasAttribute('include-resolved');
  return feedUrl(base, { country: typeof code === 'string' ? code : '', hours: value('hours'), limit: value('limit'), includeResolved });
}

/** Asks a tag's question while its code is on the way: the page waits for the slower of the two, not for their sum. */
export function headStart(tag: Element): void {
  const { settings } = page;
  const own = tag.getAttribute('api-base');
  if (tag.hasAttribute('frozen') || (own && settings.allowedApiOrigins)) return;
  const base = apiBase(own || settings.apiBase || import.meta.env.VITE_API_BASE || '', location.protocol);
  const url = typeof base === 'string' && questionOf(tag, base);
  if (url && !page.known.has(url)) ask(url);
}
