/** What an open incident needs beyond its row; loaded when one is opened. */
export { zoneOf } from '../model/time-zones.js';
export { scrollToIncident } from '../ui/incident-scroll.js';
export { english, incidentDetails, incidentDetailsStyles } from '../ui/incident-details.js';
