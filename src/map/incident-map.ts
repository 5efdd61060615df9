import { html } from 'lit';
import type { Incident } from '../model/incident.js';
import type { IncidentLocalizer } from '../ui/incident-text.js';
import { BaseLayers, isSameTiles, MAX_ZOOM, ZOOM_SNAP, type Tiles } from './base-layers.js';
import { isPlaced, type PlacedIncident } from './clusters.js';
import { mapStyles } from './incident-map.styles.js';
import { MapStage, type LiveMap } from './map-stage.js';
import { popupStyles } from './popup.styles.js';
import { hasSameItems } from './same-items.js';
import { Selection, type SelectionHandlers } from './selection.js';

export type { Tiles } from './base-layers.js';

export interface IncidentMapOptions extends SelectionHandlers {
  /** Used until there is a state. */
  readonly localizer: IncidentLocalizer;
  /** The map could not be made; nothing of it works. */
  readonly onFail: () => void;
}

/** The question that the incidents answer. A new country fits the map again; a new time window only if the reader has not moved the map. */
export interface Scope {
  readonly country: string | undefined;
  readonly hours: number;
}

/** All that the map shows. */
export interface IncidentMapState {
  /** `undefined` until the answer for this scope is known. */
  readonly incidents: readonly Incident[] | undefined;
  readonly scope: Scope;
  readonly localizer: IncidentLocalizer;
  /** Raster tiles over the land, or none. */
  readonly tiles: Tiles | undefined;
  /** The incidents that are marked because the reader points at them. */
  readonly hovered: readonly string[];
  /** The incident that is open. */
  readonly selected: string | undefined;
}

/** The incidents on the map, with the scope and the language they are shown in; `scope` is `undefined` until there is a country or an answer. */
interface Content {
  readonly incidents: readonly Incident[];
  readonly scope: Scope | undefined;
  readonly localizer: IncidentLocalizer;
}

/** Incidents on a map: markers and popup over our own land. */
export class IncidentMap {
  readonly #options: IncidentMapOptions;
  readonly #stage: MapStage;
  #state: IncidentMapState | undefined;
  #content: Content;
  #selection: Selection | undefined;
  #baseLayers: BaseLayers | undefined;
  #hasFitted = false;

  constructor(container: HTMLElement, options: IncidentMapOptions) {
    this.#options = options;
    this.#content = { incidents: [], scope: undefined, localizer: options.localizer };
    this.#stage = new MapStage(
      container,
      [mapStyles, popupStyles],
      { zoomSnap: ZOOM_SNAP, maxZoom: MAX_ZOOM },
      {
        start: (live) => this.#start(live),
        resize: () => this.#resize(),
        fit: () => this.#fit(),
        recolor: () => this.#baseLayers?.redraw(),
        fail: options.onFail,
        zoomCentre: () => this.#selection?.at,
      },
    );
    this.#renderStage();
  }

  /** Shows a state, doing only what differs from the last one. */
  update(state: IncidentMapState): void {
    const [lastTiles, lastContent] = [this.#state?.tiles, this.#content];
    this.#state = state;
    this.#content = contentOf(state, lastContent);
    const hasOtherTiles = !isSameTiles(state.tiles, lastTiles);
    const hasOtherContent = !isSameContent(this.#content, lastContent);
    if (hasOtherTiles || hasOtherContent) this.#renderStage();
    if (hasOtherTiles) void this.#baseLayers?.setTiles(state.tiles);
    if (hasOtherContent) this.#showContent(lastContent);
    this.#selection?.hover(state.hovered);
    this.#selection?.select(state.selected);
  }

  destroy(): void {
    this.#selection?.destroy();
    this.#baseLayers?.destroy();
    this.#stage.destroy();
  }

  #renderStage(): void {
    const { localizer } = this.#content;
    const tiles = this.#state?.tiles;
    this.#stage.render(
      localizer,
      localizer.strings.fit,
      html`<p class="tile-credit" ?hidden=${!tiles} dir="auto">${tiles?.attribution}</p>
        <div class="popup" part="popup" role="dialog" tabindex="-1" hidden></div>`,
    );
  }

  #start({ map, view, gestures }: LiveMap): void {
    const handlers = { ...this.#options, onSelect: (id: string | undefined) => this.#select(id) };
    this.#selection = new Selection(map, view, gestures, this.#stage.element('popup'), this.#content.localizer, handlers);
    this.#baseLayers = new BaseLayers(map);
    void this.#baseLayers.setTiles(this.#state?.tiles);
  }

  #resize(): void {
    if (!this.#stage.live?.view.hasMoved) this.#hasFitted = false;
    this.#draw();
  }

  /** The reader has opened or closed an incident. */
  #select(id: string | undefined): void {
    if (this.#state) this.#state = { ...this.#state, selected: id };
    this.#options.onSelect(id);
  }

  #showContent(last: Content): void {
    const { scope, localizer } = this.#content;
    const isElsewhere = scope?.country !== last.scope?.country;
    const { live } = this.#stage;
    if (isElsewhere && live) live.view.hasMoved = false;
    if (isElsewhere || scope?.hours !== last.scope?.hours) this.#hasFitted = false;
    if (isElsewhere || this.#state?.incidents) this.#draw();
    else this.#selection?.show(this.#placed, localizer);
  }

  #draw(): void {
    const { live } = this.#stage;
    const { scope, localizer } = this.#content;
    if (!live || !scope || !this.#state) return;
    void this.#baseLayers?.setOutline(scope.country);
    if (!this.#hasFitted && !live.view.hasMoved) this.#fit();
    this.#selection?.show(this.#placed, localizer);
    this.#selection?.hover(this.#state.hovered);
    this.#selection?.select(this.#state.selected);
  }

  #fit(): void {
    const places = this.#placed.map(({ place }) => place);
    this.#hasFitted = this.#stage.live?.view.fit(places, this.#content.scope?.country) ?? false;
  }

  get #placed(): readonly PlacedIncident[] {
    return this.#content.incidents.filter(isPlaced);
  }
}

/** Until the answer is known there are no incidents; language and, unless the country is another one, scope stay what they were. */
function contentOf({ incidents, scope, localizer }: IncidentMapState, last: Content): Content {
  if (incidents) return { incidents, scope, localizer };
  return { ...last, incidents: [], scope: scope.country === last.scope?.country ? last.scope : scope };
}

function isSameContent(one: Content, other: Content): boolean {
  return (
    hasSameItems(one.incidents, other.incidents) &&
    one.scope?.country === other.scope?.country &&
    one.scope?.hours === other.scope?.hours &&
    one.localizer.lang === other.localizer.lang &&
    one.localizer.zoneOf === other.localizer.zoneOf
  );
}
