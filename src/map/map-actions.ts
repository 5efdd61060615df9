import type { Map as LeafletMap } from 'leaflet';
import { css } from 'lit';
import { gesturesOn, type GestureHandlers, type Gestures } from './gestures.js';

/** How to use a map by keyboard: seen by those whom it helps, and never over what has the focus. */
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
    /* Beside the scale bar, which is at the left in every language. */
    .map:has(.marker:focus-visible) > #map-help {
      inset-inline: auto;
      right: 8px;
      max-inline-size: calc(100% - 8em - 96px);
    }
    /* On a phone it has the whole width at the end of the map, and the scale bar moves above it. */
    @container (inline-size < 30em) {
      .map:has(:is(.marker, .target):focus-visible) > #map-help {
        inset: auto 0 0;
        max-inline-size: none;
        line-height: 1.3;
      }
      .map:has(.marker:focus-visible) .stage:not(.low) .map-scale {
        bottom: max(56px, var(--_help));
      }
    }
    .map:has(.low :focus) > #map-help {
      inset-block: 4px auto;
    }
  `,
];

/** What only serves to act on a map, and so comes after its paint: gestures, and the help for the keyboard, in the half without the focus. */
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
