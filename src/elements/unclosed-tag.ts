import { MAX_FALLBACK } from './fallback.js';

/** Elements that may be a fallback: a short paragraph, or a figure with anything in it. */
const SINGLE = 'p,figure';

/** Elements that no fallback contains. */
const PARTS = `h1,h2,h3,h4,h5,h6,ul,ol,dl,hr,pre,table,form,details,blockquote,section,article,aside,header,footer,nav,main,script[src],${__TAGS__}`;

/** The children of a tag that are neither a note nor code, except scripts of the page. */
const FALLBACK = ':scope>:not([slot],script:not([src]),style,template,noscript)';

/**
 * True if the children of a tag are more than a fallback: the tag was never closed, or closed with `/>`, which HTML ignores, so the browser takes the rest of
 * the story for its children.
 */
export function isUnclosed(tag: Element): boolean {
  const children = [...tag.querySelectorAll(FALLBACK)];
  const text = [...tag.childNodes].map((node) => (node instanceof Text || children.includes(node as Element) ? node.textContent : '')).join('');
  const isPart = (child: Element): boolean => child.matches(PARTS) || child.querySelector(child.matches('figure') ? __TAGS__ : PARTS) !== null;
  const singles = children.flatMap((child) => (child.matches(SINGLE) ? [child] : [...child.querySelectorAll(SINGLE)]));
  return text.replace(/\s+/g, ' ').length > MAX_FALLBACK || singles.length > 1 || children.some(isPart);
}
