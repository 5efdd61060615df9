// One chunk with what readers need to act on incidents; loads after the first rows.
import type { ReactiveControllerHost } from 'lit';
import { styles as detailsStyles } from '../ui/incident-details.js';
import { styles as filterStyles } from '../ui/incident-filters.js';
import { listenOnWindow } from './rows-controller.js';

export { english as detailsWords, incidentDetails } from '../ui/incident-details.js';
export { english, incidentLegend, listHelp } from '../ui/incident-filters.js';
export { listenForArrowKeys } from '../ui/keyboard.js';
export { shrinkToFit } from './shrink-to-fit-controller.js';

export const styles = [...filterStyles, ...detailsStyles];

/** Writes times in full for print: "3 hours ago" is wrong as soon as paper is read. Renders synchronously, because browsers print before the next microtask. */
export function listenForPrint(host: ReactiveControllerHost & { printed?: number | undefined; performUpdate(): void }): void {
  const onPrint = ({ type }: Event): void => {
    host.printed = type === 'beforeprint' ? -Infinity : undefined;
    host.requestUpdate();
    host.performUpdate();
  };
  // Equal to `PRINTS` of `ui/map-container`, which a list does not load.
  listenOnWindow(host, ['beforeprint', 'afterprint'], onPrint);
  // A disconnected tag gets no `afterprint`.
  host.addController({ hostDisconnected: () => (host.printed = undefined) });
}
