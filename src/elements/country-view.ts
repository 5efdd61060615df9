// What a card needs at once, in one file.
export { decodeCountry } from '../api/country.js';
export { cardView, styles } from '../ui/country-card.js';
