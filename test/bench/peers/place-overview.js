import '@googlemaps/extended-component-library/place_overview.js';
