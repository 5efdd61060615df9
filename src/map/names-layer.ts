import type { Localizer } from '../words/localizer.js';
import { WORLD_SIZE } from './bounds.js';
import { CanvasLayer, computedColor, viewIn } from './canvas-layer.js';
import { HALO, NAME_ALL_ZOOM, clearOf, fitLabels, markerTexts, type Label, type Town } from './names.js';
import { moved, type Point, type Rect, type WorldPart } from './pixels.js';
import { circle, measureIn, middleOf, nameShape, paintShape, rectAround, type Measure } from './shapes.js';

/** Something drawn over the map, in pixels from the corner of the view. */
export interface OccupiedRect {
  readonly rect: Rect;
  readonly towns?: readonly string[];
  /** The countries of a marker's incidents, which name it while the map shows a large area. */
  readonly countries?: readonly string[];
}

/** Where a country's name can stand, in pixels at zoom 0. */
export interface NamePoint extends Point {
  /** The greatest width of a name here. */
  readonly room: number;
  /** How far the name may move to the sides, and up and down. */
  readonly reach: readonly [x: number, y: number];
}

export interface NameableCountry {
  /** Returns its name; called only when it is in view. */
  readonly name: () => string;
  /** The best first. */
  readonly points: readonly NamePoint[];
  /** True for the map's own country, which is always named. */
  readonly isOwn: boolean;
}

interface Names {
  readonly localizer: Pick<Localizer, 'dir' | 'number' | 'strings'>;
  readonly countries: readonly NameableCountry[];
  readonly towns: readonly Town[];
  /** Returns the areas that no name may cover now. */
  readonly occupied: () => readonly OccupiedRect[];
}

interface Style {
  readonly size: number;
  readonly weight: number;
  readonly color: string;
  readonly spacing: number;
}

interface StyledLabel extends Label {
  readonly style: Style;
}

const DOT_RADIUS = 2.2;
/** How much earlier than Natural Earth suggests towns are named, because its maps also have roads and rivers. */
const ZOOM_OFFSET = 0.75;
/** Below this zoom there is room for countries only. */
export const TOWN_ZOOM = 3;
/** Below this zoom, one marker may stand for incidents in half a country. */
const SIGN_ZOOM = 4.5;

/** Names of countries and towns over the map, as many as there is room for. */
export class NamesLayer extends CanvasLayer {
  #names: Names | undefined;
  #measure: Measure = () => 0;

  constructor() {
    super('overlayPane');
  }

  show(names: Names): void {
    this.#names = names;
    this.redraw();
  }

  protected override paint(context: CanvasRenderingContext2D, section: WorldPart, density: number): void {
    const names = this.#names;
    const { canvas } = context;
    if (!names) return;
    context.scale(density, density);
    const { localizer } = names;
    const { dir } = localizer;
    context.direction = dir;
    const view = viewIn(section);
    const signs = names.occupied().map((sign) => ({ ...sign, rect: moved(sign.rect, view.left, view.top) }));
    const { fontSize, fontFamily } = getComputedStyle(canvas);
    const size = Number.parseFloat(fontSize);
    this.#measure = measureIn(fontFamily);
    const town = { size: size * 0.8125, weight: 400, color: computedColor(canvas, 'var(--_text)'), spacing: 0 };
    // Joined letters must not be spaced.
    const country = { size: size * 0.75, weight: 600, color: computedColor(canvas, 'var(--_quiet)'), spacing: dir === 'rtl' ? 0 : size * 0.04 };
    const bold = { ...town, weight: 600 };
    const zoom = Math.log2(section.scale);
    const labels = [
      ...names.countries.filter(({ isOwn }) => isOwn).flatMap((one) => this.#countryLabels(one, country, zoom, section, view)),
      ...signs.flatMap((sign) => this.#signLabels(sign, zoom < SIGN_ZOOM, bold, localizer)),
      ...names.countries.filter(({ isOwn }) => !isOwn).flatMap((one) => this.#countryLabels(one, country, zoom, section, view)),
      ...names.towns.filter(({ minZoom }) => Math.max(TOWN_ZOOM, minZoom - ZOOM_OFFSET) <= zoom).flatMap((one) => this.#townLabels(one, town, section, view)),
    ];
    const obstacles = signs.map(({ rect }) => rect);
    const markerRects = signs.filter(({ towns }) => towns).map(({ rect }) => rect);
    const candidates = labels.map((label) => ({ ...label, fits: clearOf(markerRects, label.sign) }));
    const halo = computedColor(canvas, 'var(--_surface)');
    for (const { text, style, rect, sign } of fitLabels(candidates, obstacles, view, dir)) {
      if (sign && !obstacles.includes(sign)) {
        const { x, y } = middleOf(sign);
        paintShape(context, { kind: 'path', d: circle(x, y, DOT_RADIUS + 0.5), fill: style.color, stroke: halo, width: 1 }, fontFamily);
      }
      context.letterSpacing = `${style.spacing}px`;
      paintShape(context, { ...nameShape(text, middleOf(rect), style.size, style.color, halo), weight: style.weight }, fontFamily);
    }
  }

  #label(text: string, style: Style, x: number, y: number, sign?: Rect): StyledLabel {
    const { size, weight, spacing } = style;
    const width = Math.ceil(this.#measure(text, size, weight) + spacing * text.length) + HALO;
    return { text, style, x, y, sign, width, height: size * 1.25 };
  }

  #countryLabels({ name, points, isOwn }: NameableCountry, style: Style, zoom: number, section: WorldPart, view: Rect): readonly StyledLabel[] {
    const { scale } = section;
    const isAlways = isOwn || zoom >= NAME_ALL_ZOOM;
    // No name is narrower than its text is high, so most countries of a world map need no measuring.
    const wide = points.filter(({ room }) => isAlways || room * scale > style.size);
    return wide.flatMap((point) =>
      copiesIn(point, section, view).flatMap(({ x, y }) => {
        const label = this.#label(name(), style, x, y);
        return isAlways || label.width <= point.room * scale ? [{ ...label, reach: [point.reach[0] * scale, point.reach[1] * scale] as const }] : [];
      }),
    );
  }

  /** On a map of a large area, names of countries, unless the map is about one of them. */
  #signLabels({ rect, towns = [], countries = [] }: OccupiedRect, isWide: boolean, style: Style, localizer: Names['localizer']): readonly StyledLabel[] {
    const places = isWide && countries.length ? countries : towns;
    const { x, y } = middleOf(rect);
    return markerTexts(places, localizer).map(({ text, names }) => ({ ...this.#label(text, style, x, y, rect), names }));
  }

  #townLabels({ name, ...point }: Town, style: Style, section: WorldPart, view: Rect): readonly StyledLabel[] {
    return copiesIn(point, section, view).map(({ x, y }) => this.#label(name, style, x, y, rectAround({ x, y }, DOT_RADIUS + 1)));
  }
}

/** Where a point lies in view, once for each copy of the world there, in pixels of the section. */
function copiesIn({ x, y }: Point, { left, top, scale }: WorldPart, view: Rect): readonly Point[] {
  const py = y * scale - top;
  if (py < view.top || py > view.bottom) return [];
  const world = WORLD_SIZE * scale;
  const first = view.left + ((((x * scale - left - view.left) % world) + world) % world);
  return Array.from({ length: Math.max(0, Math.ceil((view.right - first) / world)) }, (_, copy) => ({ x: first + copy * world, y: py }));
}
