import type { Map, Point, ZoomAnimEvent } from 'leaflet';
import { getPosition, setTransform } from 'leaflet/src/dom/DomUtil.js';
import { Layer } from 'leaflet/src/layer/Layer.js';
import type { Rect, WorldPart } from './pixels.js';

// Private, but Leaflet's own renderers use it for their position too.
type OriginMap = Map & { _getNewPixelOrigin(center: unknown, zoom: number): Point };

/** How far the canvas extends beyond the view on each side, as a fraction of the view's size. */
const PADDING = 0.25;

/** The part of a section that is in view, in pixels of the section. */
export function viewIn({ width, height }: WorldPart): Rect {
  const share = PADDING / (1 + 2 * PADDING);
  return { left: width * share, top: height * share, right: width * (1 - share), bottom: height * (1 - share) };
}

/** A canvas slightly larger than the view, which follows the map as it is moved and zoomed. */
export abstract class CanvasLayer extends Layer {
  readonly #canvas = document.createElement('canvas');
  #corner: Point | undefined;
  #zoom = 0;
  #isScheduled = false;

  /** `tilePane` is for land, which fills the canvas to its edges; `overlayPane` is for names above it. */
  constructor(pane: 'tilePane' | 'overlayPane' = 'tilePane') {
    super();
    this.options.pane = pane;
    const { style } = this.#canvas;
    this.#canvas.className = 'leaflet-zoom-animated';
    this.#canvas.ariaHidden = 'true';
    style.position = 'absolute';
    style.left = style.top = '0';
    style.maxWidth = 'none';
    style.pointerEvents = 'none';
    // Forced colours would override the element's own colour, which `computedColor()` uses to resolve colours.
    style.setProperty('forced-color-adjust', 'none');
  }

  /** Paints a section of the world; `density` is the number of canvas pixels for one CSS pixel. */
  protected abstract paint(context: CanvasRenderingContext2D, section: WorldPart, density: number): void;

  override onAdd(): this {
    this.getPane()?.append(this.#canvas);
    this.redraw();
    return this;
  }

  override onRemove(): this {
    this.#canvas.remove();
    return this;
  }

  override getEvents() {
    return {
      viewreset: () => this.redraw(),
      moveend: () => this.redraw(),
      resize: () => this.redraw(),
      zoom: () => this.#position(this._map.getCenter(), this._map.getZoom()),
      zoomanim: (event: unknown) => this.#animate(event as ZoomAnimEvent),
      move: () => this.#redrawNearEdge(),
    };
  }

  /** Repaints with the current colours: call it when the theme changes. Calls coalesce into one repaint after the next frame, when no layout is pending. */
  redraw(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    afterFrame(() => {
      this.#isScheduled = false;
      const map = this._map as Map | null;
      if (map) this.#draw(map.getPixelOrigin().subtract(this.#panned()), map.getZoom());
    });
  }

  /** Draws the view whose north-western pixel at this zoom is `origin`. */
  #draw(origin: Point, zoom: number): void {
    const map = this._map;
    const size = map.getSize();
    if (!size.x || !size.y) return;
    const drawn = size.multiplyBy(1 + 2 * PADDING).round();
    this.#zoom = zoom;
    this.#corner = origin.subtract(size.multiplyBy(PADDING)).round();
    const { x: width, y: height } = drawn;
    // More than twice the pixels cost memory for no visible gain.
    const density = Math.min(devicePixelRatio || 1, 2);
    const canvas = this.#canvas;
    canvas.width = Math.round(width * density);
    canvas.height = Math.round(height * density);
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    const context = canvas.getContext('2d');
    if (context) this.paint(context, { left: this.#corner.x, top: this.#corner.y, width, height, scale: map.getZoomScale(zoom, 0) }, density);
    this.#position(map.getCenter(), map.getZoom());
  }

  /** Zooming in enlarges the old picture; before zooming out, land is repainted for the new view and shrinks to it. So no empty edges show. */
  #animate({ center, zoom }: ZoomAnimEvent): void {
    if (zoom < this.#zoom && this.options.pane === 'tilePane') {
      const { style } = this.#canvas;
      style.transition = 'none';
      this.#draw((this._map as OriginMap)._getNewPixelOrigin(center, zoom).subtract(this.#panned()), zoom);
      // Forces a layout, so that the transition starts from this position.
      void this.#canvas.offsetWidth;
      style.transition = '';
    }
    this.#position(center, zoom);
  }

  /** How far the map's pane was dragged since its origin was set. */
  #panned(): Point {
    return getPosition(this._map.getPanes().mapPane);
  }

  /** Moves and scales the last picture to where it belongs in a view. */
  #position(center: unknown, zoom: number): void {
    if (!this.#corner) return;
    const map = this._map as OriginMap;
    const scale = map.getZoomScale(zoom, this.#zoom);
    setTransform(this.#canvas, this.#corner.multiplyBy(scale).subtract(map._getNewPixelOrigin(center, zoom)), scale);
  }

  /** Draws again during a long pan, before the edge of the picture comes into view. */
  #redrawNearEdge(): void {
    const { min, max } = this._map.getPixelBounds();
    const size = this._map.getSize().multiplyBy(1 + 2 * PADDING);
    const corner = this.#corner;
    if (!min || !max || !corner || this._map.getZoom() !== this.#zoom) return;
    if (min.x < corner.x || min.y < corner.y || max.x > corner.x + size.x || max.y > corner.y + size.y) this.redraw();
  }
}

/** Runs a callback in a task of its own after the next frame has been painted. */
export const afterFrame = (callback: () => void): void => void requestAnimationFrame(() => setTimeout(callback));

// A canvas needs a resolved colour, and the browser resolves var(), light-dark() and system colours only where an element uses them.
export function computedColor(canvas: HTMLCanvasElement, value: string): string {
  canvas.style.color = value;
  return getComputedStyle(canvas).color;
}
