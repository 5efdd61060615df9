import type { LitElement } from 'lit';

/** Between the head and what is scrolled into view below it, in pixels: a focus ring. */
const AIR = 4;

/** Tells a scroll box how much of it a sticky head covers, so that the focus never goes behind the head: how tall that is depends on language, width and text size. */
export function reserveForHead(host: LitElement, selector: string): void {
  let head: HTMLElement | null = null;
  let observer: ResizeObserver | undefined;

  function reserve(): void {
    const box = head?.closest<HTMLElement>('[part=table], [part=list]');
    box?.style.setProperty('scroll-padding-block-start', `${(head?.offsetHeight ?? 0) + AIR}px`);
  }

  function observe(): void {
    const found = host.renderRoot.querySelector<HTMLElement>(selector);
    if (found === head) return;
    observer?.disconnect();
    head = found;
    try {
      observer = new ResizeObserver(reserve);
      if (head) observer.observe(head);
    } catch {
      // A page may have broken it; the table does not depend on it.
    }
  }

  host.addController({
    hostConnected: observe,
    hostUpdated: observe,
    hostDisconnected() {
      observer?.disconnect();
      head = null;
    },
  });
}
