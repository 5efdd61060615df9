import { html } from 'lit';
import type { Incident } from '../model/incident.js';
import type { IncidentVoice } from '../ui/incident-facts.js';
import { CLOSEST, Ground, SNAP, type Tiles } from './ground.js';
import { mapStyles } from './incident-map-styles.js';
import { isPlaced, type PlacedIncident } from './placed.js';
import { popupStyles } from './popup-styles.js';
import { Selection, type SelectionHandlers } from './selection.js';
import { Stage, type Standing } from './stage.js';

export type { Tiles } from './ground.js';

export interface IncidentMapOptions extends SelectionHandlers {
  readonly voice: IncidentVoice;
  /** The map could not be made; nothing of it works. */
  readonly onFail: () => void;
}

/** The question that the incidents answer. A new country fits the map again; a new time window only if the reader has not moved the map. */
export interface Scope {
  readonly country: string | undefined;
  readonly hours: number;
}

/** Incidents on a map: markers and popup over our own land. */
export class IncidentMap {
  readonly #options: IncidentMapOptions;
  readonly #stage: Stage;
  #voice: IncidentVoice;
  #selection: Selection | undefined;
  #ground: Ground | undefined;
  #tiles: Tiles | undefined;
  #shown: readonly Incident[] | undefined;
  #placed: readonly PlacedIncident[] = [];
  #scope: Scope | undefined;
  #selected: string | undefined;
  #pointed: readonly string[] = [];
  #hasFitted = false;

  constructor(container: HTMLElement, options: IncidentMapOptions) {
    this.#options = options;
    this.#voice = options.voice;
    this.#stage = new Stage(
      container,
      [mapStyles, popupStyles],
      { zoomSnap: SNAP, maxZoom: CLOSEST },
      {
        start: (standing) => this.#start(standing),
        resize: () => this.#resize(),
        fit: () => this.#fit(),
        recolor: () => this.#ground?.redraw(),
        fail: options.onFail,
        about: () => this.#selection?.at,
      },
    );
    this.#drawStage();
  }

  /** Shows these incidents and no others. Once the reader has moved the map, it is not fitted again. */
  show(incidents: readonly Incident[], scope: Scope, voice: IncidentVoice = this.#voice): void {
    const isSame = this.#shown?.length === incidents.length && incidents.every((incident, index) => incident === this.#shown?.[index]);
    if (
      isSame &&
      scope.country === this.#scope?.country &&
      scope.hours === this.#scope?.hours &&
      voice.lang === this.#voice.lang &&
      voice.zoneOf === this.#voice.zoneOf
    )
      return;
    const isElsewhere = scope.country !== this.#scope?.country;
    const { standing } = this.#stage;
    if (isElsewhere && standing) standing.view.hasMoved = false;
    if (isElsewhere || scope.hours !== this.#scope?.hours) this.#hasFitted = false;
    this.#shown = incidents;
    this.#placed = incidents.filter(isPlaced);
    this.#scope = scope;
    this.#voice = voice;
    this.#drawStage();
    this.#draw();
  }

  /** Shows no incidents until the answer for a scope is known; for the same country the view stays as it is. */
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
    this.#selection?.destroy();
    this.#ground?.destroy();
    this.#stage.destroy();
  }

  #drawStage(): void {
    const tiles = this.#tiles;
    this.#stage.draw(
      this.#voice,
      this.#voice.say.fit,
      html`<p class="tile-credit" ?hidden=${!tiles} dir="auto">${tiles?.attribution}</p>
        <div class="popup" part="popup" role="dialog" tabindex="-1" hidden></div>`,
    );
  }

  #start({ map, view, gestures }: Standing): void {
    const onSelect = (id: string | undefined) => this.#options.onSelect((this.#selected = id));
    this.#selection = new Selection(map, view, gestures, this.#stage.part('popup'), this.#voice, { ...this.#options, onSelect });
    this.#ground = new Ground(map);
    void this.#ground.cover(this.#tiles);
  }

  #resize(): void {
    if (!this.#stage.standing?.view.hasMoved) this.#hasFitted = false;
    this.#draw();
  }

  #draw(): void {
    const { standing } = this.#stage;
    if (!standing || !this.#scope) return;
    void this.#ground?.outline(this.#scope.country);
    if (!this.#hasFitted && !standing.view.hasMoved) this.#fit();
    this.#selection?.show(this.#placed, this.#voice);
    this.#selection?.point(this.#pointed);
    this.#selection?.select(this.#selected);
  }

  #fit(): void {
    const places = this.#placed.map(({ place }) => place);
    this.#hasFitted = this.#stage.standing?.view.fit(places, this.#scope?.country) ?? false;
  }
}
