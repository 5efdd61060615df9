import type { LatLng } from 'leaflet';
import type { CountryList } from '../model/country.js';
import { mappedTier } from '../model/tier-counts.js';
import { tierClass } from '../ui/score.js';
import { contains, type Area, type CountryRings } from './basemap-rings.js';
import { CanvasLayer, computedColor } from './canvas-layer.js';
import { DISPUTED, NO_DATA, patternsOn } from './patterns.js';
import { nearest, type Dot, type WorldPart } from './pixels.js';
import { dotsAt, outlineOf, pointAt, type World } from './plane.js';

/** A fill: the class of a tier, plain land outside the requested region, or a pattern. */
type Fill = string;
const LAND = 'land';

/** The side of a pattern's square, in pixels. */
const PATTERN_SIZE = 6;

/** The distance (px) at which a pointer hits a dot: half of the 24 that a target needs, but on another country's land only just beside the dot. */
const HIT_DISTANCE = 12;
const HIT_DISTANCE_ON_LAND = 2;
/** The radius of a dot, smaller when the whole world is only as wide as a phone. */
const radiusAt = (scale: number): number => Math.min(3.5, 1.4 + scale * 0.7);

/** All territories on one canvas, each in the colour of its country's tier. */
export class Choropleth extends CanvasLayer {
  readonly #world: World;
  #fills: ReadonlyMap<string, Fill> = new Map();
  #otherFill: Fill = NO_DATA;
  #highlighted: readonly (string | undefined)[] = [];

  constructor(world: World) {
    super();
    this.#world = world;
  }

  /** Colours these countries. `isPart`: the others were not requested, which differs from having no data. */
  show(countries: CountryList, isPart: boolean): void {
    this.#fills = new Map(countries.map((country) => [country.iso2, mappedTier(country) === undefined ? NO_DATA : tierClass(country.tier)]));
    this.#otherFill = isPart ? LAND : NO_DATA;
    this.redraw();
  }

  /** Draws a heavy outline around some countries and enlarges their dots. */
  highlight(codes: readonly (string | undefined)[]): void {
    if (codes.join() === this.#highlighted.join()) return;
    this.#highlighted = codes;
    this.redraw();
  }

  /** The code of the country at a point; '' for a territory without a code, `undefined` for the sea and for land outside the requested region. */
  codeAt(at: LatLng): string | undefined {
    const scale = this._map.getZoomScale(this._map.getZoom(), 0);
    const point = pointAt(at);
    const dotWithin = (reach: number) => nearest(this.dotsAt(scale), ({ x, y }) => Math.hypot(x - point.x, y - point.y), reach / scale);
    const onDot = dotWithin(radiusAt(scale) + HIT_DISTANCE_ON_LAND);
    if (onDot) return onDot.item;
    const territory = this.#world.territories.findLast(({ rings }) => contains(rings, point.x, point.y));
    if (!territory) return dotWithin(HIT_DISTANCE)?.item;
    return this.#fillOf(territory) === LAND ? undefined : territory.code;
  }

  fillOf(iso2: string): Fill {
    return this.#fillOf({ code: iso2 });
  }

  protected override paint(context: CanvasRenderingContext2D, section: WorldPart, density: number): void {
    const { canvas } = context;
    const { left, top, width, height, scale } = section;
    const area: Area = { west: left / scale, north: top / scale, east: (left + width) / scale, south: (top + height) / scale };
    const [edge = '', faint = '', land = '', lines = '', text = '', surface = ''] = ['edge', 'faint', 'land', 'hatch', 'text', 'surface'].map((name) =>
      computedColor(canvas, `var(--_${name})`),
    );
    const side = Math.round(PATTERN_SIZE * density);
    // Keeps the patterns in place on the land while the map is moved.
    const origin = new DOMMatrix().translate(-((left * density) % side), -((top * density) % side));
    const styles = new Map<Fill, string | CanvasPattern>(Object.entries({ [LAND]: land, ...patternsOn(context, land, lines, side, origin) }));
    const styleOf = (fill: Fill): string | CanvasPattern => {
      const known = styles.get(fill);
      if (known) return known;
      canvas.classList.add(fill);
      const style = computedColor(canvas, 'var(--_bg, var(--_unknown))');
      canvas.classList.remove(fill);
      styles.set(fill, style);
      return style;
    };
    const visible = this.#world.territories.filter(
      ({ west, north, east, south }) => east > area.west && west < area.east && south > area.north && north < area.south,
    );
    const outlines = visible.map((territory) => ({ territory, fill: this.#fillOf(territory), outline: outlineOf(territory, area, scale * density) }));
    const fill = (wanted: typeof outlines): void => {
      for (const each of wanted) {
        context.fillStyle = styleOf(each.fill);
        context.fill(each.outline, 'evenodd');
      }
    };
    const stroke = (wanted: typeof outlines, lineWidth: number, style: string, dashes: readonly number[] = []): void => {
      context.lineWidth = lineWidth * density;
      context.strokeStyle = style;
      context.setLineDash(dashes.map((length) => length * density));
      for (const { outline } of wanted) context.stroke(outline);
      context.setLineDash([]);
    };
    const [states, disputed] = [outlines.filter(({ territory }) => territory.code), outlines.filter(({ territory }) => !territory.code)];
    const highlighted = states.filter(({ territory }) => this.#highlighted.includes(territory.code));
    const lineWidth = Math.min(0.9, 0.35 + scale / 16);
    // Two colours, because no single one stands out from every tier.
    const heavy = Math.min(2.5, 0.8 + scale * 0.4);
    context.lineJoin = 'round';
    fill(states);
    const [blank, rated] = [states.filter((each) => each.fill === LAND), states.filter((each) => each.fill !== LAND)];
    stroke(blank, lineWidth, faint);
    stroke(rated, lineWidth, edge);
    stroke(highlighted, heavy + 2.5, surface);
    stroke(highlighted, heavy, text);
    // Over the fills and borders of the states around, none of which may show in a disputed area.
    fill(disputed);
    stroke(disputed, lineWidth + 1, land);
    stroke(disputed, lineWidth, edge, [3, 2]);
    context.lineWidth = density;
    context.strokeStyle = edge;
    const unit = scale * density;
    for (const { item, x, y } of this.dotsAt(scale)) {
      const radius = radiusAt(scale) + (this.#highlighted.includes(item) ? 2 : 0);
      context.beginPath();
      context.arc((x - area.west) * unit, (y - area.north) * unit, radius * density, 0, 7);
      context.fillStyle = styleOf(this.fillOf(item));
      context.fill();
      context.stroke();
    }
  }

  #fillOf({ code }: Pick<CountryRings, 'code'>): Fill {
    return code ? (this.#fills.get(code) ?? this.#otherFill) : DISPUTED;
  }

  dotsAt(scale: number): readonly Dot<string>[] {
    return dotsAt(this.#world, this.#fills.keys(), scale);
  }
}
