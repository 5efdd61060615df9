// What a good answer to a plain tag does not need, in one file that travels beside it: see "What loads when" in docs/hosting.md.
import { failureStyles } from '../ui/failure.js';

export { fetchCredit } from '../api/credit.js';
export { cutPauses, retryLost } from '../api/retry.js';
export { FailureSentences } from './failure-sentences.js';
export { UnclosedTagGuard } from './unclosed-tag.js';

export const styles = [failureStyles];

const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role=heading]';
/** What has headings of its own. */
const PARTS = 'article, aside, nav, section, dialog, [role=dialog]';

/** The level of a heading below the last one of the page that a tag belongs to; 2 on a page without headings. */
export function levelBelow(tag: Element): number {
  try {
    for (let node: Element | undefined = tag; node; node = hostOf(node)) {
      const level = levelOf(lastBefore(node));
      if (level) return Math.min(level + 1, 6);
    }
  } catch {
    // A page may have replaced what finds its headings.
  }
  return 2;
}

const hostOf = (node: Element): Element | undefined => {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : undefined;
};

function lastBefore(tag: Element): Element | undefined {
  const root = tag.getRootNode() as Document | ShadowRoot;
  const belongs = (heading: Element): boolean => heading.closest(PARTS)?.contains(tag) ?? true;
  const isBefore = (heading: Element): boolean => (heading.compareDocumentPosition(tag) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return [...root.querySelectorAll(HEADINGS)].findLast((heading) => isBefore(heading) && belongs(heading));
}

const levelOf = (heading: Element | undefined): number => Number(heading?.getAttribute('aria-level') ?? heading?.localName.slice(1)) || 0;

const isShown = (element: Element): boolean => element.isConnected && element.getClientRects().length > 0;

/** Gives the focus to an element that is no stop of the Tab key, until it moves on. */
export function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** What has the focus in a tag, and the named parts around it, the nearest first. */
function focusIn(tag: HTMLElement): readonly Element[] {
  const fallback = tag.querySelector(':scope > :focus, :scope > :focus-within');
  const focused = tag.shadowRoot?.activeElement ?? fallback;
  const named: Element[] = [];
  for (let part = focused?.assignedSlot ?? focused?.parentElement; part; part = part.parentElement) {
    if (part.matches('.root, [aria-label], [aria-labelledby]')) named.push(part);
  }
  return focused ? [focused, ...named] : [];
}

/** Notes where the focus is; what it returns gives it, unless it has moved on, to the nearest named part that is left, so that no reader starts again at the top of the page. */
export function keepFocus(tag: HTMLElement): () => void {
  const [focused, ...named] = focusIn(tag);
  return () => {
    const [now = focused] = focusIn(tag);
    const next = now && !isShown(now) ? named.find(isShown) : undefined;
    if (next instanceof HTMLElement) focusOn(next);
  };
}
