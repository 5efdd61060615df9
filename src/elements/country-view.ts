// One chunk with all that a card needs for its first render.
export { decodeCountry } from '../api/country.js';
export { cardView, styles } from '../ui/country-card.js';
