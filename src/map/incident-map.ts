import { Map as LeafletMap } from 'leaflet/src/map/Map.js';
import { html, render } from 'lit';
import type { Incident } from '../model/incident.js';
import type { IncidentVoice } from '../ui/incident-facts.js';
import { Gestures, isApple, type Hint } from './gestures.js';
import { CLOSEST, Ground, SNAP, type Tiles } from './ground.js';
import { mapStyles } from './incident-map-styles.js';
import { isPlaced, type PlacedIncident } from './placed.js';
import { popupStyles } from './popup-styles.js';
import { Selection, type SelectionHandlers } from './selection.js';
import { mapTools, type ToolHandlers } from './tools.js';
import { View } from './view.js';

export type { Tiles } from './ground.js';

export interface IncidentMapOptions extends SelectionHandlers {
  readonly voice: IncidentVoice;
  /** The map could not be made; nothing of it works. */
  readonly onFail: () => void;
}

/** What the incidents are the answer to. The map is fitted again for another country; for another window only while the reader has not moved it. */
export interface Scope {
  readonly country: string | undefined;
  readonly hours: number;
}

const HINT_TIME = 1400;

/** Leaflet in a box of a shadow root: markers, popup, gestures and buttons over our own land. */
export class IncidentMap {
  readonly #container: HTMLElement;
  readonly #options: IncidentMapOptions;
  readonly #watcher: ResizeObserver;
  #voice: IncidentVoice;
  #map: LeafletMap | undefined;
  #selection: Selection | undefined;
  #ground: Ground | undefined;
  #view: View | undefined;
  #tiles: Tiles | undefined;
  #gestures: Gestures | undefined;
  #shown: readonly Incident[] | undefined;
  #placed: readonly PlacedIncident[] = [];
  #scope: Scope | undefined;
  #selected: string | undefined;
  #pointed: readonly string[] = [];
  #hasFitted = false;
  #hintTimer = 0;

  constructor(container: HTMLElement, options: IncidentMapOptions) {
    this.#container = container;
    this.#options = options;
    this.#voice = options.voice;
    adopt(container);
    this.#drawStage();
    container.addEventListener('transitionend', this.#onColors);
    this.#watcher = new ResizeObserver(() => this.#fitBox());
    this.#watcher.observe(container);
  }

  /** Shows these incidents and no others. The view is the reader's from the first move on. */
  show(incidents: readonly Incident[], scope: Scope, voice: IncidentVoice = this.#voice): void {
    const isSame = this.#shown?.length === incidents.length && incidents.every((incident, index) => incident === this.#shown?.[index]);
    if (isSame && scope.country === this.#scope?.country && scope.hours === this.#scope?.hours && voice.lang === this.#voice.lang) return;
    const isElsewhere = scope.country !== this.#scope?.country;
    if (isElsewhere && this.#view) this.#view.hasMoved = false;
    if (isElsewhere || scope.hours !== this.#scope?.hours) this.#hasFitted = false;
    this.#shown = incidents;
    this.#placed = incidents.filter(isPlaced);
    this.#scope = scope;
    this.#voice = voice;
    this.#drawStage();
    this.#draw();
  }

  /** While the answer for a scope is not known: the country without incidents, the view as it is where it is the same country. */
  clear(scope: Scope): void {
    if (scope.country !== this.#scope?.country) return this.show([], scope);
    this.#shown = this.#placed = [];
    this.#selection?.show([], this.#voice);
  }

  /** Raster tiles over the land, or none. */
  setTiles(tiles: Tiles | undefined): void {
    if (tiles?.url === this.#tiles?.url && tiles?.attribution === this.#tiles?.attribution) return;
    this.#tiles = tiles;
    this.#drawStage();
    void this.#ground?.cover(tiles);
  }

  /** Marks where these incidents are. */
  highlight(ids: readonly string[]): void {
    this.#pointed = ids;
    this.#selection?.point(ids);
  }

  /** Opens one incident, moving the map no further than needed, or closes the one that is open. */
  select(id: string | undefined): void {
    this.#selected = id;
    this.#selection?.select(id);
  }

  destroy(): void {
    clearTimeout(this.#hintTimer);
    this.#container.removeEventListener('transitionend', this.#onColors);
    this.#watcher.disconnect();
    this.#gestures?.destroy();
    this.#selection?.destroy();
    this.#ground?.destroy();
    if (this.#map) {
      (this.#map as { _animatingZoom?: boolean })._animatingZoom = false; // else its timer runs into what is gone
      this.#map.remove();
    }
    this.#map = undefined;
    render(html``, this.#container);
  }

  #drawStage(): void {
    const tiles = this.#tiles;
    const handlers: ToolHandlers = {
      zoom: (levels) => this.#view?.zoom(levels, this.#selection?.at),
      fit: () => this.#fitAll(),
      pan: (right, down) => this.#view?.pan(right, down),
    };
    render(
      html`<div class="land"></div>
        ${mapTools(this.#voice, handlers)}
        <p class="hint" aria-hidden="true"></p>
        <p class="tile-credit" ?hidden=${!tiles} dir="auto">${tiles?.attribution}</p>
        <div class="popup" part="popup" role="dialog" tabindex="-1" hidden></div>`,
      this.#container,
    );
  }

  // The canvas has its colours painted in. That the scheme of the page has changed is heard from the box's own colour.
  readonly #onColors = ({ target }: Event): void => {
    if (target === this.#container) this.#ground?.redraw();
  };

  #part(name: string): HTMLElement {
    return this.#container.querySelector<HTMLElement>(`.${name}`) ?? this.#container;
  }

  /** The first size that is not zero makes the map; a map in a closed tab or accordion waits for it. */
  #fitBox(): void {
    const { clientWidth, clientHeight } = this.#container;
    if (!clientWidth || !clientHeight) return;
    try {
      if (!this.#map) this.#start();
      else this.#map.invalidateSize({ pan: false, animate: false });
      if (!this.#view?.hasMoved) this.#hasFitted = false;
      this.#draw();
    } catch {
      this.#options.onFail();
    }
  }

  #start(): void {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const map = new LeafletMap(this.#part('land'), {
      zoomControl: false,
      attributionControl: false,
      trackResize: false,
      zoomSnap: SNAP,
      minZoom: 0,
      maxZoom: CLOSEST,
      zoomAnimation: !isCalm,
      fadeAnimation: false,
      markerZoomAnimation: !isCalm,
      inertia: false,
    });
    this.#map = map;
    map.setView([0, 0], 1, { animate: false });
    const view = (this.#view = new View(map));
    this.#gestures = new Gestures(map, { hint: (hint) => this.#hint(hint), moved: () => (view.hasMoved = true) });
    const onSelect = (id: string | undefined) => this.#options.onSelect((this.#selected = id));
    this.#selection = new Selection(map, view, this.#gestures, this.#part('popup'), this.#voice, { ...this.#options, onSelect });
    this.#ground = new Ground(map);
    void this.#ground.cover(this.#tiles);
  }

  #draw(): void {
    if (!this.#map || !this.#scope) return;
    void this.#ground?.outline(this.#scope.country);
    if (!this.#hasFitted && !this.#view?.hasMoved) this.#fit();
    this.#selection?.show(this.#placed, this.#voice);
    this.#selection?.point(this.#pointed);
    this.#selection?.select(this.#selected);
  }

  #fit(): void {
    const places = this.#placed.map(({ place }) => place);
    this.#hasFitted = this.#view?.fit(places, this.#scope?.country) ?? false;
  }

  #fitAll(): void {
    if (this.#view) this.#view.hasMoved = false;
    this.#fit();
  }

  #hint(hint: Hint): void {
    const { say } = this.#voice;
    const box = this.#part('hint');
    box.textContent = hint === 'touch' ? say.touchHint : isApple() ? say.wheelHintApple : say.wheelHint;
    box.classList.add('shown');
    clearTimeout(this.#hintTimer);
    this.#hintTimer = setTimeout(() => box.classList.remove('shown'), HINT_TIME);
  }
}

/** The map's css comes with the map. */
function adopt(container: HTMLElement): void {
  const root = container.getRootNode() as ShadowRoot;
  const sheets = [mapStyles, popupStyles].flatMap(({ styleSheet }) => styleSheet ?? []);
  root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...sheets])];
}
