import { hydrate as hydrateTemplate } from '@lit-labs/ssr-client';
import { render, type RenderOptions, type TemplateResult } from 'lit';
import { afterPaint } from '../data/attention.js';

/** Events that count as use of a tag. Browsers run microtasks between two listeners, so the tag's own listeners already receive the first of these events. */
const USE_EVENTS = ['pointerdown', 'focusin', 'keydown', 'input', 'change', 'click'];

/** Resolves once the browser is idle, or as soon as a reader uses the tag. */
export function whenDue(tag: Element): Promise<unknown> {
  const used = new Promise((resolve) => {
    for (const use of USE_EVENTS) tag.addEventListener(use, resolve, { capture: true, once: true });
  });
  return Promise.race([used, afterPaint()]);
}

/** Elements and text nodes, without comments, which are Lit's markers, and without empty text. */
const childrenOf = (parent: Node): readonly Node[] =>
  [...parent.childNodes].filter((child) => child instanceof Element || (child instanceof Text && child.data !== ''));

/** Copies attributes and text from one tree to another without replacing nodes; returns false if their structures differ. */
function syncChildren(node: Node, wanted: Node): boolean {
  const [children, others] = [childrenOf(node), childrenOf(wanted)];
  return children.length === others.length && children.every((child, index) => syncNode(child, others[index]!));
}

function syncNode(node: Node, wanted: Node): boolean {
  if (node instanceof Text && wanted instanceof Text) {
    if (node.data !== wanted.data) node.data = wanted.data;
    return true;
  }
  if (!(node instanceof Element && wanted instanceof Element) || node.localName !== wanted.localName) return false;
  for (const name of new Set([...node.getAttributeNames(), ...wanted.getAttributeNames()])) {
    const value = wanted.getAttribute(name);
    // Keeps open what the reader has opened.
    if (name === 'open' || value === node.getAttribute(name)) continue;
    if (value === null) node.removeAttribute(name);
    else node.setAttribute(name, value);
  }
  return syncChildren(node, wanted);
}

/**
 * Hydrates a shadow root that came with the page's HTML: keeps its nodes and updates their content. Returns false, with one line on the console, if its
 * structure is not what the tag would render: it comes from another version, or was edited since.
 */
export function hydrate({ localName }: Element, root: ShadowRoot, view: TemplateResult, options: RenderOptions): boolean {
  try {
    // The tag has adopted the same styles.
    for (const style of root.querySelectorAll('style,link')) style.remove();
    // In a separate document, where no custom element is upgraded.
    const wanted = document.implementation.createHTMLDocument('');
    render(view, wanted.body, { ...options, creationScope: wanted });
    if (syncChildren(root, wanted.body)) {
      hydrateTemplate(view, root, options);
      return true;
    }
  } catch (error) {
    if (import.meta.env.DEV) console.error(error);
  }
  console.warn(`<${localName}> came with HTML of another version, or HTML that was edited. It is rendered anew.`);
  return false;
}
