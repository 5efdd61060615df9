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

/**
 * Keeps relative times true: "3 hours ago" is wrong as soon as paper is read, so times are in full for print, and are written anew when the reader returns to the
 * page. Renders synchronously, because browsers print before the next microtask.
 */
export function keepTimesTrue(host: ReactiveControllerHost & { printed?: number | undefined; performUpdate(): void }): void {
  const onChange = ({ type }: Event): void => {
    host.printed = type === 'beforeprint' ? -Infinity : undefined;
    host.requestUpdate();
    host.performUpdate();
  };
  listenOnWindow(host, ['beforeprint', 'afterprint', 'visibilitychange'], onChange);
  // A disconnected tag gets no `afterprint`.
  host.addController({ hostDisconnected: () => (host.printed = undefined) });
}
