// What only serves to act on incidents, in one file that comes after the first rows.
import { styles as detailsStyles } from '../ui/incident-details.js';
import { styles as filterStyles } from '../ui/incident-filters.js';

export { english as detailsWords, incidentDetails } from '../ui/incident-details.js';
export { english, incidentLegend, listHelp } from '../ui/incident-filters.js';
export { listenForSteps } from '../ui/keyboard.js';
export { listenForPrint } from './print-controller.js';
export { shrinkToFit } from './shrink-to-fit-controller.js';

export const styles = [...filterStyles, ...detailsStyles];
