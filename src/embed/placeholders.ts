import { earlyPageState } from '../api/request.js';
import { SUBJECTS } from './subjects.js';

/** Only these are taken over: sanitizers keep `data-onclick`. */
export const ATTRIBUTES = __ATTRIBUTES__;

/** Those of an inline answer have the same names on a tag. */
const INLINE = ['data-answer', 'data-as-of'];

function set(tag: Element, attribute: string, value: string | null): void {
  if (value === null) tag.removeAttribute(attribute);
  else if (value !== tag.getAttribute(attribute)) tag.setAttribute(attribute, value);
}

/** Puts the tag that a placeholder stands for inside it, and what was inside into the tag, as its fallback; also after the page has changed either. */
function fill(place: Element): void {
  const name = Object.keys(SUBJECTS).find((each) => place.hasAttribute(`data-${each}`));
  if (!name || place.localName in SUBJECTS) return;
  const tag = [...place.children].find(({ localName }) => localName === name) ?? place.ownerDocument.createElement(name);
  for (const attribute of ATTRIBUTES) {
    const main = attribute === SUBJECTS[name] && place.getAttribute(`data-${name}`);
    set(tag, attribute, main || place.getAttribute(`data-${attribute}`));
  }
  for (const attribute of INLINE) set(tag, attribute, place.getAttribute(attribute));
  const rest = [...place.childNodes].filter((node) => node !== tag);
  if (rest.length) tag.append(...rest);
  if (tag.parentNode !== place) place.append(tag);
}

const observer = new MutationObserver((changes) => new Set(changes.map(({ target }) => target as Element)).forEach(fill));

function watch(place: Element): void {
  fill(place);
  observer.observe(place, { attributes: true, childList: true });
}

const { placeholders } = earlyPageState;
earlyPageState.placeholders = { push: (...places) => places.forEach(watch) };
(placeholders as readonly Element[] | undefined)?.forEach(watch);
