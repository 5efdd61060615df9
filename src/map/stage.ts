import { Map as LeafletMap } from 'leaflet/src/map/Map.js';
import type { LatLng } from 'leaflet';
import { html, render, type CSSResult } from 'lit';
import type { MapWords } from '../words/en/map.js';
import type { PlainVoice } from '../words/voice.js';
import { Gestures, isApple, type Hint } from './gestures.js';
import { stageStyles } from './stage-styles.js';
import { mapTools } from './tools.js';
import { View } from './view.js';

/** A running Leaflet map, with what moves it. */
export interface Standing {
  readonly map: LeafletMap;
  readonly view: View;
  readonly gestures: Gestures;
}

/** What a map does when something happens to its stage. */
export interface StageHandlers {
  /** The box has got its first size, and the Leaflet map exists. */
  readonly start: (standing: Standing) => void;
  /** The box has got a size, its first or a new one. */
  readonly resize: () => void;
  /** The reader wants to see everything. */
  readonly fit: () => void;
  /** The page has changed its colours. */
  readonly recolor: () => void;
  /** The map could not be made; nothing of it works. */
  readonly fail: () => void;
  /** The point that stays in place while zooming; `undefined` for the centre. */
  readonly about: () => LatLng | undefined;
}

const HINT_TIME = 1400;

/** A Leaflet map in a box of a shadow root, moved by our gestures and buttons. */
export class Stage {
  standing: Standing | undefined;
  readonly #container: HTMLElement;
  readonly #zooms: { readonly zoomSnap: number; readonly maxZoom: number };
  readonly #handlers: StageHandlers;
  readonly #watcher: ResizeObserver;
  #voice: PlainVoice<MapWords> | undefined;
  #hintTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(container: HTMLElement, styles: readonly CSSResult[], zooms: { readonly zoomSnap: number; readonly maxZoom: number }, handlers: StageHandlers) {
    this.#container = container;
    this.#zooms = zooms;
    this.#handlers = handlers;
    adopt(container, [stageStyles, ...styles]);
    container.addEventListener('transitionend', this.#onColors);
    this.#watcher = new ResizeObserver(() => this.#fitBox());
    this.#watcher.observe(container);
  }

  /** Renders the map's box with its buttons, and whatever else lies over the map. */
  draw(voice: PlainVoice<MapWords>, fitAll: string, more: unknown): void {
    this.#voice = voice;
    const tools = mapTools(voice, fitAll, {
      zoom: (levels) => this.standing?.view.zoom(levels, this.#handlers.about()),
      fit: () => {
        if (this.standing) this.standing.view.hasMoved = false;
        this.#handlers.fit();
      },
      pan: (right, down) => this.standing?.view.pan(right, down),
    });
    render(
      html`<div class="land"></div>
        ${tools}
        <p class="hint" aria-hidden="true"></p>
        ${more}`,
      this.#container,
    );
  }

  part(name: string): HTMLElement {
    return this.#container.querySelector<HTMLElement>(`.${name}`) ?? this.#container;
  }

  destroy(): void {
    clearTimeout(this.#hintTimer);
    this.#container.removeEventListener('transitionend', this.#onColors);
    this.#watcher.disconnect();
    const { map, gestures } = this.standing ?? {};
    this.standing = undefined;
    gestures?.destroy();
    if (map) (map as { _animatingZoom?: boolean })._animatingZoom = false; // else its timer would run on a removed map
    map?.remove();
    render(html``, this.#container);
  }

  // A canvas does not follow the page's colours by itself. The box has a colour transition, whose end tells that they have changed.
  readonly #onColors = ({ target }: Event): void => {
    if (target === this.#container) this.#handlers.recolor();
  };

  /** The first size that is not zero makes the map; a map in a closed tab or accordion waits for it. */
  #fitBox(): void {
    const { clientWidth, clientHeight } = this.#container;
    if (!clientWidth || !clientHeight) return;
    try {
      if (this.standing) this.standing.map.invalidateSize({ pan: false, animate: false });
      else this.#start();
      this.#handlers.resize();
    } catch {
      this.#handlers.fail();
    }
  }

  #start(): void {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const map = new LeafletMap(this.part('land'), {
      zoomControl: false,
      attributionControl: false,
      trackResize: false,
      minZoom: 0,
      ...this.#zooms,
      zoomAnimation: !isCalm,
      fadeAnimation: false,
      markerZoomAnimation: !isCalm,
      inertia: false,
    });
    map.setView([0, 0], 1, { animate: false });
    const view = new View(map, this.part('fit'));
    const gestures = new Gestures(map, { hint: (hint) => this.#hint(hint), moved: () => (view.hasMoved = true) });
    this.standing = { map, view, gestures };
    this.#handlers.start(this.standing);
  }

  #hint(hint: Hint): void {
    if (!this.#voice) return;
    const { touchHint, wheelHint, wheelHintApple } = this.#voice.say;
    const box = this.part('hint');
    box.textContent = hint === 'touch' ? touchHint : isApple() ? wheelHintApple : wheelHint;
    box.classList.add('shown');
    clearTimeout(this.#hintTimer);
    this.#hintTimer = setTimeout(() => box.classList.remove('shown'), HINT_TIME);
  }
}

/** Adds the map's styles to its shadow root; they are loaded with the map's code. */
function adopt(container: HTMLElement, styles: readonly CSSResult[]): void {
  const root = container.getRootNode() as ShadowRoot;
  const sheets = styles.flatMap(({ styleSheet }) => styleSheet ?? []);
  root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...sheets])];
}
