import type { LatLng } from 'leaflet';
import type { CountryList } from '../model/country.js';
import { tierClass } from '../ui/tier.js';
import { color, prepare, visibleAreas, type Area, type Section } from './basemap-draw.js';
import type { Shape } from './basemap-rings.js';
import type { Bounds } from './bounds.js';
import { CanvasLayer } from './canvas-layer.js';
import type { Dot } from './next-dot.js';
import { fillStyles, HATCH, LAND, type Fill, type FillStyles } from './fills.js';
import { WORLD_SIZE } from './mercator.js';
import { contains, nearestDot, outlineOf, territoriesOf, type Territory } from './territories.js';

/** How far from a dot a pointer meets it, in pixels: half of the 24 that a target needs, but on another country's land only just beside the dot. */
const REACH = 12;
const REACH_ON_LAND = 2;
/** Below which side length a country gets a dot, and the dot's radius, both in pixels; smaller when the whole world is only as wide as a phone. */
const minSizeAt = (scale: number): number => Math.min(5, 1.2 + scale);
const radiusAt = (scale: number): number => Math.min(3.5, 1.4 + scale * 0.7);

const inWorld = (x: number): number => ((x % WORLD_SIZE) + WORLD_SIZE) % WORLD_SIZE;

/** A canvas being painted, with the colours of this moment. */
interface Painting {
  readonly context: CanvasRenderingContext2D;
  /** How many canvas pixels make one CSS pixel. */
  readonly density: number;
  readonly scale: number;
  readonly fills: FillStyles;
  readonly edge: string;
  readonly land: string;
  readonly text: string;
  readonly surface: string;
}

/** All territories on one canvas, each in the colour of its country's tier. */
export class Choropleth extends CanvasLayer {
  readonly #territories: readonly Territory[];
  readonly #boxes: ReadonlyMap<string, Bounds>;
  #fills: ReadonlyMap<string, Fill> = new Map();
  #otherFill: Fill = HATCH;
  #marked: readonly (string | undefined)[] = [];

  constructor(packed: string, boxes: ReadonlyMap<string, Bounds>) {
    super();
    this.#territories = territoriesOf(packed);
    this.#boxes = boxes;
  }

  /** Colours these countries; `isPart` says that the others were not asked for, which is not the same as having no data. */
  show(countries: CountryList, isPart: boolean): void {
    this.#fills = new Map(countries.map(({ iso2, tier }) => [iso2, tier ? tierClass(tier) : HATCH]));
    this.#otherFill = isPart ? LAND : HATCH;
    this.redraw();
  }

  /** Draws a heavy line around some countries and enlarges their dots. */
  mark(codes: readonly (string | undefined)[]): void {
    if (codes.join() === this.#marked.join()) return;
    this.#marked = codes;
    this.redraw();
  }

  /** The code of the country at a point; '' for a territory without a code, `undefined` for the sea and for land outside the region asked for. */
  codeAt(at: LatLng): string | undefined {
    const scale = this._map.getZoomScale(this._map.getZoom(), 0);
    const point = this._map.project(at, 0);
    const [x, y] = [inWorld(point.x), point.y];
    const dots = this.#dots(scale);
    const onDot = nearestDot(dots, x, y, (radiusAt(scale) + REACH_ON_LAND) / scale);
    if (onDot) return onDot.item;
    const territory = this.#territories.findLast((one) => contains(one, x, y) || contains(one, x + WORLD_SIZE, y));
    if (!territory) return nearestDot(dots, x, y, REACH / scale)?.item;
    return this.#fillOf(territory) === LAND ? undefined : territory.code;
  }

  protected override paint(canvas: HTMLCanvasElement, section: Section): void {
    const { context, density } = prepare(canvas, section);
    if (!context) return;
    const painting: Painting = {
      context,
      density,
      scale: section.scale,
      fills: fillStyles(canvas, context, this.#fills.values(), section, density),
      edge: color(canvas, 'var(--_edge)'),
      land: color(canvas, 'var(--_land)'),
      text: color(canvas, 'var(--_text)'),
      surface: color(canvas, 'var(--_surface)'),
    };
    context.lineJoin = 'round';
    for (const area of visibleAreas(section)) this.#paintArea(painting, area);
  }

  #paintArea(painting: Painting, area: Area): void {
    const { density, scale, edge, land, text, surface } = painting;
    const visible = this.#territories.filter(
      ({ west, north, east, south }) => east > area.west && west < area.east && south > area.north && north < area.south,
    );
    const outlines = new Map(visible.map((territory) => [territory, outlineOf(territory, area, scale * density)]));
    const linesOf = (wanted: (territory: Territory) => boolean) => visible.filter(wanted).map((territory) => outlines.get(territory) ?? new Path2D());
    for (const [territory, outline] of outlines) if (territory.code) fill(painting, outline, this.#fillOf(territory));
    const lineWidth = Math.min(0.9, 0.35 + scale / 16);
    stroke(
      painting,
      linesOf(({ code }) => code !== ''),
      lineWidth,
      edge,
    );
    const marked = linesOf(({ code }) => code !== '' && this.#marked.includes(code));
    // Two colours, because no single one stands out from every tier.
    const heavy = Math.min(2.5, 0.8 + scale * 0.4);
    stroke(painting, marked, heavy + 2.5, surface);
    stroke(painting, marked, heavy, text);
    // Over colours and lines of the states around: nothing of theirs is left in a disputed area.
    const disputed = linesOf(({ code }) => code === '');
    for (const outline of disputed) fill(painting, outline, HATCH);
    stroke(painting, disputed, lineWidth + 1, land);
    stroke(painting, disputed, lineWidth, edge, [3, 2]);
    this.#paintDots(painting, area);
  }

  #paintDots({ context, density, scale, fills, edge }: Painting, { west, north }: Area): void {
    context.lineWidth = density;
    context.strokeStyle = edge;
    const unit = scale * density;
    for (const { item, x, y } of this.#dots(scale)) {
      const radius = radiusAt(scale) + (this.#marked.includes(item) ? 2 : 0);
      context.beginPath();
      context.arc((x - west) * unit, (y - north) * unit, radius * density, 0, 7);
      context.fillStyle = fills.get(this.#fills.get(item) ?? '')?.at(-1) ?? edge;
      context.fill();
      context.stroke();
    }
  }

  #fillOf({ code }: Shape): Fill {
    return code ? (this.#fills.get(code) ?? this.#otherFill) : HATCH;
  }

  /** The countries shown that are too small at this scale to be seen or touched. */
  #dots(scale: number): readonly Dot<string>[] {
    const large = new Set(this.#territories.filter(({ size }) => size * scale >= minSizeAt(scale)).map(({ code }) => code));
    return [...this.#fills.keys()].flatMap((code) => {
      const box = large.has(code) ? undefined : this.#boxes.get(code);
      if (!box) return [];
      const { x, y } = this._map.project([(box.south + box.north) / 2, (box.west + box.east) / 2], 0);
      return [{ item: code, x: inWorld(x), y }];
    });
  }
}

function fill({ context, fills }: Painting, outline: Path2D, name: Fill): void {
  for (const style of fills.get(name) ?? []) {
    context.fillStyle = style;
    context.fill(outline, 'evenodd');
  }
}

function stroke({ context, density }: Painting, outlines: readonly Path2D[], lineWidth: number, style: string, dashes: readonly number[] = []): void {
  context.lineWidth = lineWidth * density;
  context.strokeStyle = style;
  context.setLineDash(dashes.map((length) => length * density));
  for (const outline of outlines) context.stroke(outline);
  context.setLineDash([]);
}
