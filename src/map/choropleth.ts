import type { LatLng } from 'leaflet';
import type { CountryList } from '../model/country.js';
import { tierClass } from '../ui/tier.js';
import type { CountryBox } from './basemap-country.js';
import { color, prepare, trace, WORLD_SIZE, type Section } from './basemap-draw.js';
import { decodeShapes, type Shape } from './basemap-rings.js';
import { CanvasLayer } from './canvas-layer.js';

/** How a shape is filled: the class of a tier, plain land outside the region asked for, or hatching for missing data. */
type Fill = string;
const LAND = 'land';
const HATCH = 'hatch';

interface Territory extends Shape {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
  /** The side of a square as large as the box of its largest part, in pixels at zoom 0. */
  readonly size: number;
}

/** The dot that stands for a country too small to be seen or touched. */
interface Dot {
  readonly code: string;
  readonly x: number;
  readonly y: number;
}

/** Half of the 24 pixels that a target needs. On another country's land only the dot itself counts, give or take `SHAKE` pixels. */
const REACH = 12;
const SHAKE = 2;
/** Below which side length a country gets a dot, and the dot's radius, both in pixels; smaller when the whole world is only as wide as a phone. */
const smallAt = (scale: number): number => Math.min(5, 1.2 + scale);
const radiusAt = (scale: number): number => Math.min(3.5, 1.4 + scale * 0.7);

/** All territories on one canvas, each in the colour of its country's tier. */
export class Choropleth extends CanvasLayer {
  readonly #territories: readonly Territory[];
  readonly #boxes: ReadonlyMap<string, CountryBox>;
  #fills: ReadonlyMap<string, Fill> = new Map();
  #rest: Fill = HATCH;
  #marked: readonly (string | undefined)[] = [];

  constructor(packed: string, boxes: ReadonlyMap<string, CountryBox>) {
    super();
    this.#territories = decodeShapes(packed).map(territory);
    this.#boxes = boxes;
  }

  /** Colours these countries; `isPart` says that the others were not asked for, which is not the same as having no data. */
  show(countries: CountryList, isPart: boolean): void {
    this.#fills = new Map(countries.map(({ iso2, tier }) => [iso2, tier ? tierClass(tier) : HATCH]));
    this.#rest = isPart ? LAND : HATCH;
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
    const { x, y } = this._map.project(at, 0);
    const within = ((x % WORLD_SIZE) + WORLD_SIZE) % WORLD_SIZE;
    const dots = this.#dots(scale);
    const met = nearest(dots, within, y, (radiusAt(scale) + SHAKE) / scale);
    const found = this.#territories.find((one) => holds(one, within, y) || holds(one, within + WORLD_SIZE, y));
    if (met || !found) return (met ?? nearest(dots, within, y, REACH / scale))?.code;
    return this.#fillOf(found) === LAND ? undefined : found.code;
  }

  protected override paint(canvas: HTMLCanvasElement, section: Section): void {
    const { context, density } = prepare(canvas, section);
    if (!context) return;
    const { left, top, width, height, scale } = section;
    const unit = scale * density;
    const paints = this.#paints(canvas, context, section, density);
    const edge = color(canvas, 'var(--_edge)');
    context.lineJoin = 'round';
    const last = Math.floor((left + width) / scale / WORLD_SIZE);
    // A territory may extend beyond the edge of its copy of the world, so the copy before the first in view is drawn too.
    for (let copy = Math.floor(left / scale / WORLD_SIZE) - 1; copy <= last; copy++) {
      const [west, north] = [left / scale - copy * WORLD_SIZE, top / scale];
      const seen = this.#territories.filter(
        (one) => one.east > west && one.west < west + width / scale && one.south > north && one.north < north + height / scale,
      );
      const outlines = new Map(seen.map((one) => [one, outlineOf(one, west, north, unit)]));
      for (const [one, outline] of outlines) {
        for (const paint of paints.get(this.#fillOf(one)) ?? []) {
          context.fillStyle = paint;
          context.fill(outline, 'evenodd');
        }
      }
      const stroke = (list: readonly Territory[], lineWidth: number, style: string) => {
        context.lineWidth = lineWidth * density;
        context.strokeStyle = style;
        for (const one of list) context.stroke(outlines.get(one) ?? new Path2D());
      };
      const line = Math.min(0.9, 0.35 + scale / 16);
      stroke(
        seen.filter(({ code }) => code),
        line,
        edge,
      );
      this.#strokeDisputed(context, seen, stroke, line, density, edge, color(canvas, 'var(--_land)'));
      context.lineWidth = density;
      context.strokeStyle = edge;
      const radius = radiusAt(scale);
      for (const { code, x, y } of this.#dots(scale)) {
        context.beginPath();
        context.arc((x - west) * unit, (y - north) * unit, (this.#marked.includes(code) ? radius + 2 : radius) * density, 0, 7);
        context.fillStyle = paints.get(this.#fills.get(code) ?? '')?.at(-1) ?? edge;
        context.fill();
        context.stroke();
      }
      stroke(
        seen.filter(({ code }) => code && this.#marked.includes(code)),
        Math.min(2.5, 0.8 + scale * 0.4),
        color(canvas, 'var(--_text)'),
      );
    }
  }

  /** Territories without a code have a dashed line. */
  #strokeDisputed(
    context: CanvasRenderingContext2D,
    seen: readonly Territory[],
    stroke: (list: readonly Territory[], lineWidth: number, style: string) => void,
    line: number,
    density: number,
    edge: string,
    ground: string,
  ): void {
    const disputed = seen.filter(({ code }) => !code);
    stroke(disputed, line + 1, ground);
    context.setLineDash([3 * density, 2 * density]);
    stroke(disputed, line, edge);
    context.setLineDash([]);
  }

  #fillOf({ code }: Shape): Fill {
    return code ? (this.#fills.get(code) ?? this.#rest) : HATCH;
  }

  /** The current colours of each fill, in the order in which they are painted. */
  #paints(
    canvas: HTMLCanvasElement,
    context: CanvasRenderingContext2D,
    { left, top }: Section,
    density: number,
  ): ReadonlyMap<Fill, readonly (string | CanvasPattern)[]> {
    const paints = new Map<Fill, readonly (string | CanvasPattern)[]>();
    for (const fill of new Set(this.#fills.values())) {
      canvas.classList.add(fill);
      paints.set(fill, [color(canvas, 'var(--_bg, var(--_unknown))')]);
      canvas.classList.remove(fill);
    }
    const land = color(canvas, 'var(--_land)');
    const lines = hatch(context, color(canvas, 'var(--_hatch)'), density, left, top);
    return paints.set(LAND, [land]).set(HATCH, lines ? [land, lines] : [land]);
  }

  /** The dots of the countries shown that are too small at this scale. */
  #dots(scale: number): readonly Dot[] {
    const large = new Set(this.#territories.filter(({ size }) => size * scale >= smallAt(scale)).map(({ code }) => code));
    return [...this.#fills.keys()].flatMap((code) => {
      const box = large.has(code) ? undefined : this.#boxes.get(code);
      if (!box) return [];
      const { x, y } = this._map.project([(box.south + box.north) / 2, (box.west + box.east) / 2], 0);
      return [{ code, x: ((x % WORLD_SIZE) + WORLD_SIZE) % WORLD_SIZE, y }];
    });
  }
}

function outlineOf({ rings }: Territory, west: number, north: number, unit: number): Path2D {
  const path = new Path2D();
  for (const ring of rings) trace(path, ring, west, north, unit, false);
  return path;
}

function territory({ code, rings }: Shape): Territory {
  const sides = rings.map(({ west, east, north, south }) => Math.sqrt((east - west) * (south - north)));
  return {
    code,
    rings,
    west: Math.min(...rings.map(({ west }) => west)),
    north: Math.min(...rings.map(({ north }) => north)),
    east: Math.max(...rings.map(({ east }) => east)),
    south: Math.max(...rings.map(({ south }) => south)),
    size: Math.max(...sides),
  };
}

/** True if a point lies in a territory and in none of its holes: a ray from it crosses the rings an odd number of times. */
function holds({ west, east, north, south, rings }: Pick<Territory, 'west' | 'east' | 'north' | 'south' | 'rings'>, x: number, y: number): boolean {
  if (x < west || x > east || y < north || y > south) return false;
  let isIn = false;
  for (const { points } of rings) {
    for (let i = 0, j = points.length - 2; i < points.length; j = i, i += 2) {
      const [ax = 0, ay = 0, bx = 0, by = 0] = [points[i], points[i + 1], points[j], points[j + 1]];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn;
    }
  }
  return isIn;
}

function nearest(dots: readonly Dot[], x: number, y: number, reach: number): Dot | undefined {
  let best: Dot | undefined;
  let shortest = reach;
  for (const dot of dots) {
    const far = Math.hypot(dot.x - x, dot.y - y);
    if (far <= shortest) [best, shortest] = [dot, far];
  }
  return best;
}

/** Diagonal lines that keep their place on the ground while the map is moved. */
function hatch(context: CanvasRenderingContext2D, style: string, density: number, left: number, top: number): CanvasPattern | undefined {
  const side = Math.round(5 * density);
  const tile = document.createElement('canvas');
  tile.width = tile.height = side;
  const pen = tile.getContext('2d');
  if (!pen) return undefined;
  pen.strokeStyle = style;
  pen.lineWidth = density * 0.8;
  pen.beginPath();
  for (const shift of [-side, 0, side]) {
    pen.moveTo(shift - 1, side + 1);
    pen.lineTo(shift + side + 1, -1);
  }
  pen.stroke();
  const pattern = context.createPattern(tile, 'repeat') ?? undefined;
  pattern?.setTransform(new DOMMatrix().translate(-((left * density) % side), -((top * density) % side)));
  return pattern;
}
