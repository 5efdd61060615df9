// What only serves to act on incidents, in one file that comes after the first rows.
export { english, incidentLegend, styles } from '../ui/incident-filters.js';
export { listenForSteps } from '../ui/steps.js';
export { shrinkToFit } from './shrink-to-fit-controller.js';
