const PAGE = 10;

/** Moves the focus by keyboard among things that are one stop of the Tab key; the browser scrolls it into view. */
export function step(event: KeyboardEvent, among: string): void {
  const all = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>(among)];
  const here = all.indexOf(event.target as HTMLElement);
  const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE, Home: -here, End: all.length };
  const by = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
  if (by === undefined || here < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  all[Math.max(0, Math.min(all.length - 1, here + by))]?.focus();
}
