import type { Map, Point, ZoomAnimEvent } from 'leaflet';
import { setTransform } from 'leaflet/src/dom/DomUtil.js';
import { Layer } from 'leaflet/src/layer/Layer.js';
import { draw, replacedBy } from './basemap-draw.js';
import { decodeRings, type Ring } from './basemap-rings.js';
import { land } from './generated/land.js';

// Leaflet's own renderers place themselves with this; it has no public name.
type Placing = Map & { _getNewPixelOrigin(center: unknown, zoom: number): Point };

/** How much of the view's size is drawn around it. */
const padding = 0.25;

/** The world's land on one canvas, without borders, and over it one country's own outline. */
export class Basemap extends Layer {
  readonly #canvas = document.createElement('canvas');
  readonly #land = decodeRings(land);
  #visible = this.#land;
  #outline: readonly Ring[] = [];
  #corner: Point | undefined;
  #zoom = 0;

  constructor() {
    super();
    this.options.pane = 'tilePane';
    const { style } = this.#canvas;
    this.#canvas.className = 'leaflet-zoom-animated';
    this.#canvas.ariaHidden = 'true';
    style.position = 'absolute';
    style.left = style.top = '0';
    style.maxWidth = 'none';
    style.pointerEvents = 'none';
    // In forced colours an element's own colour is overruled, and the canvas reads its colours from there.
    style.setProperty('forced-color-adjust', 'none');
  }

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
      zoom: () => this.#place(this._map.getCenter(), this._map.getZoom()),
      zoomanim: (event: unknown) => {
        const { center, zoom } = event as ZoomAnimEvent;
        this.#place(center, zoom);
      },
      move: () => this.#follow(),
    };
  }

  /** One country drawn finer than the land, or none. */
  setOutline(rings: readonly Ring[] | undefined): void {
    this.#outline = rings ?? [];
    // An island drawn finer would show the coarse one around its edges.
    this.#visible = this.#land.filter((ring) => !replacedBy(ring, this.#outline));
    this.redraw();
  }

  /** Draws again, with the colours of now: call it when the theme changes. */
  redraw(): void {
    const map = this._map as Placing | null;
    const size = map?.getSize();
    if (!map || !size?.x || !size.y) return;
    const from = map.containerPointToLayerPoint(size.multiplyBy(-padding)).round();
    const drawn = size.multiplyBy(1 + 2 * padding).round();
    this.#zoom = map.getZoom();
    this.#corner = from.add(map.getPixelOrigin());
    setTransform(this.#canvas, from, 1);
    draw(this.#canvas, {
      land: this.#visible,
      outline: this.#outline,
      left: this.#corner.x,
      top: this.#corner.y,
      width: drawn.x,
      height: drawn.y,
      scale: map.getZoomScale(this.#zoom, 0),
    });
  }

  /** While zooming the last picture is stretched; it is drawn sharp at the end. */
  #place(center: unknown, zoom: number): void {
    if (!this.#corner) return;
    const map = this._map as Placing;
    const scale = map.getZoomScale(zoom, this.#zoom);
    setTransform(this.#canvas, this.#corner.multiplyBy(scale).subtract(map._getNewPixelOrigin(center, zoom)), scale);
  }

  /** A long pan without a pause must not reach the edge of the picture. */
  #follow(): void {
    const { min, max } = this._map.getPixelBounds();
    const size = this._map.getSize().multiplyBy(1 + 2 * padding);
    const corner = this.#corner;
    if (!min || !max || !corner || this._map.getZoom() !== this.#zoom) return;
    if (min.x < corner.x || min.y < corner.y || max.x > corner.x + size.x || max.y > corner.y + size.y) this.redraw();
  }
}
