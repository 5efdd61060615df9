import { CanvasLayer, computedColor, viewIn } from './canvas-layer.js';
import { moved, type WorldPart } from './pixels.js';
import type { OccupiedRect } from './names-layer.js';
import type { SharedMap } from './risk-map-state.js';
import { measureIn, paintShape } from './shapes.js';
import { aroundDots, labelledCountries, fitNames } from './tier-labels.js';
import { nameShapes } from './world-shapes.js';

/** Font sizes as shares of the map's: on a wide map, on a narrow one, and where there is no room for these; below `NARROW_WIDTH` (em) a map is narrow. */
const [WIDE, NARROW, SMALL, NARROW_WIDTH] = [13 / 15, 12 / 15, 11 / 15, 30];
/** Half the space that a dot takes, in pixels. */
const DOT = 4;

/** The names of countries, drawn over their colours. */
export class TierNames extends CanvasLayer {
  readonly #map: SharedMap;
  readonly #occupied: () => readonly OccupiedRect[];

  /** `occupied` returns the areas that no name may cover. */
  constructor(map: SharedMap, occupied: () => readonly OccupiedRect[]) {
    super('overlayPane');
    this.#map = map;
    this.#occupied = occupied;
  }

  protected override paint(context: CanvasRenderingContext2D, section: WorldPart, density: number): void {
    const { canvas } = context;
    const { layer, world, state } = this.#map;
    const { countries, codes, isPart, localizer } = state();
    const { dir, placeName } = localizer;
    context.scale(density, density);
    context.direction = dir;
    const view = viewIn(section);
    const { fontSize, fontFamily } = getComputedStyle(canvas);
    const ownSize = Number.parseFloat(fontSize);
    const size = ownSize * (view.right - view.left < NARROW_WIDTH * ownSize ? NARROW : WIDE);
    const measure = (name: string): number => measureIn(fontFamily)(name, size, 600);
    const dots = aroundDots(layer.dotsAt(section.scale), section, DOT);
    const taken = [...dots, ...this.#occupied().map(({ rect }) => moved(rect, view.left, view.top))];
    const labelled = labelledCountries(countries, world.places, codes ? placeName : undefined);
    const names = fitNames(labelled, world, { section, view, size, small: ownSize * SMALL, measure, dir, isPart, taken });
    const [ink, halo, quiet] = ['text', 'surface', 'quiet'].map((name) => computedColor(canvas, `var(--_${name})`)) as [string, string, string];
    const all = { left: 0, top: 0, right: section.width, bottom: section.height };
    // In forced colours, two inks within one word are hard to read.
    const isForced = matchMedia('(forced-colors: active)').matches;
    for (const name of names) {
      const { iso2, isQuiet } = name.country;
      const fill = isQuiet ? quiet : isForced && !name.isOnLand ? ink : this.#inkOf(iso2, canvas);
      const shapes = nameShapes(name, world.territories, section, all, fill, { ink, halo, line: ink });
      for (const shape of shapes) paintShape(context, shape, fontFamily);
    }
  }

  /** The colour of a name on its land, equal to that of the tier's number. */
  #inkOf(iso2: string, canvas: HTMLCanvasElement): string {
    const tier = this.#map.layer.fillOf(iso2);
    canvas.classList.add(tier);
    const ink = computedColor(canvas, 'var(--_fg, var(--_text))');
    canvas.classList.remove(tier);
    return ink;
  }
}
