const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role=heading]';
/** Elements whose headings do not apply outside them. */
const SECTIONING = 'article, aside, nav, section, dialog, [role=dialog]';

/** One level below the last heading that applies to a tag, at most 6; 2 on a page without headings. */
export function levelBelow(tag: Element): number {
  for (let node: Element | undefined = tag; node; node = hostOf(node)) {
    const level = levelOf(lastHeadingBefore(node));
    if (level) return Math.min(level + 1, 6);
  }
  return 2;
}

const hostOf = (node: Element): Element | undefined => {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : undefined;
};

function lastHeadingBefore(tag: Element): Element | undefined {
  const root = tag.getRootNode() as Document | ShadowRoot;
  const applies = (heading: Element): boolean => heading.closest(SECTIONING)?.contains(tag) ?? true;
  const isBefore = (heading: Element): boolean => (heading.compareDocumentPosition(tag) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return [...root.querySelectorAll(HEADINGS)].findLast((heading) => isBefore(heading) && applies(heading));
}

const levelOf = (heading: Element | undefined): number => Number(heading?.getAttribute('aria-level') ?? heading?.localName.slice(1)) || 0;
