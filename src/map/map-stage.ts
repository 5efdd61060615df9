import type { LatLng, MapOptions } from 'leaflet';
import { Map as LeafletMap } from 'leaflet/src/map/Map.js';
import { html, render } from 'lit';
import { mapControls } from '../ui/map-container.js';
import type { Localizer } from '../words/localizer.js';
import type { MapTools } from './basemap-country.js';
import { afterFrame } from './canvas-layer.js';
import type { Hint, MapActions } from './map-actions.js';
import type { Rect } from './pixels.js';
import type { OccupiedRect } from './names-layer.js';
import { rectsOf, View } from './view.js';

const loadActions = () => import('./map-actions.js');

export interface LiveMap {
  readonly map: LeafletMap;
  readonly view: View;
  /** Set once the map has been painted and their code is loaded. */
  gestures?: MapActions;
}

interface MapStageHandlers extends MapTools {
  /** The box has its first size, and the Leaflet map exists. */
  readonly start: (live: LiveMap) => void;
  /** The box has its first size, or a new one. */
  readonly draw: () => void;
  /** The button that shows everything was pressed. */
  readonly fit: () => void;
  /** The colours of the page have changed, or the areas covered by annotations. */
  readonly redraw: () => void;
  /** The point that stays in place while zooming; by default, the centre. */
  readonly zoomCentre?: () => LatLng | undefined;
  readonly inView: (live: LiveMap) => string;
}

const HINT_DURATION = 1400;
/** How long (ms) to wait after a move before it is announced. */
const ANNOUNCE_DELAY = 700;

/** True on Apple systems, whose keyboards have a command key. */
const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** The box of a map. Its stage is used by code that loads later and by the builder (`demo/builder/preview/place.ts`). */
export interface StageBox extends HTMLElement {
  stage?: MapStage;
}

/** A Leaflet map in a box of a shadow root, with our own gestures and buttons. */
export class MapStage {
  live: LiveMap | undefined;
  localizer: Localizer<'map'> | undefined;
  readonly #container: HTMLElement;
  readonly #mapOptions: MapOptions;
  readonly #handlers: MapStageHandlers;
  readonly #resizeObserver: ResizeObserver;
  #resolvePainted = (): void => {};
  readonly painted = new Promise<void>((resolve) => (this.#resolvePainted = resolve));
  readonly #hint = Object.assign(document.createElement('p'), { className: 'hint', ariaHidden: 'true' });
  #rerender = (): void => {};
  #isPainted = false;
  #noteRects: readonly Rect[] = [];
  #hintTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #status = Object.assign(document.createElement('p'), { className: 'hidden', role: 'status' });
  #statusTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(container: StageBox, mapOptions: Pick<MapOptions, 'crs' | 'zoomSnap' | 'maxZoom'>, handlers: MapStageHandlers) {
    this.#container = container;
    this.#mapOptions = mapOptions;
    this.#handlers = handlers;
    container.stage = this;
    container.append(this.#status);
    container.addEventListener('transitionend', this.#onColors);
    this.#resizeObserver = new ResizeObserver(() => this.#onResize());
    this.#resizeObserver.observe(container);
  }

  /** Renders the map's box with its buttons, and `overlay` over the map. */
  render(localizer: Localizer<'map'>, fitLabel: string, overlay: unknown): void {
    this.#announce(); // clears an announcement about other data
    this.localizer = localizer;
    this.#rerender = () => this.#render(localizer, fitLabel, overlay);
    this.#rerender();
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

  /** Loads the gestures and the keyboard help once the map is painted, unless they are loaded or cannot be. */
  complete(): void {
    this.#addActions().catch(this.#handlers.fail);
  }

  async #addActions(): Promise<void> {
    await this.painted;
    if (this.live && !this.#isPainted) {
      this.#isPainted = true;
      this.#rerender();
    }
    const code = await this.#handlers.loadFile(loadActions);
    const { live } = this;
    if (!code || !live || live.gestures) return;
    live.gestures = code.actionsOn(live.map, this.#container, { hint: (hint) => this.#showHint(hint), moved: () => (live.view.hasMoved = true) });
  }

  element(name: string): HTMLElement {
    return this.#container.querySelector<HTMLElement>(`.${name}`) ?? this.#container;
  }

  occupied(): readonly OccupiedRect[] {
    return [...rectsOf(this.#container, '.map-scale'), ...this.#noteRects].map((rect) => ({ rect }));
  }

  /** Keeps names out of the areas of the editor's notes. */
  cover(rects: readonly Rect[]): void {
    this.#noteRects = rects;
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
    if (map) (map as { _animatingZoom?: boolean })._animatingZoom = false; // else its timer would fire on a removed map
    map?.remove();
    render(html``, this.#container);
  }

  // A canvas does not follow the page's colours and text size. The box has a transition of both, whose end shows that they have changed.
  readonly #onColors = ({ target }: Event): void => {
    if (target !== this.#container) return;
    if (this.live) this.live.view.textSize = this.#textSize;
    this.#handlers.redraw();
  };

  /** The first size that is not zero creates the map: in a closed tab or accordion, it waits for that. */
  #onResize(): void {
    const { clientWidth, clientHeight } = this.#container;
    if (!clientWidth || !clientHeight) return;
    const textSize = this.#textSize; // read before anything changes, because it would force a layout
    try {
      if (this.live) {
        this.live.view.textSize = textSize;
        this.live.map.invalidateSize({ pan: false, animate: false });
        if (!this.live.view.hasMoved) this.live.view.hasFitted = false;
      } else this.#start(textSize);
      this.#handlers.draw();
    } catch {
      this.#handlers.fail();
    }
  }

  get #textSize(): number {
    return Number.parseFloat(getComputedStyle(this.#container).fontSize);
  }

  #start(textSize: number): void {
    const map = new LeafletMap(this.element('land'), {
      trackResize: false,
      ...this.#mapOptions,
      zoomAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      fadeAnimation: false,
    });
    map.setView([0, 0], 1);
    this.live = { map, view: new View(map, textSize) };
    map.on('moveend', () => this.#announce());
    this.#handlers.start(this.live);
    afterFrame(this.#resolvePainted);
    this.complete();
  }

  /**
   * Clears the announcement and, while a button of the map has the focus, makes a new one once the map is at rest. Clearing it first lets the same words be
   * announced again.
   */
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
