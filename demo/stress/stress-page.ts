// <incident-map>'s map with far more incidents than a feed can have; shows the longest task of the main thread.
import { incidentMapIn, styles } from '../../src/map/incident-map.js';
import '../../src/elements/incident-map.define.js';
import { IncidentMapElement } from '../../src/elements/incident-map.js';
import { createLocalizer } from '../../src/words/localizer.js';
import english from '../../src/words/en.json';
import { startThemeSwitch } from '../theme-switch.js';
import { crowd } from './crowd.js';

const { incidents, incidentDetails, incidentFilters, incidentMap, map, common } = english;

const show = (host: HTMLElement, count: number): void => {
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [...IncidentMapElement.elementStyles, ...styles].flatMap((one) => ('styleSheet' in one ? (one.styleSheet ?? []) : one));
  const box = Object.assign(document.createElement('div'), { className: 'root' });
  const stage = Object.assign(document.createElement('div'), { className: 'stage' });
  box.style.cssText = 'position: relative; isolation: isolate; block-size: 600px';
  box.append(stage);
  root.append(box);
  const localizer = createLocalizer({ ...incidents, ...incidentDetails, ...incidentFilters, ...incidentMap, ...map, ...common }, 'en-GB');
  const scope = { country: undefined, hours: 720 };
  const state = { incidents: crowd(count), scope, localizer, tiles: undefined, hovered: [], selected: undefined, isNarrow: false, listed: undefined };
  const view = incidentMapIn(stage, state, {
    loadFile: (load) => load(),
    on: (act) => act.type === 'select' && view.update({ ...state, selected: act.id }),
    fail: () => console.error('The map has failed.'),
  });
};

startThemeSwitch();

const host = document.querySelector<HTMLElement>('#host');
if (host) show(host, Number(new URLSearchParams(location.search).get('count')) || 10_000);

let longest = 0;
const status = document.querySelector('#longest');
new PerformanceObserver((list) => {
  longest = Math.max(longest, ...list.getEntries().map(({ duration }) => duration));
  status?.replaceChildren(`The longest task has taken ${Math.round(longest)} ms.`);
}).observe({ type: 'longtask', buffered: true });
