import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import { page } from '../api/ask.js';
import type { Incident } from '../model/incident.js';
import { safeUrl } from '../model/link.js';
import type { IncidentVoice } from '../ui/incident-facts.js';
import { mapBox, type MapBox } from '../ui/incident-frame.js';

type IncidentMap = import('../map/incident-map.js').IncidentMap;
type Scope = import('../map/incident-map.js').Scope;
type Tiles = import('../map/incident-map.js').Tiles;

/** What the editor wrote about the map; the page's own settings complete it. */
export interface MapAttributes {
  readonly tileUrl: string;
  readonly tileAttribution: string;
  readonly consent: string;
}

/** What the map shows: the same as the list. No incidents at all while they are not known. */
export interface MapView {
  readonly incidents: readonly Incident[] | undefined;
  readonly scope: Scope;
  readonly pointed: readonly string[];
  readonly selected: string | undefined;
}

export interface MapReader {
  readonly hover: (ids: readonly string[]) => void;
  readonly select: (id: string | undefined) => void;
}

// Asked once in a page view, remembered nowhere.
let hasConsented = false;

/** Brings Leaflet when it is wanted, keeps it while the tag is moved, and lets nothing that fails in it reach the tag or the page. */
export class MapHost implements ReactiveController {
  /** Leaflet's own place: the same node in every state, so that the map outlives a new question. */
  readonly #box = Object.assign(document.createElement('div'), { className: 'stage' });
  readonly #host: ReactiveControllerHost & Element & MapAttributes;
  readonly #reader: MapReader;
  #phase: MapBox['phase'] = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ? 'waiting' : 'none';
  #map: IncidentMap | undefined;

  constructor(host: ReactiveControllerHost & Element & MapAttributes, reader: MapReader) {
    this.#host = host;
    this.#reader = reader;
    host.addController(this);
  }

  /** The map's place in the tag; `skip` leads past it. */
  view(label: string, voice: IncidentVoice, skip: () => void): TemplateResult {
    // Raster tiles wait only where there is a map to lay them on.
    const tiles = this.#mustAsk && this.#map ? this.#tiles : undefined;
    const tileSite = tiles && new URL(tiles.url).hostname;
    return mapBox({ box: this.#box, label, phase: this.#phase, tileSite }, voice, { load: () => this.#want(), allowTiles: () => this.#allowTiles(), skip });
  }

  /** What was written for tiles, where it is not both an address to ask and a credit. */
  get halfTiles(): string | undefined {
    const { url, attribution } = this.#written;
    return (url || attribution) && !this.#tiles ? url : undefined;
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  /** A microtask late: a tag that is moved keeps its map. */
  hostDisconnected(): void {
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.#drop();
    });
  }

  async load(voice: IncidentVoice): Promise<void> {
    if (this.#phase !== 'none' || !this.#box.isConnected) return;
    this.#phase = 'loading';
    try {
      const { IncidentMap } = await import('../map/incident-map.js');
      if (this.#box.isConnected)
        this.#map = new IncidentMap(this.#box, { voice, onHover: this.#reader.hover, onSelect: this.#reader.select, onFail: () => this.#fail() });
      this.#phase = this.#map ? 'ready' : 'none';
      this.#host.requestUpdate();
    } catch {
      this.#fail();
    }
  }

  /** Tells the map what the list shows. */
  follow({ incidents, scope, pointed, selected }: MapView, voice: IncidentVoice): void {
    try {
      this.#map?.setTiles(this.#mustAsk ? undefined : this.#tiles);
      if (incidents) this.#map?.show(incidents, scope, voice);
      else this.#map?.clear(scope);
      this.#map?.highlight(pointed);
      this.#map?.select(selected);
    } catch {
      this.#fail();
    }
  }

  #allowTiles(): void {
    hasConsented = true;
    this.#host.requestUpdate();
  }

  /** The reader wants the map in spite of its size. */
  #want(): void {
    this.#phase = 'none';
    this.#host.requestUpdate();
  }

  get #written(): Tiles {
    const { settings } = page;
    const { tileUrl, tileAttribution } = this.#host;
    return { url: (tileUrl || settings.tileUrl || '').trim(), attribution: (tileAttribution || settings.tileAttribution || '').trim() };
  }

  get #tiles(): Tiles | undefined {
    const { url, attribution } = this.#written;
    return safeUrl(url) && attribution ? { url, attribution } : undefined;
  }

  get #mustAsk(): boolean {
    return !hasConsented && (this.#host.consent || page.settings.consent) === 'click';
  }

  #fail(): void {
    this.#drop();
    this.#phase = 'failed';
    this.#host.requestUpdate();
  }

  #drop(): void {
    const map = this.#map;
    this.#map = undefined;
    if (this.#phase !== 'waiting') this.#phase = 'none';
    try {
      map?.destroy();
    } catch {
      this.#box.replaceChildren();
    }
  }
}
