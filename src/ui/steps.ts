const PAGE = 10;

/** Moves the focus by keyboard among things in a box that are one stop of the Tab key; the browser scrolls it into view. */
export function listenForSteps(box: HTMLElement | DocumentFragment, among: string): void {
  box.addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
    const all = [...box.querySelectorAll<HTMLElement>(among)];
    const here = all.indexOf(event.target as HTMLElement);
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE, Home: -here, End: all.length };
    const by = Object.hasOwn(steps, key) ? steps[key] : undefined;
    if (by === undefined || here < 0 || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    all[Math.max(0, Math.min(all.length - 1, here + by))]?.focus();
  });
}
