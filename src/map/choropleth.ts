import type { LatLng } from 'leaflet';
import type { CountryList } from '../model/country.js';
import { tierClass } from '../ui/tier.js';
import type { CountryBox } from './basemap-country.js';
import { color, prepare, trace, world, type Section } from './basemap-draw.js';
import { decodeShapes, type Shape } from './basemap-rings.js';
import { CanvasLayer } from './canvas-layer.js';

/** How a shape is filled: a tier's class, plain land that is not asked about, or the hatch of what is not known. */
type Fill = string;
const LAND = 'land';
const HATCH = 'hatch';

interface Territory extends Shape {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
  /** The side of its largest part, in pixels of zoom 0. */
  readonly size: number;
}

/** A state too small to be seen or touched has a dot. */
interface Dot {
  readonly code: string;
  readonly x: number;
  readonly y: number;
}

/** Half of the 24 pixels a target needs; on another country's land, the dot itself has to be met. */
const REACH = 12;
const SHAKE = 2;
/** How small a side is too small, in pixels, and how large a dot is: both less where the whole world is a phone wide. */
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

  /** Colours these countries; `isPart` says that the others were not asked about, which is not the same as no data. */
  show(countries: CountryList, isPart: boolean): void {
    this.#fills = new Map(countries.map(({ iso2, tier }) => [iso2, tier ? tierClass(tier) : HATCH]));
    this.#rest = isPart ? LAND : HATCH;
    this.redraw();
  }

  /** Draws a heavy line around some countries. */
  mark(codes: readonly (string | undefined)[]): void {
    if (codes.join() === this.#marked.join()) return;
    this.#marked = codes;
    this.redraw();
  }

  /** The code of what lies at a point; '' for a territory without one, nothing for the sea and for land that is not asked about. */
  codeAt(at: LatLng): string | undefined {
    const scale = this._map.getZoomScale(this._map.getZoom(), 0);
    const { x, y } = this._map.project(at, 0);
    const within = ((x % world) + world) % world;
    const dots = this.#dots(scale);
    const met = nearest(dots, within, y, (radiusAt(scale) + SHAKE) / scale);
    const found = this.#territories.find((one) => holds(one, within, y) || holds(one, within + world, y));
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
    const last = Math.floor((left + width) / scale / world);
    // A territory may reach over the edge of its own world, so the one before the first in view is drawn too.
    for (let copy = Math.floor(left / scale / world) - 1; copy <= last; copy++) {
      const [west, north] = [left / scale - copy * world, top / scale];
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

  /** Where no code says whose it is, the line is dashed. */
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

  /** The colours of now, in the order they are laid on. */
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

  /** The small states among the countries shown, at a scale. */
  #dots(scale: number): readonly Dot[] {
    const large = new Set(this.#territories.filter(({ size }) => size * scale >= smallAt(scale)).map(({ code }) => code));
    return [...this.#fills.keys()].flatMap((code) => {
      const box = large.has(code) ? undefined : this.#boxes.get(code);
      if (!box) return [];
      const { x, y } = this._map.project([(box.south + box.north) / 2, (box.west + box.east) / 2], 0);
      return [{ code, x: ((x % world) + world) % world, y }];
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

/** Whether a point lies in a territory and in none of its holes. */
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

/** Slanting lines, which stay on the ground while the map is moved. */
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
