import { WORLD_SIZE } from './bounds.js';
import { CanvasLayer, color, viewOf } from './canvas-layer.js';
import { HALO, NAME_ALL, placeLabels, type Label, type PlacedLabel } from './label-placement.js';
import { moved, type Point, type Rect, type Section } from './pixels.js';
import type { NameableCountry } from './named-countries.js';
import type { Town } from './names.js';

/** Something drawn over the map, in pixels from the corner of the view. */
export interface OccupiedRect {
  readonly rect: Rect;
  /** The towns that it stands for. */
  readonly towns?: readonly string[];
  /** The countries that it stands for, where a map shows so much that these tell more than towns. */
  readonly countries?: readonly string[];
}

/** All that a map names. */
export interface Names {
  readonly dir: 'ltr' | 'rtl';
  /** What stands between two names of one sign. */
  readonly comma: string;
  readonly countries: readonly NameableCountry[];
  readonly towns: readonly Town[];
  /** What no name may cover at this moment. */
  readonly marks: () => readonly OccupiedRect[];
}

interface Style {
  readonly font: string;
  readonly color: string;
  readonly spacing: number;
}

interface StyledLabel extends Label {
  readonly style: Style;
}

const DOT = 2.2;
/** How much earlier towns are named than Natural Earth says, whose maps also have roads and rivers. */
const EARLIER = 0.75;
/** Below this zoom there is room for countries only. */
export const TOWN_ZOOM = 3;
/** Below this zoom one sign may stand for incidents in half a country. */
const MARK_ZOOM = 4.5;

/** Names of countries and towns over the map, as many as there is room for. */
export class NamesLayer extends CanvasLayer {
  #names: Names | undefined;
  #context: CanvasRenderingContext2D | undefined;
  readonly #widths = new Map<string, number>();

  constructor() {
    super('overlayPane');
  }

  show(names: Names): void {
    this.#names = names;
    this.redraw();
  }

  override redraw(): void {
    if (this.#names) super.redraw();
  }

  protected override paint(context: CanvasRenderingContext2D, section: Section, density: number): void {
    const names = this.#names;
    const { canvas } = context;
    if (!names) return;
    context.scale(density, density);
    context.direction = names.dir;
    this.#context = context;
    const view = viewOf(section);
    const marks = names.marks().map((mark) => ({ ...mark, rect: moved(mark.rect, view.left, view.top) }));
    const { town, country } = stylesOf(canvas, names.dir);
    const zoom = Math.log2(section.scale);
    const bold = { ...town, font: `600 ${town.font}` };
    const labels = [
      ...names.countries.filter(({ isOwn }) => isOwn).flatMap((one) => this.#countryLabels(one, country, zoom, section, view)),
      ...marks.flatMap((mark) => this.#markLabels(mark, zoom < MARK_ZOOM, bold, names.comma)),
      ...names.countries.filter(({ isOwn }) => !isOwn).flatMap((one) => this.#countryLabels(one, country, zoom, section, view)),
      ...names.towns.filter(({ minZoom }) => Math.max(TOWN_ZOOM, minZoom - EARLIER) <= zoom).flatMap((one) => this.#townLabels(one, town, section, view)),
    ];
    const taken = marks.map(({ rect }) => rect);
    const halo = color(canvas, 'var(--_surface)');
    for (const label of placeLabels(labels, taken, view, names.dir)) write(context, label, halo, taken);
  }

  #label(text: string, style: Style, x: number, y: number, sign?: Rect): StyledLabel {
    const { font, spacing } = style;
    const size = Number.parseFloat(/[\d.]+px/.exec(font)?.[0] ?? '');
    const key = `${font} ${text}`;
    const context = this.#context;
    if (context && !this.#widths.has(key)) {
      context.font = font;
      context.letterSpacing = `${spacing}px`;
      this.#widths.set(key, context.measureText(text).width);
    }
    return { text, style, x, y, sign, width: Math.ceil(this.#widths.get(key) ?? 0) + HALO, height: size * 1.25 };
  }

  #countryLabels({ name, points, isOwn }: NameableCountry, style: Style, zoom: number, section: Section, view: Rect): readonly StyledLabel[] {
    const { scale } = section;
    return points.flatMap((point) =>
      copiesIn(point, section, view).flatMap(({ x, y }) => {
        const label = this.#label(name(), style, x, y);
        const hasRoom = isOwn || zoom >= NAME_ALL || label.width <= point.room * scale;
        return hasRoom ? [{ ...label, reach: [point.reach[0] * scale, point.reach[1] * scale] as const }] : [];
      }),
    );
  }

  /** All places that it stands for or, where there is no room for these, one of them. Where a map shows much, countries if it is about several. */
  #markLabels({ rect, towns = [], countries = [] }: OccupiedRect, isWide: boolean, style: Style, comma: string): readonly StyledLabel[] {
    const places = isWide && countries.length ? countries : towns;
    return listsOf(places).map((names) => {
      // Two names in Latin letters stand in the order of the language too.
      const text = names.map((name) => `\u2068${name}\u2069`).join(comma);
      return { ...this.#label(text, style, (rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2, rect), names };
    });
  }

  #townLabels({ name, ...point }: Town, style: Style, section: Section, view: Rect): readonly StyledLabel[] {
    return copiesIn(point, section, view).map(({ x, y }) => {
      const dot = { left: x - DOT - 1, top: y - DOT - 1, right: x + DOT + 1, bottom: y + DOT + 1 };
      return this.#label(name, style, x, y, dot);
    });
  }
}

/** All names together, or else one of them. */
const listsOf = (names: readonly string[]): readonly (readonly string[])[] => (names.length ? [names, ...names.map((name) => [name])] : []);

/** Where a point lies in view, once for each copy of the world there, in pixels of the section. */
function copiesIn({ x, y }: Point, { left, top, scale }: Section, view: Rect): readonly Point[] {
  const py = y * scale - top;
  if (py < view.top || py > view.bottom) return [];
  const world = WORLD_SIZE * scale;
  const first = view.left + ((((x * scale - left - view.left) % world) + world) % world);
  return Array.from({ length: Math.max(0, Math.ceil((view.right - first) / world)) }, (_, copy) => ({ x: first + copy * world, y: py }));
}

function stylesOf(canvas: HTMLCanvasElement, dir: 'ltr' | 'rtl'): { readonly town: Style; readonly country: Style } {
  const { fontSize, fontFamily } = getComputedStyle(canvas);
  const size = Number.parseFloat(fontSize);
  return {
    town: { font: `${size * 0.8125}px ${fontFamily}`, color: color(canvas, 'var(--_text)'), spacing: 0 },
    // Letters that are joined must not be set apart.
    country: { font: `600 ${size * 0.75}px ${fontFamily}`, color: color(canvas, 'var(--_quiet)'), spacing: dir === 'rtl' ? 0 : size * 0.04 },
  };
}

function write(context: CanvasRenderingContext2D, { text, style, rect, sign }: PlacedLabel<StyledLabel>, halo: string, taken: readonly Rect[]): void {
  context.lineJoin = 'round';
  context.strokeStyle = halo;
  context.fillStyle = style.color;
  if (sign && !taken.includes(sign)) {
    context.lineWidth = 2;
    context.beginPath();
    context.arc((sign.left + sign.right) / 2, (sign.top + sign.bottom) / 2, DOT, 0, 7);
    context.stroke();
    context.fill();
  }
  context.font = style.font;
  context.letterSpacing = `${style.spacing}px`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineWidth = HALO;
  const [x, y] = [(rect.left + rect.right + style.spacing) / 2, (rect.top + rect.bottom) / 2];
  context.strokeText(text, x, y);
  context.fillText(text, x, y);
}
