const isShown = (element: Element): boolean => element.isConnected && element.getClientRects().length > 0;

/** Focuses an element. Without a `tabindex` it gets one until it loses the focus, because not every element is focusable. */
export function focusOn(element: HTMLElement, options?: FocusOptions): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus(options);
}

/** The focused element of a tag and its named ancestors, the nearest first. */
function focusIn(tag: HTMLElement): readonly Element[] {
  const fallback = tag.querySelector(':scope > :focus-within');
  const focused = tag.shadowRoot?.activeElement ?? fallback;
  const named: Element[] = [];
  for (let part = focused?.assignedSlot ?? focused?.parentElement; part; part = part.parentElement) {
    if (part.matches('.root, [aria-label], [aria-labelledby]')) named.push(part);
  }
  return focused ? [focused, ...named] : [];
}

/** Remembers the focus. If the focused element is gone by then, the returned function focuses its nearest named ancestor left, not the top of the page. */
export function keepFocus(tag: HTMLElement): () => void {
  const [focused, ...named] = focusIn(tag);
  return () => {
    const [current = focused] = focusIn(tag);
    const next = current && !isShown(current) ? named.find(isShown) : undefined;
    if (next instanceof HTMLElement) focusOn(next, { preventScroll: true });
  };
}
