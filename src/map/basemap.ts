import type { Section } from './basemap-draw.js';
import { draw, replacedBy } from './basemap-paint.js';
import { decodeRings, type Ring } from './basemap-rings.js';
import { CanvasLayer } from './canvas-layer.js';

/** The world's land on one canvas, without borders, with the outline of one country above it. */
export class Basemap extends CanvasLayer {
  #land: readonly Ring[] = [];
  #visible = this.#land;
  #outline: readonly Ring[] = [];

  get isEmpty(): boolean {
    return this.#land.length === 0;
  }

  /** Draws the land of this text. */
  setLand(land: string): void {
    this.#land = decodeRings(land);
    this.setOutline(this.#outline);
  }

  /** Draws one country finer than the rest of the land, or none. */
  setOutline(rings: readonly Ring[]): void {
    this.#outline = rings;
    // Otherwise the coarse island would show around the edges of the finer one.
    this.#visible = this.#land.filter((ring) => !replacedBy(ring, this.#outline));
    this.redraw();
  }

  protected override paint(canvas: HTMLCanvasElement, section: Section): void {
    draw(canvas, { ...section, land: this.#visible, outline: this.#outline });
  }
}
