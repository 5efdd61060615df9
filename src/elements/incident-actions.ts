// What only serves to act on incidents, in one file that comes after the first rows.
import type { ReactiveControllerHost } from 'lit';
import { styles as detailsStyles } from '../ui/incident-details.js';
import { styles as filterStyles } from '../ui/incident-filters.js';

export { english as detailsWords, incidentDetails } from '../ui/incident-details.js';
export { english, incidentLegend, listHelp } from '../ui/incident-filters.js';
export { listenForSteps } from '../ui/keyboard.js';
export { shrinkToFit } from './shrink-to-fit-controller.js';

export const styles = [...filterStyles, ...detailsStyles];

/** Gives times in full while the page is printed: "3 hours ago" is wrong as soon as paper is read. Renders at once, because browsers print before the next microtask. */
export function listenForPrint(host: ReactiveControllerHost & { printed?: number | undefined; performUpdate(): void }): void {
  const onPrint = ({ type }: Event): void => {
    host.printed = type === 'beforeprint' ? -Infinity : undefined;
    host.requestUpdate();
    host.performUpdate();
  };
  // As in `ui/map-container`, a file that a list does not load.
  const names = ['beforeprint', 'afterprint'];
  host.addController({
    hostConnected() {
      for (const name of names) addEventListener(name, onPrint);
    },
    hostDisconnected() {
      for (const name of names) removeEventListener(name, onPrint);
      // Out of the page it gets no `afterprint`.
      host.printed = undefined;
    },
  });
}
