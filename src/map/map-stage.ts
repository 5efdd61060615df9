import type { LatLng, MapOptions } from 'leaflet';
import { Map as LeafletMap } from 'leaflet/src/map/Map.js';
import { html, render } from 'lit';
import { mapControls } from '../ui/map-container.js';
import type { Localizer } from '../words/localizer.js';
import type { LoadFile } from './basemap-country.js';
import { afterFrame } from './canvas-layer.js';
import type { Gestures, Hint } from './gestures.js';
import type { Rect } from './pixels.js';
import type { OccupiedRect } from './names-layer.js';
import { Measures, rectsOf, View } from './view.js';

const loadActions = () => import('./map-actions.js');

export interface LiveMap {
  readonly map: LeafletMap;
  readonly view: View;
  readonly measures: Measures;
  /** Once the map has been painted and the code for them is here. */
  gestures?: Gestures;
}

/** What a map does when something happens to its stage. */
interface MapStageHandlers {
  /** The box has got its first size, and the Leaflet map exists. */
  readonly start: (live: LiveMap) => void;
  /** The box has got a size, its first or a new one. */
  readonly resize: () => void;
  /** The button that shows everything was pressed. */
  readonly fit: () => void;
  /** The page has changed its colours, or other parts of the map are covered. */
  readonly redraw: () => void;
  /** The map could not be made; nothing of it works. */
  readonly fail: () => void;
  /** The point that keeps its position while zooming; without one, the centre does. */
  readonly zoomCentre?: () => LatLng | undefined;
  /** How much is in view, in words. */
  readonly inView: (live: LiveMap) => string;
  readonly loadFile: LoadFile;
}

const HINT_DURATION = 1400;
/** How long (ms) to wait after a move before it is announced. */
const ANNOUNCE_DELAY = 700;

/** True on systems whose keyboards have a command key. */
const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** The box of a map, with its stage for code that comes later, and for the builder (`demo/builder/preview/place.ts`). */
export interface StageBox extends HTMLElement {
  stage?: MapStage;
}

/** A Leaflet map in a box of a shadow root, moved by our gestures and buttons. */
export class MapStage {
  live: LiveMap | undefined;
  localizer: Localizer<'map'> | undefined;
  readonly #container: HTMLElement;
  readonly #mapOptions: MapOptions;
  readonly #handlers: MapStageHandlers;
  readonly #resizeObserver: ResizeObserver;
  readonly #measures: Measures;
  #hasPainted = (): void => {};
  readonly painted = new Promise<void>((resolve) => (this.#hasPainted = resolve));
  readonly #hint = Object.assign(document.createElement('p'), { className: 'hint', ariaHidden: 'true' });
  #renderAgain = (): void => {};
  #isPainted = false;
  #covered: readonly Rect[] = [];
  #hintTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #status = Object.assign(document.createElement('p'), { className: 'hidden', role: 'status' });
  #statusTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(container: StageBox, mapOptions: Pick<MapOptions, 'crs' | 'zoomSnap' | 'maxZoom'>, handlers: MapStageHandlers) {
    this.#container = container;
    this.#mapOptions = mapOptions;
    this.#handlers = handlers;
    this.#measures = new Measures(container);
    container.stage = this;
    container.append(this.#status);
    container.addEventListener('transitionend', this.#onColors);
    this.#resizeObserver = new ResizeObserver(() => this.#onResize());
    this.#resizeObserver.observe(container);
  }

  /** Renders the map's box with its buttons, and whatever else lies over the map. */
  render(localizer: Localizer<'map'>, fitLabel: string, overlay: unknown): void {
    this.#announce(); // what was said may have been of other data
    this.localizer = localizer;
    this.#renderAgain = () => this.#render(localizer, fitLabel, overlay);
    this.#renderAgain();
  }

  #render(localizer: Localizer<'map'>, fitLabel: string, overlay: unknown): void {
    const tools = mapControls(localizer, fitLabel, {
      zoom: (levels) => this.live?.view.zoom(levels, this.#handlers.zoomCentre?.()),
      fit: () => {
        if (this.live) this.live.view.hasMoved = false;
        this.#handlers.fit();
      },
      pan: this.#isPainted ? (right, down) => this.live?.view.pan(right, down) : undefined,
    });
    render(
      html`<div class="land"></div>
        ${tools} ${overlay}`,
      this.#container,
    );
  }

  /** Once the map is painted, adds what only serves to act on it, unless that is there or cannot be loaded. */
  complete(): void {
    this.#addActions().catch(this.#handlers.fail);
  }

  async #addActions(): Promise<void> {
    await this.painted;
    if (this.live && !this.#isPainted) {
      this.#isPainted = true;
      this.#renderAgain();
    }
    const code = await this.#handlers.loadFile(loadActions);
    const { live } = this;
    if (!code || !live || live.gestures) return;
    live.gestures = code.actionsOn(live.map, this.#container, { hint: (hint) => this.#showHint(hint), moved: () => (live.view.hasMoved = true) });
  }

  element(name: string): HTMLElement {
    return this.#container.querySelector<HTMLElement>(`.${name}`) ?? this.#container;
  }

  /** The room that what stands still over the map takes. */
  occupied(): readonly OccupiedRect[] {
    return [...rectsOf(this.#container, '.map-scale'), ...this.#covered].map((rect) => ({ rect }));
  }

  /** Keeps names out of what the editor's notes take. */
  cover(rects: readonly Rect[]): void {
    this.#covered = rects;
    this.#handlers.redraw();
  }

  destroy(): void {
    clearTimeout(this.#hintTimer);
    clearTimeout(this.#statusTimer);
    this.#hint.remove();
    this.#status.remove();
    this.#container.removeEventListener('transitionend', this.#onColors);
    this.#resizeObserver.disconnect();
    const { map, gestures } = this.live ?? {};
    this.live = undefined;
    gestures?.destroy();
    if (map) (map as { _animatingZoom?: boolean })._animatingZoom = false; // else its timer would run on a removed map
    map?.remove();
    render(html``, this.#container);
  }

  // A canvas does not follow the page's colours and text size by itself. The box has a transition of both, whose end tells that they have changed.
  readonly #onColors = ({ target }: Event): void => {
    if (target !== this.#container) return;
    this.#measures.take();
    this.#handlers.redraw();
  };

  /** The first size that is not zero makes the map; a map in a closed tab or accordion waits for it. */
  #onResize(): void {
    const { clientWidth, clientHeight } = this.#container;
    if (!clientWidth || !clientHeight) return;
    this.#measures.take();
    try {
      if (this.live) this.live.map.invalidateSize({ pan: false, animate: false });
      else this.#start();
      this.#handlers.resize();
    } catch {
      this.#handlers.fail();
    }
  }

  #start(): void {
    const map = new LeafletMap(this.element('land'), {
      trackResize: false,
      ...this.#mapOptions,
      zoomAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      fadeAnimation: false,
    });
    map.setView([0, 0], 1);
    this.live = { map, view: new View(map), measures: this.#measures };
    map.on('moveend', () => this.#announce());
    this.#handlers.start(this.live);
    afterFrame(this.#hasPainted);
    this.complete();
  }

  /** Takes back what it said, and says how much is in view once the map is at rest or shows other data while one of its buttons has the focus: the same words too are said again. */
  #announce(): void {
    clearTimeout(this.#statusTimer);
    this.#status.textContent = '';
    if (!this.#container.querySelector('.tool:focus')) return;
    this.#statusTimer = setTimeout(() => (this.#status.textContent = this.live ? this.#handlers.inView(this.live) : ''), ANNOUNCE_DELAY);
  }

  #showHint(hint: Hint): void {
    if (!this.localizer) return;
    const { touchHint, wheelHint, wheelHintApple } = this.localizer.strings;
    this.#hint.textContent = hint === 'touch' ? touchHint : isApple() ? wheelHintApple : wheelHint;
    if (!this.#hint.isConnected) this.#container.append(this.#hint);
    clearTimeout(this.#hintTimer);
    this.#hintTimer = setTimeout(() => this.#hint.remove(), HINT_DURATION);
  }
}
