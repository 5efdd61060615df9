import type { LitElement } from 'lit';
import { PRINTS } from '../ui/map-container.js';

/** Below this width, in sizes of the text, a tag is as narrow as on a phone: the same as in its styles. */
const WIDTH = 30;

/**
 * Tells whether a tag is as narrow as on a phone, and has it rendered again when that changes; until then its styles see to it that nothing
 * has another size. Paper never is narrow.
 */
export function narrowness(host: LitElement): () => boolean {
  let observer: ResizeObserver | undefined;
  let observed: Element | undefined;
  let isNarrow = false;
  let isPaper = false;

  function onPrint({ type }: Event): void {
    isPaper = type === 'beforeprint';
    if (isNarrow) host.requestUpdate();
  }

  function measure({ target, contentRect: { width } }: ResizeObserverEntry): void {
    const isNow = width < WIDTH * Number.parseFloat(getComputedStyle(target).fontSize);
    if (!width || isNow === isNarrow) return;
    isNarrow = isNow;
    // Other sizes while sizes are being observed would be an error on the host page.
    requestAnimationFrame(() => host.requestUpdate());
  }

  host.addController({
    hostDisconnected() {
      observer?.disconnect();
      observed = undefined;
      for (const name of PRINTS) removeEventListener(name, onPrint);
    },
    /** The first time there is something to measure. A tag that was taken out of the page may still be updated once, and nothing would end what begins then. */
    hostUpdated() {
      const root = host.renderRoot.querySelector('.root');
      if (!root || root === observed || !host.isConnected) return;
      observer ??= new ResizeObserver(([entry]) => entry && measure(entry));
      observer.disconnect();
      observed = root;
      observer.observe(root);
      for (const name of PRINTS) addEventListener(name, onPrint);
    },
  });
  return () => isNarrow && !isPaper;
}
