import type { LatLngLiteral, Map as LeafletMap } from 'leaflet';
import { render } from 'lit';
import { writtenPlace } from '../model/annotation.js';
import type { Place } from '../model/incident.js';
import { fallbackRect, layOut, leader, printedSigns, SIGN_SIZE, type Pinned } from './annotation-layout.js';
import { annotationStyles, LABEL } from './annotations.styles.js';
import { nearestCopy } from './bounds.js';
import { planePoint } from './equal-earth.js';
import { isInside, moved, type Point, type Rect } from './pixels.js';
import type { LiveMap, MapStage, StageBox } from './map-stage.js';

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
function annotationsOn(stage: MapStage, box: HTMLElement, warn: Warn) {
  const root = box.getRootNode() as ShadowRoot;
  const sheet = new CSSStyleSheet();
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const observer = new MutationObserver(update);
  const resizeObserver = new ResizeObserver(update);
  const printing = new AbortController();
  let frame = 0;
  let hasStarted = false;
  let notes: readonly Annotation[] = [];
  let shown: readonly Shown[] = [];
  let areLabels = false;
  let covered = '[]';
  /** The notes on the drawing for print. */
  let printed: readonly Annotation[] = [];

  drawing.classList.add('leaders');
  drawing.ariaHidden = 'true';
  // The stage observes the same box earlier, so the map has its new size by then.
  resizeObserver.observe(box);

  /** Deferred by a frame: a resize inside a `ResizeObserver` callback is an error on the host page. */
  function update(): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const { live } = stage;
      if (!live) return;
      if (!hasStarted) start(live.map);
      const slot = root.querySelector('slot[name=annotation]');
      if (slot) slot.className = 'known';
      readNotes(live.map);
      layOutNotes(live);
    });
  }

  function end(): void {
    cancelAnimationFrame(frame);
    printing.abort();
    observer.disconnect();
    resizeObserver.disconnect();
    drawing.remove();
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
  }

  function start(map: LeafletMap): void {
    hasStarted = true;
    box.append(drawing);
    root.adoptedStyleSheets.push(sheet);
    observer.observe(root.host, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['slot', 'data-at'] });
    addEventListener('beforeprint', () => print(map), { signal: printing.signal });
    map.on({
      move: () => follow(map),
      zoom: () => follow(map),
      zoomanim: ({ zoom, center }) => follow(map, zoom, center, true),
      moveend: update,
      unload: end,
    });
  }

  function readNotes(map: LeafletMap): void {
    const placed = [...root.host.children].flatMap((note, index) => {
      if (!(note instanceof HTMLElement) || note.slot !== 'annotation') return [];
      const value = note.dataset['at'] ?? '';
      const place = writtenPlace(value);
      if (place) return [{ note, child: index + 1, at: repeatsWorld(map) ? place : onPlane(place) }];
      warn(root.host, `has a note with data-at="${value}", which is no place: write latitude and longitude, such as data-at="-1.29 36.82".`);
      return [];
    });
    notes = placed.map((each, index) => ({ ...each, number: stage.localizer?.number(index + 1) ?? '' }));
  }

  /** Finds room for each note in view; the others get neither line nor number. */
  function layOutNotes({ map, view }: LiveMap): void {
    const { x: right, y: bottom } = map.getSize();
    const inView = notes.map((each) => ({ ...each, ...pointOf(each.at, map) })).filter(({ x, y }) => x >= 0 && y >= 0 && x <= right && y <= bottom);
    const obstacles = obstaclesOn(box);
    const show = (rects: readonly (Rect | undefined)[]): void => {
      shown = inView.map((each, index) => ({ ...each, rect: moved(rects[index] ?? fallbackRect(each), -each.x, -each.y) }));
      write(map);
    };
    const find = (sizeOf: (note: HTMLElement) => Pick<Pinned, 'width' | 'height'>) =>
      layOut(
        inView.map(({ note, x, y }) => ({ x, y, ...sizeOf(note) })),
        obstacles,
        { left: EDGE_MARGIN, top: EDGE_MARGIN, right: right - EDGE_MARGIN, bottom: bottom - EDGE_MARGIN },
        stage.localizer?.dir ?? 'ltr',
      );
    areLabels = right >= MIN_LABEL_WIDTH * view.textSize;
    show([]);
    const labels = areLabels ? find(({ offsetWidth: width, offsetHeight: height }) => ({ width, height })) : [undefined];
    areLabels = !labels.includes(undefined);
    const rects = areLabels ? labels : find(() => ({ width: SIGN_SIZE, height: SIGN_SIZE }));
    show(rects);
    const nowCovered = JSON.stringify(rects);
    if (nowCovered !== covered) stage.cover(rects.filter((rect) => rect !== undefined));
    covered = nowCovered;
    const lines = shown.map(({ rect, number }, index) => {
      const { x = 0, y = 0 } = inView[index] ?? {};
      const marker = obstacles.find((one) => isInside({ x, y }, one));
      return leader(rect, marker && moved(marker, -x, -y), areLabels ? undefined : number);
    });
    render(lines, drawing);
    follow(map);
  }

  /** Writes the style sheet. Its first rules, one for each note shown, are those that `follow` updates. */
  function write(map: LeafletMap): void {
    const numbered = ({ number }: Annotation) => `--_sign: "${number}"; --_indent: 2em;`;
    const rules = (those: readonly Annotation[], declare: (each: Annotation) => string) =>
      those.map((each) => `::slotted(:nth-child(${each.child})) { ${declare(each)} }`).join('\n');
    sheet.replaceSync(`${rules(shown, () => '')}
      @media not print { ${rules(shown, areLabels ? () => LABEL : numbered)} }
      @media print { ${rules(printed, numbered)} }`);
    follow(map);
  }

  /** Keeps labels and lines at their places while the map moves. A label that would leave the map is hidden until the map rests. */
  function follow(map: LeafletMap, zoom = map.getZoom(), centre = map.getCenter(), isAnimated = false): void {
    const { x: right, y: bottom } = map.getSize();
    drawing.setAttribute('width', `${right}`);
    drawing.setAttribute('height', `${bottom}`);
    drawing.classList.toggle('gliding', isAnimated);
    shown.forEach(({ at, rect }, index) => {
      const { x, y } = pointOf(at, map, zoom, centre);
      const current = moved(rect, x, y);
      const isWhole = current.left >= 0 && current.top >= 0 && current.right <= right && current.bottom <= bottom;
      const line = drawing.children[index] as SVGElement | undefined;
      if (line) Object.assign(line.style, { translate: `${x}px ${y}px`, opacity: isWhole || !areLabels ? '1' : '0' });
      const { style } = sheet.cssRules[index] as CSSStyleRule;
      style.setProperty('--_at', `${current.left}px ${current.top}px`);
      style.setProperty('--_glide', isAnimated ? '0.25s' : '0s');
      style.setProperty('--_seen', isWhole ? '1' : '0');
    });
  }

  /** Adds numbered signs to the drawing for print; a note outside it gets none. */
  function print(map: LeafletMap): void {
    const paper = box.querySelector<PrintedMap>('.paper svg');
    const { width = 0, height = 0 } = paper?.viewBox.baseVal ?? {};
    const placed = notes.flatMap((each) => (paper ? [{ ...each, ...paper.pointOf(each.at) }] : []));
    const inside = placed.filter(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height);
    const signs = paper?.querySelector<HTMLElement>('.signs');
    const drawn = printedSigns(inside, paper?.querySelector('.disc') !== null, { left: 0, top: 0, right: width, bottom: height });
    if (signs) render(drawn, signs);
    printed = inside;
    write(map);
  }

  return update;
}

const updates = new WeakMap<MapStage, () => void>();

/** Shows the editor's notes on the map in this box; call it again when anything on the map may have changed. */
export function annotate(box: StageBox, warn: Warn): void {
  const { stage } = box;
  if (!stage) return;
  const update = updates.get(stage) ?? annotationsOn(stage, box, warn);
  updates.set(stage, update);
  update();
}

/** What notes must not cover, in pixels of the map even if the page scales it with a transform. */
function obstaclesOn(box: HTMLElement): readonly Rect[] {
  const { left, top, width } = box.getBoundingClientRect();
  const scale = box.offsetWidth / width;
  const visible = [...(box.parentElement?.querySelectorAll(OBSTACLES) ?? [])].filter((each) => each.checkVisibility());
  return visible.map((each) => {
    const rect = moved(each.getBoundingClientRect(), -left, -top);
    return { left: rect.left * scale, top: rect.top * scale, right: rect.right * scale, bottom: rect.bottom * scale };
  });
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
