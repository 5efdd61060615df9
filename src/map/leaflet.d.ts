// Leaflet's dist file does not tree-shake, so we import its source modules; their types are those of the package.
declare module 'leaflet/src/map/Map.js' {
  export { Map } from 'leaflet';
}
declare module 'leaflet/src/geo/crs/CRS.Simple.js' {
  import { CRS } from 'leaflet';
  export import Simple = CRS.Simple;
}
declare module 'leaflet/src/layer/Layer.js' {
  export { Layer } from 'leaflet';
}
declare module 'leaflet/src/layer/tile/TileLayer.js' {
  export { TileLayer } from 'leaflet';
}
declare module 'leaflet/src/geometry/Point.js' {
  export { Point } from 'leaflet';
}
declare module 'leaflet/src/dom/DomUtil.js' {
  import { DomUtil } from 'leaflet';
  export import setTransform = DomUtil.setTransform;
  export import setPosition = DomUtil.setPosition;
  export import getPosition = DomUtil.getPosition;
}
