import { html, isServer, type ReactiveControllerHost } from 'lit';
import { afterPaint } from '../data/attention.js';
import type { MapTools } from '../map/basemap-country.js';
import { savesData } from '../model/page.js';
import type { MapPhase } from '../ui/map-container.js';
import { Lazy, lazyFiles } from './lazy.js';
import { warnOnce } from './register.js';

const loadAnnotations = () => import('../map/annotations.js');

interface LoadedMap<State> {
  update(state: State): void;
  destroy(): void;
}

type CreateMap<State> = (box: HTMLElement, state: State, tools: MapTools) => LoadedMap<State>;

type Host = ReactiveControllerHost & HTMLElement & { readonly isPrerendered: boolean; readonly state: string };

/**
 * Loads a map when there is something to show on it, updates it with the tag, keeps it while the tag is moved, and keeps its failures from reaching the tag or
 * the page. `stateOf` returns the state to show; `createMap` is called once the code is loaded.
 */
export function mapController<State>(host: Host, code: readonly Lazy<object>[], stateOf: () => State, createMap: CreateMap<State>) {
  let phase: MapPhase = savesData() ? 'waiting' : 'none';
  let map: LoadedMap<State> | undefined;
  /** The map's container: the same node in every state, so that the map survives a new query. */
  const box = isServer ? undefined : Object.assign(document.createElement('div'), { className: 'stage' });
  /** Annotations, which few maps have. */
  const annotations = new Lazy(host, loadAnnotations);
  const loadFile = lazyFiles(host);

  async function load(): Promise<void> {
    const isCodeLoaded = phase === 'missing' && code.every(({ value }) => value);
    if ((phase !== 'none' && !isCodeLoaded) || !box?.isConnected) return;
    phase = 'loading';
    // Annotations in prerendered HTML fire no `slotchange`.
    void annotate();
    try {
      const loaded = await Promise.all(code.map((lazy) => lazy.load()));
      if (loaded.includes(undefined)) return setPhase('missing');
      if (box.isConnected) map = createMap(box, stateOf(), { fail, loadFile });
      pin();
      // What comes with the map is rendered once it is painted.
      await afterPaint();
      if (shownPhase() === 'loading') setPhase(map ? 'ready' : 'none');
    } catch {
      fail();
    }
  }

  /** If their code is missing, the annotations are shown as a list. */
  async function annotate(): Promise<void> {
    const slot = host.shadowRoot?.querySelector<HTMLSlotElement>('slot[name=annotation]');
    if (!slot?.assignedElements().length) return;
    if (!(await annotations.load())) slot.className = 'known';
    host.requestUpdate();
  }

  /** Begins before the box is measured: an observer that is added while others report raises an error on the host page. */
  function pin(): void {
    if (map && box) annotations.value?.annotate(box, warnOnce);
  }

  function setPhase(next: MapPhase): void {
    phase = next;
    host.requestUpdate();
  }

  function fail(): void {
    destroyMap();
    setPhase('failed');
  }

  function destroyMap(): void {
    const oldMap = map;
    map = undefined;
    // A running `load` checks whether the box is connected; a second one would make a second map.
    if (phase !== 'waiting' && phase !== 'loading') phase = 'none';
    try {
      oldMap?.destroy();
    } catch {
      box?.replaceChildren();
    }
  }

  host.addController({
    hostConnected() {
      host.shadowRoot?.addEventListener('slotchange', annotate);
    },
    /** Waits for a microtask, so that a tag that is only moved keeps its map. */
    hostDisconnected() {
      queueMicrotask(() => {
        if (!host.isConnected) destroyMap();
      });
    },
    hostUpdated() {
      if (host.state !== 'idle') void load();
      try {
        if (!map) return;
        map.update(stateOf());
        pin();
      } catch {
        fail();
      }
    },
  });

  const shownPhase = (): MapPhase => (host.isPrerendered ? 'none' : phase);

  return {
    /** The map's box and phase, for rendering; `load` is for readers who save data but want the map. */
    view: () => ({
      box: box && !host.isPrerendered ? box : html`<div class="stage"></div>`,
      phase: shownPhase(),
      load: (): void => setPhase('none'),
    }),
    /** True once there is a map, or there will be none for now. */
    isSettled: (): boolean => !['none', 'loading'].includes(shownPhase()),
  };
}
