// Quill: one blot, which keeps a tag or a placeholder as it was written, and the matchers that find both in what is put in.
import Quill from 'quill';
import { TAGS } from './tags.js';

const Delta = Quill.import('delta');

/** The HTML that a node of ours was made of: Quill puts things of its own into it. */
const written = new WeakMap();

class TravelSafety extends Quill.import('blots/embed') {
  static blotName = 'travelSafety';
  static tagName = 'travel-safety'; // no element of the page's own

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
