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
