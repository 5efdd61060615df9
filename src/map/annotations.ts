import type { LatLngLiteral, Map as LeafletMap } from 'leaflet';
import { render } from 'lit';
import { writtenPlace } from '../model/annotation.js';
import type { Place } from '../model/incident.js';
import { fallbackRect, layOut, leader, printedSigns, SIGN_SIZE, type Pinned } from './annotation-layout.js';
import { annotationStyles, LABEL } from './annotations.styles.js';
import { nearestCopy } from './bounds.js';
import { planePoint } from './equal-earth.js';
import { isInside, moved, type Point, type Rect } from './pixels.js';
import type { MapStage, StageBox } from './map-stage.js';

type Warn = (tag: Element, sentence: string) => void;

export const styles = [annotationStyles];

/** Maps narrower than this, in em, have no room for labels. */
const MIN_LABEL_WIDTH = 27;
/** The minimum distance between a label and the edge of the map, in pixels. */
const EDGE_MARGIN = 6;

const OBSTACLES = '.tool, .map-scale, .tile-credit, .ask, .marker';

/** A note with a valid place. */
interface Annotation {
  readonly note: HTMLElement;
  /** Its position among the tag's children, for `:nth-child()`: the note itself is not modified. */
  readonly child: number;
  readonly at: LatLngLiteral;
  readonly number: string;
}

/** A note on the map, as a label or as a sign with its number; `rect` is relative to its place. */
interface Shown extends Annotation {
  readonly rect: Rect;
}

/** The drawing for print; `pointOf` projects a place onto it. */
interface PrintedMap extends SVGSVGElement {
  readonly pointOf: (at: LatLngLiteral) => Point;
}

/**
 * The editor's notes at their places. The text stays in one slot below the map: on a wide map, styles move it onto the map, with a line to its
 * place; on a narrow one, or if any label finds no room, the notes are a list and the map shows their numbers.
 */
class Annotations {
  readonly #stage: MapStage;
  readonly #box: HTMLElement;
  readonly #warn: Warn;
  readonly #root: ShadowRoot;
  readonly #sheet = new CSSStyleSheet();
  readonly #drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  readonly #observer = new MutationObserver(() => this.update());
  readonly #resizeObserver = new ResizeObserver(() => this.update());
  #frame = 0;
  readonly #printing = new AbortController();
  #hasStarted = false;
  #notes: readonly Annotation[] = [];
  #shown: readonly Shown[] = [];
  #areLabels = false;
  #covered = '[]';
  /** The notes on the drawing for print. */
  #printed: readonly Annotation[] = [];

  constructor(stage: MapStage, box: HTMLElement, warn: Warn) {
    this.#stage = stage;
    this.#box = box;
    this.#warn = warn;
    this.#root = box.getRootNode() as ShadowRoot;
    this.#drawing.classList.add('leaders');
    this.#drawing.ariaHidden = 'true';
    // The stage observes the same box earlier, so the map has its new size by then.
    this.#resizeObserver.observe(box);
  }

  /** Call it when anything on the map may have changed. Deferred by a frame: a resize inside a `ResizeObserver` callback is an error on the host page. */
  update(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#update());
  }

  #update(): void {
    const { live } = this.#stage;
    if (!live) return;
    if (!this.#hasStarted) this.#start(live.map);
    const slot = this.#root.querySelector('slot[name=annotation]');
    if (slot) slot.className = 'known';
    this.#readNotes(live.map);
    this.#layOut(live.map);
  }

  #end(): void {
    cancelAnimationFrame(this.#frame);
    this.#printing.abort();
    this.#observer.disconnect();
    this.#resizeObserver.disconnect();
    this.#drawing.remove();
    this.#root.adoptedStyleSheets = this.#root.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
  }

  #start(map: LeafletMap): void {
    this.#hasStarted = true;
    this.#box.append(this.#drawing);
    this.#root.adoptedStyleSheets.push(this.#sheet);
    this.#observer.observe(this.#root.host, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['slot', 'data-at'] });
    addEventListener('beforeprint', () => this.#print(map), { signal: this.#printing.signal });
    const follow = (): void => this.#follow(map);
    map.on({
      move: follow,
      zoom: follow,
      zoomanim: ({ zoom, center }) => this.#follow(map, zoom, center, true),
      moveend: () => this.update(),
      unload: () => this.#end(),
    });
  }

  #readNotes(map: LeafletMap): void {
    const placed = [...this.#root.host.children].flatMap((note, index) => {
      if (!(note instanceof HTMLElement) || note.slot !== 'annotation') return [];
      const value = note.dataset['at'] ?? '';
      const place = writtenPlace(value);
      if (place) return [{ note, child: index + 1, at: repeatsWorld(map) ? place : onPlane(place) }];
      this.#warn(this.#root.host, `has a note with data-at="${value}", which is no place: write latitude and longitude, such as data-at="-1.29 36.82".`);
      return [];
    });
    this.#notes = placed.map((each, index) => ({ ...each, number: this.#stage.localizer?.number(index + 1) ?? '' }));
  }

  /** Finds room for each note in view; the others get neither line nor number. */
  #layOut(map: LeafletMap): void {
    const { x: right, y: bottom } = map.getSize();
    const inView = this.#notes.map((each) => ({ ...each, ...pointOf(each.at, map) })).filter(({ x, y }) => x >= 0 && y >= 0 && x <= right && y <= bottom);
    const { live, localizer } = this.#stage;
    const obstacles = this.#obstacles();
    const show = (rects: readonly (Rect | undefined)[]): void => {
      this.#shown = inView.map((each, index) => ({ ...each, rect: moved(rects[index] ?? fallbackRect(each), -each.x, -each.y) }));
      this.#write(map);
    };
    const find = (sizeOf: (note: HTMLElement) => Pick<Pinned, 'width' | 'height'>) =>
      layOut(
        inView.map(({ note, x, y }) => ({ x, y, ...sizeOf(note) })),
        obstacles,
        { left: EDGE_MARGIN, top: EDGE_MARGIN, right: right - EDGE_MARGIN, bottom: bottom - EDGE_MARGIN },
        localizer?.dir ?? 'ltr',
      );
    this.#areLabels = right >= MIN_LABEL_WIDTH * (live?.view.textSize ?? 0);
    show([]);
    const labels = this.#areLabels ? find(({ offsetWidth: width, offsetHeight: height }) => ({ width, height })) : [undefined];
    this.#areLabels = !labels.includes(undefined);
    const rects = this.#areLabels ? labels : find(() => ({ width: SIGN_SIZE, height: SIGN_SIZE }));
    show(rects);
    const covered = JSON.stringify(rects);
    if (covered !== this.#covered) this.#stage.cover(rects.filter((rect) => rect !== undefined));
    this.#covered = covered;
    const lines = this.#shown.map(({ rect, number }, index) => {
      const { x = 0, y = 0 } = inView[index] ?? {};
      const marker = obstacles.find((one) => isInside({ x, y }, one));
      return leader(rect, marker && moved(marker, -x, -y), this.#areLabels ? undefined : number);
    });
    render(lines, this.#drawing);
    this.#follow(map);
  }

  /** What notes must not cover, in pixels of the map even if the page scales it with a transform. */
  #obstacles(): readonly Rect[] {
    const { left, top, width } = this.#box.getBoundingClientRect();
    const scale = this.#box.offsetWidth / width;
    const shown = [...(this.#box.parentElement?.querySelectorAll(OBSTACLES) ?? [])].filter((each) => each.checkVisibility());
    return shown.map((each) => {
      const rect = moved(each.getBoundingClientRect(), -left, -top);
      return { left: rect.left * scale, top: rect.top * scale, right: rect.right * scale, bottom: rect.bottom * scale };
    });
  }

  /** Writes the style sheet. Its first rules, one for each note shown, are those that `#follow()` updates. */
  #write(map: LeafletMap): void {
    const numbered = ({ number }: Annotation) => `--_sign: "${number}"; --_indent: 2em;`;
    const rules = (notes: readonly Annotation[], declare: (each: Annotation) => string) =>
      notes.map((each) => `::slotted(:nth-child(${each.child})) { ${declare(each)} }`).join('\n');
    this.#sheet.replaceSync(`${rules(this.#shown, () => '')}
      @media not print { ${rules(this.#shown, this.#areLabels ? () => LABEL : numbered)} }
      @media print { ${rules(this.#printed, numbered)} }`);
    this.#follow(map);
  }

  /** Keeps labels and lines at their places while the map moves. A label that would leave the map is hidden until the map rests. */
  #follow(map: LeafletMap, zoom = map.getZoom(), centre = map.getCenter(), isAnimated = false): void {
    const { x: right, y: bottom } = map.getSize();
    const drawing = this.#drawing;
    drawing.setAttribute('width', `${right}`);
    drawing.setAttribute('height', `${bottom}`);
    drawing.classList.toggle('gliding', isAnimated);
    this.#shown.forEach(({ at, rect }, index) => {
      const { x, y } = pointOf(at, map, zoom, centre);
      const current = moved(rect, x, y);
      const isWhole = current.left >= 0 && current.top >= 0 && current.right <= right && current.bottom <= bottom;
      const line = drawing.children[index] as SVGElement | undefined;
      if (line) Object.assign(line.style, { translate: `${x}px ${y}px`, opacity: isWhole || !this.#areLabels ? '1' : '0' });
      const { style } = this.#sheet.cssRules[index] as CSSStyleRule;
      for (const [name, value] of [
        ['--_at', `${current.left}px ${current.top}px`],
        ['--_glide', isAnimated ? '0.25s' : '0s'],
        ['--_seen', isWhole ? '1' : '0'],
      ] as const)
        style.setProperty(name, value);
    });
  }

  /** Adds numbered signs to the drawing for print; a note outside it gets none. */
  #print(map: LeafletMap): void {
    const print = this.#box.querySelector<PrintedMap>('.paper svg');
    const { width = 0, height = 0 } = print?.viewBox.baseVal ?? {};
    const placed = this.#notes.flatMap((each) => (print ? [{ ...each, ...print.pointOf(each.at) }] : []));
    const printed = placed.filter(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height);
    const signs = print?.querySelector<HTMLElement>('.signs');
    const drawn = printedSigns(printed, print?.querySelector('.disc') !== null, { left: 0, top: 0, right: width, bottom: height });
    if (signs) render(drawn, signs);
    this.#printed = printed;
    this.#write(map);
  }
}

const instances = new WeakMap<MapStage, Annotations>();

/** Shows the editor's notes on the map in this box. */
export function annotate(box: StageBox, warn: Warn): void {
  const { stage } = box;
  if (!stage) return;
  const annotations = instances.get(stage) ?? new Annotations(stage, box, warn);
  instances.set(stage, annotations);
  annotations.update();
}

const repeatsWorld = ({ options }: LeafletMap): boolean => options.crs?.wrapLng !== undefined;

/** Projects a place onto Leaflet's plane, where `lng` runs to the right and `lat` up. */
function onPlane(place: Place): LatLngLiteral {
  const { x, y } = planePoint(place);
  return { lat: -y, lng: x };
}

/** Where a place is in the map's box, in pixels: now, or at another zoom and centre. */
function pointOf({ lat, lng }: LatLngLiteral, map: LeafletMap, zoom = map.getZoom(), centre = map.getCenter()): Point {
  const nearestLng = repeatsWorld(map) ? nearestCopy(lng, centre.lng) : lng;
  const { x, y } = map.project([lat, nearestLng], zoom).subtract(map.project(centre, zoom)).add(map.getSize().divideBy(2));
  return { x, y };
}
