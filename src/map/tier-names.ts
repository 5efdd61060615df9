import { CanvasLayer, color, viewOf } from './canvas-layer.js';
import type { Choropleth } from './choropleth.js';
import { moved, type Section } from './pixels.js';
import { HALO } from './label-placement.js';
import type { OccupiedRect } from './names-layer.js';
import type { World } from './plane.js';
import type { RiskMapState } from './risk-map-state.js';
import { labelledCountries, placeNames, type LabelledCountry, type PlacedName } from './tier-labels.js';

/** The sizes of the text on a wide map and on one as narrow as a phone, which is narrower than this, as shares of the map's own. */
const [WIDE, NARROW, NARROW_WIDTH] = [13 / 15, 12 / 15, 30];

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
    const { countries, localizer } = this.#map.state();
    this.#countries = labelledCountries(countries, this.#map.world.places);
    this.#dir = localizer.dir;
    this.redraw();
  }

  protected override paint(context: CanvasRenderingContext2D, section: Section, density: number): void {
    const { canvas } = context;
    context.scale(density, density);
    context.direction = this.#dir;
    context.lineJoin = 'round';
    context.lineWidth = HALO;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    const view = viewOf(section);
    const { fontSize, fontFamily } = getComputedStyle(canvas);
    const ownSize = Number.parseFloat(fontSize);
    const size = ownSize * (view.right - view.left < NARROW_WIDTH * ownSize ? NARROW : WIDE);
    context.font = `600 ${size}px ${fontFamily}`;
    const measure = (name: string): number => {
      const key = `${context.font} ${name}`;
      const width = this.#widths.get(key) ?? context.measureText(name).width;
      this.#widths.set(key, width);
      return width;
    };
    const taken = this.#marks().map(({ rect }) => moved(rect, view.left, view.top));
    const names = placeNames(this.#countries, this.#map.layer, { section, view, size, measure, dir: this.#dir, taken });
    for (const name of names) write(context, name, this.#colorsOf(name.iso2, canvas));
  }

  /** The colours of a name, beside its land too, where another halo would be a stain on dark ones: those of the tier's number. */
  #colorsOf(iso2: string, canvas: HTMLCanvasElement): Colors {
    const tier = this.#map.layer.fillOf(iso2);
    canvas.classList.add(tier);
    const [ink, halo] = [color(canvas, 'var(--_fg, var(--_text))'), color(canvas, 'var(--_bg, var(--_surface))')];
    canvas.classList.remove(tier);
    return { ink, halo };
  }
}

interface Colors {
  readonly ink: string;
  readonly halo: string;
}

function write(context: CanvasRenderingContext2D, { text, rect, isOnLand }: PlacedName, { ink, halo }: Colors): void {
  const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
  if (!isOnLand) {
    context.strokeStyle = halo;
    context.strokeText(text, x, y);
  }
  context.fillStyle = ink;
  context.fillText(text, x, y);
}
