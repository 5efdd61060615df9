// Leaflet's dist file does not tree-shake, so its source modules are imported; their types are those of the package.
declare module 'leaflet/src/map/Map.js' {
  export { Map, map as createMap } from 'leaflet';
}
declare module 'leaflet/src/map/handler/Map.BoxZoom.js' {
  import { Handler } from 'leaflet';
  export class BoxZoom extends Handler {}
}
declare module 'leaflet/src/map/handler/Map.DoubleClickZoom.js' {
  import { Handler } from 'leaflet';
  export class DoubleClickZoom extends Handler {}
}
declare module 'leaflet/src/map/handler/Map.Drag.js' {
  import { Handler } from 'leaflet';
  export class Drag extends Handler {}
}
declare module 'leaflet/src/map/handler/Map.Keyboard.js' {
  import { Handler } from 'leaflet';
  export class Keyboard extends Handler {}
}
declare module 'leaflet/src/map/handler/Map.ScrollWheelZoom.js' {
  import { Handler } from 'leaflet';
  export class ScrollWheelZoom extends Handler {}
}
declare module 'leaflet/src/map/handler/Map.TapHold.js' {
  import { Handler } from 'leaflet';
  export class TapHold extends Handler {}
}
declare module 'leaflet/src/map/handler/Map.TouchZoom.js' {
  import { Handler } from 'leaflet';
  export class TouchZoom extends Handler {}
}
declare module 'leaflet/src/layer/Layer.js' {
  export { Layer } from 'leaflet';
}
declare module 'leaflet/src/layer/LayerGroup.js' {
  export { LayerGroup, layerGroup } from 'leaflet';
}
declare module 'leaflet/src/layer/FeatureGroup.js' {
  export { FeatureGroup, featureGroup } from 'leaflet';
}
declare module 'leaflet/src/layer/DivOverlay.js' {
  export { DivOverlay } from 'leaflet';
}
declare module 'leaflet/src/layer/Popup.js' {
  export { Popup, popup } from 'leaflet';
}
declare module 'leaflet/src/layer/Tooltip.js' {
  export { Tooltip, tooltip } from 'leaflet';
}
declare module 'leaflet/src/layer/marker/Icon.js' {
  export { Icon, icon } from 'leaflet';
}
declare module 'leaflet/src/layer/marker/DivIcon.js' {
  export { DivIcon, divIcon } from 'leaflet';
}
declare module 'leaflet/src/layer/marker/Marker.js' {
  export { Marker, marker } from 'leaflet';
}
declare module 'leaflet/src/layer/tile/GridLayer.js' {
  export { GridLayer, gridLayer } from 'leaflet';
}
declare module 'leaflet/src/layer/tile/TileLayer.js' {
  export { TileLayer, tileLayer } from 'leaflet';
}
declare module 'leaflet/src/control/Control.js' {
  export { Control } from 'leaflet';
}
declare module 'leaflet/src/control/Control.Zoom.js' {
  import { Control } from 'leaflet';
  export class Zoom extends Control.Zoom {}
}
declare module 'leaflet/src/control/Control.Attribution.js' {
  import { Control } from 'leaflet';
  export class Attribution extends Control.Attribution {}
}
declare module 'leaflet/src/control/Control.Scale.js' {
  import { Control } from 'leaflet';
  export class Scale extends Control.Scale {}
}
declare module 'leaflet/src/geo/LatLng.js' {
  export { LatLng, latLng as toLatLng } from 'leaflet';
}
declare module 'leaflet/src/geo/LatLngBounds.js' {
  export { LatLngBounds, latLngBounds as toLatLngBounds } from 'leaflet';
}
declare module 'leaflet/src/geometry/Point.js' {
  export { Point, point as toPoint } from 'leaflet';
}
declare module 'leaflet/src/geometry/Bounds.js' {
  export { Bounds, bounds as toBounds } from 'leaflet';
}
declare module 'leaflet/src/dom/DomUtil.js' {
  import { DomUtil } from 'leaflet';
  export import create = DomUtil.create;
  export import remove = DomUtil.remove;
  export import empty = DomUtil.empty;
  export import toFront = DomUtil.toFront;
  export import toBack = DomUtil.toBack;
  export import hasClass = DomUtil.hasClass;
  export import addClass = DomUtil.addClass;
  export import removeClass = DomUtil.removeClass;
  export import setOpacity = DomUtil.setOpacity;
  export import setTransform = DomUtil.setTransform;
  export import setPosition = DomUtil.setPosition;
  export import getPosition = DomUtil.getPosition;
  export import preventOutline = DomUtil.preventOutline;
  export import restoreOutline = DomUtil.restoreOutline;
}
declare module 'leaflet/src/dom/DomEvent.js' {
  import { DomEvent } from 'leaflet';
  export import on = DomEvent.on;
  export import off = DomEvent.off;
  export import stopPropagation = DomEvent.stopPropagation;
  export import disableScrollPropagation = DomEvent.disableScrollPropagation;
  export import disableClickPropagation = DomEvent.disableClickPropagation;
  export import preventDefault = DomEvent.preventDefault;
  export import stop = DomEvent.stop;
  export import getMousePosition = DomEvent.getMousePosition;
  export import getWheelDelta = DomEvent.getWheelDelta;
}
declare module 'leaflet/src/dom/Draggable.js' {
  export { Draggable } from 'leaflet';
}
declare module 'leaflet/src/dom/PosAnimation.js' {
  export { PosAnimation } from 'leaflet';
}
declare module 'leaflet/src/core/Util.js' {
  import { Util } from 'leaflet';
  export import extend = Util.extend;
  export import bind = Util.bind;
  export import stamp = Util.stamp;
  export import throttle = Util.throttle;
  export import wrapNum = Util.wrapNum;
  export import falseFn = Util.falseFn;
  export import formatNum = Util.formatNum;
  export import setOptions = Util.setOptions;
  export import requestAnimFrame = Util.requestAnimFrame;
  export import cancelAnimFrame = Util.cancelAnimFrame;
}
declare module 'leaflet/src/core/Handler.js' {
  export { Handler } from 'leaflet';
}
declare module 'leaflet/src/core/Events.js' {
  export { Evented } from 'leaflet';
}
declare module 'leaflet/src/core/Browser.js' {
  import { Browser } from 'leaflet';
  const browser: typeof Browser;
  export default browser;
}
