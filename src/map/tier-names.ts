import { CanvasLayer, color, viewOf } from './canvas-layer.js';
import type { Choropleth } from './choropleth.js';
import { moved, type Section } from './pixels.js';
import type { OccupiedRect } from './names-layer.js';
import { outlineOf, type World } from './plane.js';
import type { RiskMapState } from './risk-map-state.js';
import { aroundDots, labelledCountries, linesOf, placeNames, type LabelledCountry, type PlacedName } from './tier-labels.js';

/** The sizes of the text on a wide map, on one as narrow as a phone, which is narrower than this, and where there is no room for these, as shares of the map's own. */
const [WIDE, NARROW, SMALL, NARROW_WIDTH] = [13 / 15, 12 / 15, 11 / 15, 30];
/** Around a name beside its land, and half of what a dot takes, in pixels. */
const [RIM, DOT] = [2.5, 4];

interface NamedMap {
  readonly world: World;
  readonly layer: Choropleth;
  readonly state: () => RiskMapState;
}

/** The names of countries on their colours. */
export class TierNames extends CanvasLayer {
  readonly #map: NamedMap;
  readonly #marks: () => readonly OccupiedRect[];
  readonly #widths = new Map<string, number>();
  #countries: readonly LabelledCountry[] = [];
  #dir: 'ltr' | 'rtl' = 'ltr';

  /** `marks` is what no name may cover. */
  constructor(map: NamedMap, marks: () => readonly OccupiedRect[]) {
    super('overlayPane');
    this.#map = map;
    this.#marks = marks;
  }

  /** Names the countries that the map shows now. */
  show(): void {
    const { countries, localizer, codes } = this.#map.state();
    this.#countries = labelledCountries(countries, this.#map.world.places, codes ? localizer.placeName : undefined);
    this.#dir = localizer.dir;
    this.redraw();
  }

  protected override paint(context: CanvasRenderingContext2D, section: Section, density: number): void {
    const { canvas } = context;
    context.scale(density, density);
    context.direction = this.#dir;
    context.lineJoin = 'round';
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    const view = viewOf(section);
    const { fontSize, fontFamily } = getComputedStyle(canvas);
    const ownSize = Number.parseFloat(fontSize);
    const size = ownSize * (view.right - view.left < NARROW_WIDTH * ownSize ? NARROW : WIDE);
    const fontOf = (pixels: number): string => `600 ${pixels}px ${fontFamily}`;
    context.font = fontOf(size);
    const measure = (name: string): number => {
      const key = `${context.font} ${name}`;
      const width = this.#widths.get(key) ?? context.measureText(name).width;
      this.#widths.set(key, width);
      return width;
    };
    const { layer } = this.#map;
    const dots = aroundDots(layer.dotsAt(section.scale), section, DOT);
    const taken = [...dots, ...this.#marks().map(({ rect }) => moved(rect, view.left, view.top))];
    const names = placeNames(this.#countries, layer, { section, view, size, small: ownSize * SMALL, measure, dir: this.#dir, taken });
    const paper = { ink: color(canvas, 'var(--_text)'), halo: color(canvas, 'var(--_surface)'), quiet: color(canvas, 'var(--_quiet)') };
    for (const name of names) {
      context.font = fontOf(name.size);
      const { country, isOnLand } = name;
      if (!isOnLand) {
        const land = layer.territories.find(({ code }) => code === country.iso2);
        const outline = land ? outlineOf(land, { west: section.left / section.scale, north: section.top / section.scale }, section.scale) : new Path2D();
        writeBeside(context, name, outline, section, paper);
        context.save();
        context.clip(outline, 'evenodd');
      }
      write(context, name, country.isQuiet ? paper.quiet : this.#inkOf(country.iso2, canvas));
      if (!isOnLand) context.restore();
    }
  }

  /** The colour of a name on its land: that of the tier's number. */
  #inkOf(iso2: string, canvas: HTMLCanvasElement): string {
    const tier = this.#map.layer.fillOf(iso2);
    canvas.classList.add(tier);
    const ink = color(canvas, 'var(--_fg, var(--_text))');
    canvas.classList.remove(tier);
    return ink;
  }
}

interface Paper {
  readonly ink: string;
  readonly halo: string;
}

function write(context: CanvasRenderingContext2D, name: PlacedName, ink: string): void {
  context.fillStyle = ink;
  for (const { text, x, y } of linesOf(name)) context.fillText(text, x, y);
}

/** What of a name is not on its land, in the colours of the page, with the line to it if it stands apart. */
function writeBeside(context: CanvasRenderingContext2D, name: PlacedName, land: Path2D, { width, height }: Section, { ink, halo }: Paper): void {
  const [from, to] = name.leader;
  context.save();
  if (from && to) {
    const line = new Path2D();
    line.moveTo(from.x, from.y);
    line.lineTo(to.x, to.y);
    line.arc(to.x, to.y, 1, 0, 7);
    for (const [style, lineWidth] of [
      [halo, 3],
      [ink, 1],
    ] as const) {
      Object.assign(context, { strokeStyle: style, lineWidth });
      context.stroke(line);
    }
  }
  const sea = new Path2D(land);
  sea.rect(0, 0, width, height);
  context.clip(sea, 'evenodd');
  Object.assign(context, { strokeStyle: halo, lineWidth: RIM });
  for (const { text, x, y } of linesOf(name)) context.strokeText(text, x, y);
  write(context, name, ink);
  context.restore();
}
