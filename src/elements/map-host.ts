import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { MapPhase } from '../ui/map-box.js';

/** Makes a map in a box; the map calls `fail` if it cannot go on. */
export type MapMaker<M> = (box: HTMLElement, fail: () => void) => M;

/** Loads a map when it is wanted, keeps it while the tag is moved, and keeps its failures from reaching the tag or the page. */
export class MapHost<M extends { destroy(): void }> implements ReactiveController {
  /** The map's container: the same node in every state, so that the map survives a new question. */
  readonly box = Object.assign(document.createElement('div'), { className: 'stage' });
  phase: MapPhase = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ? 'waiting' : 'none';
  readonly #host: ReactiveControllerHost & Element;
  readonly #bring: () => Promise<MapMaker<M>>;
  #map: M | undefined;

  constructor(host: ReactiveControllerHost & Element, bring: () => Promise<MapMaker<M>>) {
    this.#host = host;
    this.#bring = bring;
    host.addController(this);
  }

  /** Waits for a microtask, so that a tag that is only moved keeps its map. */
  hostDisconnected(): void {
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.#drop();
    });
  }

  /** The reader saves data but wants the map nevertheless. */
  readonly want = (): void => {
    this.#enter('none');
  };

  async load(): Promise<void> {
    if (this.phase !== 'none' || !this.box.isConnected) return;
    this.phase = 'loading';
    try {
      const make = await this.#bring();
      if (this.box.isConnected) this.#map = make(this.box, this.#fail);
      this.#enter(this.#map ? 'ready' : 'none');
    } catch {
      this.#fail();
    }
  }

  /** Lets the map show something, if there is one. */
  follow(show: (map: M) => void): void {
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
      this.box.replaceChildren();
    }
  }
}
