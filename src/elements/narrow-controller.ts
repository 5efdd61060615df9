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
  let isNarrow = false;
  let isPaper = false;

  function onPrint({ type }: Event): void {
    isPaper = type === 'beforeprint';
    if (isNarrow) host.requestUpdate();
  }

  function measure(): void {
    const root = host.renderRoot.querySelector('.root');
    if (!root?.clientWidth) return;
    const isNow = root.clientWidth < WIDTH * Number.parseFloat(getComputedStyle(root).fontSize);
    if (isNow === isNarrow) return;
    isNarrow = isNow;
    // Other sizes while sizes are being observed would be an error on the host page.
    requestAnimationFrame(() => host.requestUpdate());
  }

  host.addController({
    hostConnected() {
      observer ??= new ResizeObserver(measure);
      observer.observe(host);
      for (const name of PRINTS) addEventListener(name, onPrint);
    },
    hostDisconnected() {
      observer?.disconnect();
      for (const name of PRINTS) removeEventListener(name, onPrint);
    },
  });
  return () => isNarrow && !isPaper;
}
