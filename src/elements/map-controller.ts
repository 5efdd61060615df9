import { html, isServer, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { savesData } from '../model/page.js';
import type { MapPhase } from '../ui/map-container.js';
import { Lazy } from './lazy.js';
import { warnOnce } from './register.js';

const loadAnnotations = () => import('../map/annotations.js');

/** A map of either kind. */
interface LoadedMap<State> {
  update(state: State): void;
  destroy(): void;
}

/** Makes a map in a box; the map calls `fail` if it cannot go on. */
type MapMaker<State> = (box: HTMLElement, state: State, fail: () => void) => LoadedMap<State>;

type Host = ReactiveControllerHost & HTMLElement & { readonly isPrerendered: boolean; readonly state: string };

/** Loads a map when there is something to show on it, shows it what the tag shows, keeps it while the tag is moved, and keeps its failures from reaching the tag or the page. */
export class MapController<State> implements ReactiveController {
  #phase: MapPhase = savesData() ? 'waiting' : 'none';
  readonly #host: Host;
  readonly #code: readonly Lazy<object>[];
  readonly #state: () => State;
  readonly #make: MapMaker<State>;
  /** The map's container: the same node in every state, so that the map survives a new question. */
  readonly #box = isServer ? undefined : Object.assign(document.createElement('div'), { className: 'stage' });
  #map: LoadedMap<State> | undefined;
  /** The editor's notes, which few maps have. */
  readonly #annotations: Lazy<Awaited<ReturnType<typeof loadAnnotations>>>;

  /** `state` is what the map is to show; `make` is called once the code is here. */
  constructor(host: Host, code: readonly Lazy<object>[], state: () => State, make: MapMaker<State>) {
    this.#host = host;
    this.#code = code;
    this.#state = state;
    this.#make = make;
    this.#annotations = new Lazy(host, loadAnnotations);
    host.addController(this);
  }

  /** What to render where the map belongs. */
  get box(): HTMLElement | TemplateResult {
    return this.#box && !this.#host.isPrerendered ? this.#box : html`<div class="stage"></div>`;
  }

  get phase(): MapPhase {
    return this.#host.isPrerendered ? 'none' : this.#phase;
  }

  /** True once there is a map, or it is known that there will be none for now. */
  get isSettled(): boolean {
    return this.#phase !== 'none' && this.#phase !== 'loading';
  }

  hostConnected(): void {
    this.#host.shadowRoot?.addEventListener('slotchange', this.#annotate);
  }

  /** Waits for a microtask, so that a tag that is only moved keeps its map. */
  hostDisconnected(): void {
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.#drop();
    });
  }

  hostUpdated(): void {
    if (this.#host.state !== 'idle') void this.#load();
    try {
      if (!this.#map) return;
      this.#map.update(this.#state());
      this.#annotations.value?.annotate(this.#box!, warnOnce);
    } catch {
      this.#fail();
    }
  }

  /** The reader saves data but wants the map nevertheless. */
  readonly requestMap = (): void => {
    this.#enter('none');
  };

  async #load(): Promise<void> {
    const box = this.#box;
    const isHere = this.#phase === 'missing' && this.#code.every(({ value }) => value);
    if ((this.#phase !== 'none' && !isHere) || !box?.isConnected) return;
    this.#phase = 'loading';
    // Of notes that have come with the shadow root no event tells.
    void this.#annotate();
    try {
      const code = await Promise.all(this.#code.map((lazy) => lazy.load()));
      if (code.includes(undefined)) return this.#enter('missing');
      if (box.isConnected) this.#map = this.#make(box, this.#state(), this.#fail);
      this.#enter(this.#map ? 'ready' : 'none');
    } catch {
      this.#fail();
    }
  }

  /** Without the code for them, the editor's notes are a list. */
  readonly #annotate = async (): Promise<void> => {
    const slot = this.#host.shadowRoot?.querySelector<HTMLSlotElement>('slot[name=annotation]');
    if (!slot?.assignedElements().length) return;
    if (!(await this.#annotations.load())) slot.className = 'known';
    this.#host.requestUpdate();
  };

  #enter(phase: MapPhase): void {
    this.#phase = phase;
    this.#host.requestUpdate();
  }

  readonly #fail = (): void => {
    this.#drop();
    this.#enter('failed');
  };

  #drop(): void {
    const map = this.#map;
    this.#map = undefined;
    // What is loading looks where the tag is once it is here: a second attempt would make a second map.
    if (this.#phase !== 'waiting' && this.#phase !== 'loading') this.#phase = 'none';
    try {
      map?.destroy();
    } catch {
      this.#box?.replaceChildren();
    }
  }
}
