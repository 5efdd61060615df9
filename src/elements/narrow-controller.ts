import type { LitElement } from 'lit';
import { PRINTS } from '../ui/map-container.js';
import { listenOnWindow } from './rows-controller.js';

/** Below this width (em) a tag is as narrow as on a phone; its styles have the same limit. */
const WIDTH = 30;

/**
 * Returns whether a tag is as narrow as on a phone, and updates the tag when that changes; until then its styles keep every size the same. Never true in print.
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
    // Resizing within a ResizeObserver callback raises an error on the host page.
    requestAnimationFrame(() => host.requestUpdate());
  }

  listenOnWindow(host, PRINTS, onPrint);
  host.addController({
    hostConnected() {
      observer ??= new ResizeObserver(measure);
      observer.observe(host);
    },
    hostDisconnected: () => observer?.disconnect(),
  });
  return () => isNarrow && !isPaper;
}
