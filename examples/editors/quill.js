// Quill: one blot, which keeps a tag or a placeholder as written, and clipboard matchers that find both in pasted HTML.
import Quill from 'quill';
import { TAGS } from './tags.js';

const Delta = Quill.import('delta');

/** The HTML from which each of our nodes was made, because Quill inserts elements of its own into them. */
const written = new WeakMap();

class TravelSafety extends Quill.import('blots/embed') {
  static blotName = 'travelSafety';
  static tagName = 'travel-safety'; // a name that no element on the page has

  static create(html) {
    const node = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild;
    written.set(node, html);
    return document.adoptNode(node);
  }

  static value = (node) => written.get(node);
  html = () => written.get(this.domNode);
}

Quill.register(TravelSafety);

const keep = (node) => new Delta().insert({ travelSafety: node.outerHTML }).insert(node.closest('p, li') ? '' : '\n');

export const configuration = {
  modules: { clipboard: { matchers: TAGS.flatMap((tag) => [tag, `[data-${tag}]`]).map((selector) => [selector, keep]) } },
};
