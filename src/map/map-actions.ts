import type { Map as LeafletMap } from 'leaflet';
import { gesturesOn, type GestureHandlers, type Gestures } from './gestures.js';
import { showHelpIn } from './help.js';

export { helpStyles } from './help.js';

/** What only serves to act on a map, and so comes after its paint. */
export function actionsOn(map: LeafletMap, container: HTMLElement, handlers: GestureHandlers): Gestures {
  const gestures = gesturesOn(map, handlers);
  const hideHelp = showHelpIn(container);
  return {
    hasDragged: gestures.hasDragged,
    destroy() {
      gestures.destroy();
      hideHelp();
    },
  };
}
