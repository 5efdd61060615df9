import type { Map as LeafletMap } from 'leaflet';
import { css } from 'lit';
import { gesturesOn, type GestureHandlers, type Gestures } from './gestures.js';

/** The keyboard help of a map: shown to those who use the keyboard, and never over the focused element. */
export const styles = [
  css`
    .map:has(:is(.marker, .target):focus-visible) > #map-help {
      display: block;
      position: absolute;
      z-index: 3;
      inset: auto auto var(--_tools, 48px) 0; /* above the buttons */
      padding: 2px 8px;
      background: var(--_surface);
      font-size: var(--_small);
      pointer-events: none;
    }
    /* Beside the scale bar, which is on the left in every language. */
    .map:has(.marker:focus-visible) > #map-help {
      inset-inline: auto;
      right: 8px;
      max-inline-size: calc(100% - 8em - 96px);
    }
    /* On a phone, the help has the full width: over the buttons of a risk map, which is too low for it, or above those of an incident map, below its scale bar. */
    @container (inline-size < 30em) {
      .map:has(:is(.marker, .target):focus-visible) > #map-help {
        inset: auto 0 0;
        max-inline-size: none;
        line-height: 1.3;
      }
      .map:has(.marker:focus-visible) > #map-help {
        inset-block-end: 48px;
      }
      .map:has(.marker:focus-visible) .stage:not(.low) .map-scale {
        bottom: calc(48px + max(8px, var(--_help)));
      }
    }
    .map:has(.low :focus) > #map-help {
      inset-block: 4px auto;
    }
  `,
];

/** Gestures, and the position of the keyboard help, in the half without the focus. Loaded after the map's first paint. */
export function actionsOn(map: LeafletMap, stage: HTMLElement, handlers: GestureHandlers): Gestures {
  const gestures = gesturesOn(map, handlers);
  const onFocus = ({ target }: Event): void => {
    const [at, all] = [(target as Element).getBoundingClientRect(), stage.getBoundingClientRect()];
    stage.classList.toggle('low', at.top + at.bottom > all.top + all.bottom);
    stage.style.setProperty('--_help', `${stage.parentElement?.querySelector<HTMLElement>('#map-help')?.offsetHeight ?? 0}px`);
  };
  stage.addEventListener('focusin', onFocus);
  return {
    hasDragged: gestures.hasDragged,
    destroy() {
      gestures.destroy();
      stage.removeEventListener('focusin', onFocus);
    },
  };
}
