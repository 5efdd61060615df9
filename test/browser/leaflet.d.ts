// For tests only: the part of Leaflet that would create HTML from text.
declare module 'leaflet/src/layer/marker/DivIcon.js' {
  export { DivIcon } from 'leaflet';
}
