// For the tests alone: the part of Leaflet that would make HTML from text.
declare module 'leaflet/src/layer/marker/DivIcon.js' {
  export { DivIcon } from 'leaflet';
}
