import type { LatLng } from 'leaflet';
import type { CountryList } from '../model/country.js';
import { tierClass } from '../ui/score.js';
import type { Area, Shape } from './basemap-rings.js';
import { CanvasLayer, color } from './canvas-layer.js';
import { nearest, type Dot, type Section } from './pixels.js';
import { contains, outlineOf, pointAt, type CountryPlace, type Territory, type World } from './plane.js';

/** How a shape is filled: the class of a tier, plain land outside the region asked for, or hatching for missing data. */
type Fill = string;
const LAND = 'land';
const HATCH = 'hatch';

/** What is painted for each fill, one over the other. */
type FillStyles = ReadonlyMap<Fill, readonly (string | CanvasPattern)[]>;

/** The current colours of the tiers in use, of land and of hatching. */
function fillStyles(context: CanvasRenderingContext2D, tiers: Iterable<Fill>, section: Section, density: number): FillStyles {
  const { canvas } = context;
  const styles = new Map<Fill, readonly (string | CanvasPattern)[]>();
  for (const tier of new Set(tiers)) {
    canvas.classList.add(tier);
    styles.set(tier, [color(canvas, 'var(--_bg, var(--_unknown))')]);
    canvas.classList.remove(tier);
  }
  const land = color(canvas, 'var(--_land)');
  const lines = hatching(context, color(canvas, 'var(--_hatch)'), section, density);
  return styles.set(LAND, [land]).set(HATCH, lines ? [land, lines] : [land]);
}

/** Diagonal lines that keep their position on the land while the map is moved. */
function hatching(context: CanvasRenderingContext2D, style: string, { left, top }: Section, density: number): CanvasPattern | undefined {
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

/** How far from a dot a pointer meets it, in pixels: half of the 24 that a target needs, but on another country's land only just beside the dot. */
const REACH = 12;
const REACH_ON_LAND = 2;
/** Below which side length a country gets a dot, and the dot's radius, both in pixels; smaller when the whole world is only as wide as a phone. */
const minSizeAt = (scale: number): number => Math.min(5, 1.2 + scale);
const radiusAt = (scale: number): number => Math.min(3.5, 1.4 + scale * 0.7);

/** A canvas being painted, with the colours of this moment. */
interface Painting {
  readonly context: CanvasRenderingContext2D;
  /** How many canvas pixels make one CSS pixel. */
  readonly density: number;
  readonly scale: number;
  readonly fills: FillStyles;
  readonly edge: string;
  /** Around land outside the region asked for. */
  readonly faint: string;
  readonly land: string;
  readonly text: string;
  readonly surface: string;
}

/** All territories on one canvas, each in the colour of its country's tier. */
export class Choropleth extends CanvasLayer {
  readonly territories: readonly Territory[];
  readonly #places: ReadonlyMap<string, CountryPlace>;
  #fills: ReadonlyMap<string, Fill> = new Map();
  #otherFill: Fill = HATCH;
  #marked: readonly (string | undefined)[] = [];

  constructor({ territories, places }: World) {
    super();
    this.territories = territories;
    this.#places = places;
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
    const point = pointAt(at);
    const dotWithin = (reach: number) => nearest(this.dotsAt(scale), ({ x, y }) => Math.hypot(x - point.x, y - point.y), reach / scale);
    const onDot = dotWithin(radiusAt(scale) + REACH_ON_LAND);
    if (onDot) return onDot.item;
    const territory = this.territories.findLast((one) => contains(one, point.x, point.y));
    if (!territory) return dotWithin(REACH)?.item;
    return this.#fillOf(territory) === LAND ? undefined : territory.code;
  }

  fillOf(iso2: string): Fill {
    return this.#fillOf({ code: iso2 });
  }

  protected override paint(context: CanvasRenderingContext2D, section: Section, density: number): void {
    const { canvas } = context;
    const painting: Painting = {
      context,
      density,
      scale: section.scale,
      fills: fillStyles(context, this.#fills.values(), section, density),
      edge: color(canvas, 'var(--_edge)'),
      faint: color(canvas, 'var(--_faint)'),
      land: color(canvas, 'var(--_land)'),
      text: color(canvas, 'var(--_text)'),
      surface: color(canvas, 'var(--_surface)'),
    };
    context.lineJoin = 'round';
    this.#paintArea(painting, areaOf(section));
  }

  #paintArea(painting: Painting, area: Area): void {
    const { density, scale, edge, faint, land, text, surface } = painting;
    const visible = this.territories.filter(({ west, north, east, south }) => east > area.west && west < area.east && south > area.north && north < area.south);
    const outlines = new Map(visible.map((territory) => [territory, outlineOf(territory, area, scale * density)]));
    const linesOf = (wanted: (territory: Territory) => boolean) => visible.filter(wanted).map((territory) => outlines.get(territory) ?? new Path2D());
    for (const [territory, outline] of outlines) if (territory.code) fill(painting, outline, this.#fillOf(territory));
    const lineWidth = Math.min(0.9, 0.35 + scale / 16);
    const linesAround = (isShown: boolean) => linesOf((territory) => territory.code !== '' && (this.#fillOf(territory) !== LAND) === isShown);
    stroke(painting, linesAround(false), lineWidth, faint);
    stroke(painting, linesAround(true), lineWidth, edge);
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
    for (const { item, x, y } of this.dotsAt(scale)) {
      const radius = radiusAt(scale) + (this.#marked.includes(item) ? 2 : 0);
      context.beginPath();
      context.arc((x - west) * unit, (y - north) * unit, radius * density, 0, 7);
      context.fillStyle = fills.get(this.#fills.get(item) ?? '')?.at(-1) ?? edge;
      context.fill();
      context.stroke();
    }
  }

  #fillOf({ code }: Pick<Shape, 'code'>): Fill {
    return code ? (this.#fills.get(code) ?? this.#otherFill) : HATCH;
  }

  /** The countries shown that are too small at this scale to be seen or touched. */
  dotsAt(scale: number): readonly Dot<string>[] {
    const large = new Set(this.territories.filter(({ size }) => size * scale >= minSizeAt(scale)).map(({ code }) => code));
    return [...this.#fills.keys()].flatMap((code) => {
      const place = large.has(code) ? undefined : this.#places.get(code);
      return place ? [{ item: code, ...place.centre }] : [];
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

/** What a section shows of a world that is not repeated. */
const areaOf = ({ left, top, width, height, scale }: Section): Area => ({
  west: left / scale,
  north: top / scale,
  east: (left + width) / scale,
  south: (top + height) / scale,
});
