/** What the full profile adds to a card: loaded only where a section needs it. */
export { decodeProfile } from '../api/country-profile.js';
export { countryProfile, sections, styles } from '../ui/country-profile.js';
