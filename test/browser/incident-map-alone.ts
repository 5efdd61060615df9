import { expect } from '@open-wc/testing';
import type { CSSResult } from 'lit';
import type { LoadFile } from '../../src/map/basemap-country.js';
import type { IncidentMapState, MapAct, Scope } from '../../src/map/incident-map-state.js';
import { incidentMapIn, styles } from '../../src/map/incident-map.js';
import type { StageBox } from '../../src/map/map-stage.js';
import type { Incident } from '../../src/model/incident.js';
import { contentStyles } from '../../src/ui/content.styles.js';
import { boardStyles } from '../../src/ui/incident-map.js';
import { adoptStyles, theme } from '../../src/ui/theme.js';
import { english as localizer } from '../support/english.js';
import { waitUntil } from '../support/wait.js';

const KENYA: Scope = { country: 'KE', hours: 72 };
export const WORLD: Scope = { country: undefined, hours: 72 };

export const at = (lat: number, lng: number, id = `${lat} ${lng}`): Incident => ({
  id,
  title: `At ${id}`,
  category: 'crime',
  severity: 3,
  resolved: false,
  place: { lat, lng },
});

const cleanups: (() => void)[] = [];

/** Removes every map; for `afterEach`. */
export const removeAll = (): void => {
  for (const undo of cleanups.splice(0)) undo();
};

/** A map without its tag, and what tests inspect on it. */
export function createMap(size = 'inline-size: 600px; block-size: 400px', loadFile: LoadFile = (load) => load()) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  adoptStyles(root, [theme, contentStyles, boardStyles, styles].flat(2) as CSSResult[]);
  const outer = root.appendChild(document.createElement('div'));
  outer.className = 'map';
  outer.style.cssText = size;
  const box: StageBox = outer.appendChild(document.createElement('div'));
  box.className = 'stage';
  const selected: (string | undefined)[] = [];
  const farOutside: (readonly string[])[] = [];
  const ringed = { are: false, told: 0 };
  // What a tag does with the map's events.
  const on = (act: MapAct) => {
    if (act.type === 'select') update({ selected: (selected[selected.length] = act.id) });
    else if (act.type === 'list') update({ selected: undefined, listed: act.ids });
    else if (act.type === 'far-outside') farOutside.push(act.ids);
    else if (act.type === 'rings') Object.assign(ringed, { are: act.areShown, told: ringed.told + 1 });
  };
  let state: IncidentMapState = {
    incidents: undefined,
    scope: KENYA,
    localizer,
    tiles: undefined,
    hovered: [],
    selected: undefined,
    isNarrow: false,
    listed: undefined,
  };
  const map = incidentMapIn(box, state, { loadFile, on, fail: () => expect.fail('the map has failed') });
  const update = (changes: Partial<IncidentMapState>) => map.update((state = { ...state, ...changes }));
  const show = (incidents: readonly Incident[], scope = KENYA) => update({ incidents, scope });
  cleanups.push(() => {
    map.destroy();
    host.remove();
  });
  const markers = () => [...box.querySelectorAll<HTMLElement>('[part="marker"]')];
  const middles = () =>
    markers().map((marker) => {
      const [inner, frame] = [marker.getBoundingClientRect(), outer.getBoundingClientRect()];
      return { x: inner.x + inner.width / 2 - frame.x, y: inner.y + inner.height / 2 - frame.y };
    });
  const started = () => waitUntil(() => markers().length > 0, 'there are markers');
  const movable = () => waitUntil(() => box.stage?.live?.gestures, 'the gestures are here');
  const popup = () => box.querySelector<HTMLElement>('[part="popup"]');
  return { host, outer, box, map, update, show, selected, farOutside, ringed, markers, middles, started, movable, popup };
}

export const isWithin = ({ x, y }: { x: number; y: number }, { clientWidth, clientHeight }: HTMLElement) =>
  x > 15 && y > 15 && x < clientWidth - 15 && y < clientHeight - 15;
