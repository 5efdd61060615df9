import { html, isServer, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { MapPhase } from '../ui/map-container.js';

const savesData = (): boolean => (globalThis.navigator as { connection?: { saveData?: boolean } } | undefined)?.connection?.saveData === true;

/** Makes a map in a box; the map calls `fail` if it cannot go on. */
export type MapMaker<M> = (box: HTMLElement, fail: () => void) => M;

/** Loads a map when it is wanted, keeps it while the tag is moved, and keeps its failures from reaching the tag or the page. */
export class MapController<M extends { destroy(): void }> implements ReactiveController {
  phase: MapPhase = savesData() ? 'waiting' : 'none';
  readonly #host: ReactiveControllerHost & Element;
  readonly #bring: () => Promise<MapMaker<M>>;
  /** The map's container: the same node in every state, so that the map survives a new question. */
  readonly #box = isServer ? undefined : Object.assign(document.createElement('div'), { className: 'stage' });
  #map: M | undefined;

  constructor(host: ReactiveControllerHost & Element, bring: () => Promise<MapMaker<M>>) {
    this.#host = host;
    this.#bring = bring;
    host.addController(this);
  }

  /** What to render where the map belongs. */
  get box(): HTMLElement | TemplateResult {
    return this.#box ?? html`<div class="stage"></div>`;
  }

  /** Waits for a microtask, so that a tag that is only moved keeps its map. */
  hostDisconnected(): void {
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.#drop();
    });
  }

  /** The reader saves data but wants the map nevertheless. */
  readonly requestMap = (): void => {
    this.#enter('none');
  };

  async load(): Promise<void> {
    const box = this.#box;
    if (this.phase !== 'none' || !box?.isConnected) return;
    this.phase = 'loading';
    try {
      const make = await this.#bring();
      if (box.isConnected) this.#map = make(box, this.#fail);
      this.#enter(this.#map ? 'ready' : 'none');
    } catch {
      this.#fail();
    }
  }

  /** Lets the map show something else, if there is a map. */
  update(show: (map: M) => void): void {
    try {
      if (this.#map) show(this.#map);
    } catch {
      this.#fail();
    }
  }

  #enter(phase: MapPhase): void {
    this.phase = phase;
    this.#host.requestUpdate();
  }

  readonly #fail = (): void => {
    this.#drop();
    this.#enter('failed');
  };

  #drop(): void {
    const map = this.#map;
    this.#map = undefined;
    if (this.phase !== 'waiting') this.phase = 'none';
    try {
      map?.destroy();
    } catch {
      this.#box?.replaceChildren();
    }
  }
}
