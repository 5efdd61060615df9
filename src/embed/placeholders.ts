import { earlyPageState } from '../api/request.js';
import { SUBJECTS } from './subjects.js';

/** Only these are copied: sanitizers keep `data-onclick`. */
export const ATTRIBUTES = __ATTRIBUTES__;

/** The attributes of an inline answer, which have the same names on a tag. */
const INLINE = ['data-answer', 'data-as-of'];

/** The tag in each placeholder. */
const tags = new WeakMap<Element, Element>();

function set(tag: Element, attribute: string, value: string | null): void {
  if (value === null) tag.removeAttribute(attribute);
  else if (value !== tag.getAttribute(attribute)) tag.setAttribute(attribute, value);
}

/** Creates or updates the tag in its placeholder, and moves all other content into the tag, as its fallback. Runs again when the page changes either. */
function fill(placeholder: Element): void {
  const name = Object.keys(SUBJECTS).find((each) => placeholder.hasAttribute(`data-${each}`));
  if (!name || placeholder.localName in SUBJECTS) return;
  const tag = [...placeholder.children].find(({ localName }) => localName === name) ?? placeholder.ownerDocument.createElement(name);
  for (const attribute of ATTRIBUTES) {
    const main = attribute === SUBJECTS[name] && placeholder.getAttribute(`data-${name}`);
    set(tag, attribute, main || placeholder.getAttribute(`data-${attribute}`));
  }
  for (const attribute of INLINE) set(tag, attribute, placeholder.getAttribute(attribute));
  // A preview that shows another tag in the same place takes over the fallback of the former.
  const former = tags.get(placeholder);
  const rest = [...placeholder.childNodes].flatMap((node) => (node === tag ? [] : node === former ? [...node.childNodes] : node));
  tags.set(placeholder, tag);
  if (rest.length) tag.append(...rest);
  if (former !== tag) former?.remove();
  if (tag.parentNode !== placeholder) placeholder.append(tag);
}

const observer = new MutationObserver((changes) => new Set(changes.map(({ target }) => target as Element)).forEach(fill));

function watch(placeholder: Element): void {
  fill(placeholder);
  observer.observe(placeholder, { attributes: true, childList: true });
}

const { placeholders } = earlyPageState;
earlyPageState.placeholders = { push: (...added) => added.forEach(watch) };
(placeholders as readonly Element[] | undefined)?.forEach(watch);
