import { HEIGHTS } from '../../demo/heights.js';
import type { Hints } from './hints.js';
import type { Peer } from './peers.js';

/** Where a page's parts come from. */
export interface Origins {
  readonly api: string;
  readonly cdn: string;
  /** Scripts by hand. */
  readonly byHand: string;
  readonly peers: string;
  /** What the files of a build are called. */
  readonly hints: Hints;
  /** Tags as HTML that was rendered ahead of time. */
  readonly prerendered: Readonly<Record<'card' | 'badge', string>>;
}

/** One page to measure. It sets `done` to the time at which the reader can see its content. */
export interface BenchPage {
  /** For `--pages`. */
  readonly id: string;
  readonly name: string;
  /** The `id` of the page whose time is 1 in the results. */
  readonly baseline: string;
  readonly html: (origins: Origins) => string;
  /** True for pages with our tags, which can be compared with those of an older build. */
  readonly isOurs?: boolean;
  /** Whose packages it needs. */
  readonly peer?: Peer;
  /** True for a map that is panned and zoomed once it is there. */
  readonly isExplored?: boolean;
  /** True for a page that is measured when it is opened for the second time. */
  readonly isSecond?: boolean;
  readonly isPhone?: boolean;
  /** True for what an older build cannot show. */
  readonly isNew?: boolean;
}

/** The height the README says to reserve on a phone (0) or in a column of text (1). */
const reserved = (name: keyof typeof HEIGHTS, width: 0 | 1 = 1): string => `style="display:block;min-height:${HEIGHTS[name][width]}px"`;

/** `now` is for what runs in the frame that shows the content, `painted` for what has just changed the page. */
const page = (
  body: string,
  head = '',
): string => `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bench</title>${head}
<style>body{max-width:700px;margin:20px auto;font:16px/1.5 sans-serif}</style>
<script>const now=()=>{const{port1,port2}=new MessageChannel;port1.onmessage=()=>window.done??=performance.now();port2.postMessage(0)};
const painted=()=>requestAnimationFrame(now);
const loaded=(count)=>{let seen=0;addEventListener('risk-load',()=>{if(++seen===count)painted()},true)};
const look=(selector,inside)=>{const root=document.querySelector(selector).shadowRoot;root?.querySelector(inside)?now():requestAnimationFrame(()=>look(selector,inside))};</script>
<p>Text before.</p>${body}<p>Text after.</p></html>`;

const loader = ({ api, cdn }: Origins): string => `<script async crossorigin="anonymous" src="${cdn}/embed.js" data-api-base="${api}"></script>`;

/** What the page may say in its head about the files and the answer that a tag will need. */
const preloads = ({ api, cdn, hints }: Origins, tag: keyof Hints, path: string): string =>
  [
    `<link rel="preload" as="script" crossorigin href="${cdn}/embed.js">`,
    ...hints[tag].map((file) => `<link rel="modulepreload" crossorigin href="${cdn}/${file}">`),
    `<link rel="preload" as="fetch" crossorigin href="${api}/api/v1${path}">`,
  ].join('');

/** A hundred codes of the sample dataset. */
const CODES =
  `AD AE AF AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DO DZ EC EE EG ER ES ET FI FJ FR GA GB GE GH GM GN GQ GR GT GW GY HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KM KP KR KW KZ LA LB LC LK LR LS LT LU LV LY`.split(
    ' ',
  );

const badges = (codes: readonly string[]): string =>
  codes.map((code) => `<country-risk country="${code}" variant="badge" loading="eager" ${reserved('badge')}></country-risk>`).join('');

const byHand = ({ api, byHand: origin }: Origins, tag: string, file: string, height: number): string =>
  `<${tag} api="${api}" style="display:block;min-height:${height}px"></${tag}><script async src="${origin}/${file}.js"></script>`;

const card = (width: 0 | 1 = 1): string => `<country-risk country="JP" ${reserved('card', width)}><a href="/">Japan</a></country-risk>`;

/** Content that the page itself has is there once it has been parsed. */
const PARSED = `<script>addEventListener('DOMContentLoaded',painted)</script>`;

const cards: readonly BenchPage[] = [
  { id: 'alone', name: 'the page alone', baseline: 'alone', html: () => page(PARSED) },
  {
    id: 'prerendered-card',
    name: '<country-risk> card, prerendered',
    isOurs: true,
    isNew: true,
    baseline: 'alone',
    html: (origins) => page(`${PARSED}${origins.prerendered.card}${loader(origins)}`),
  },
  {
    id: 'prerendered-badge',
    name: '<country-risk variant="badge">, prerendered',
    isOurs: true,
    isNew: true,
    baseline: 'alone',
    html: (origins) => page(`${PARSED}${origins.prerendered.badge}${loader(origins)}`),
  },
  {
    id: 'inline-script',
    name: 'inline script that fetches and writes one line',
    baseline: 'line',
    html: ({ api }) =>
      page(`<p id="text" style="min-height:100px"></p><script>fetch('${api}/api/v1/countries/JP').then((answer)=>answer.json()).then(({country})=>{
document.getElementById('text').textContent=country.name+': '+country.risk_tier+', '+country.risk_score+' of 100';painted()})</script>`),
  },
  { id: 'line', name: 'hand-written element, one line', baseline: 'line', html: (origins) => page(byHand(origins, 'hand-written', 'line', 100)) },
  { id: 'whole', name: 'hand-written element, whole card', baseline: 'line', html: (origins) => page(byHand(origins, 'hand-written-card', 'card', 790)) },
  {
    id: 'lit',
    name: 'Lit, whole card, loaded as giscus is',
    baseline: 'line',
    peer: 'lit-card',
    html: ({ api, peers }) =>
      page(`<div style="min-height:790px"><lit-card api="${api}"></lit-card></div><script async src="${peers}/lit-loader.js"></script>`),
  },
  {
    id: 'react',
    name: 'React, whole card',
    baseline: 'line',
    peer: 'react-card',
    html: ({ api, peers }) =>
      page(`<div data-api="${api}" style="min-height:790px"></div><script type="module" crossorigin src="${peers}/react-card.js"></script>`),
  },
  {
    id: 'badge',
    name: '<country-risk variant="badge">',
    isOurs: true,
    baseline: 'line',
    html: (origins) =>
      page(`<script>loaded(1)</script><country-risk country="JP" variant="badge" ${reserved('badge')}><a href="/">Japan</a></country-risk>${loader(origins)}`),
  },
  { id: 'card', name: '<country-risk> card', isOurs: true, baseline: 'line', html: (origins) => page(`<script>loaded(1)</script>${card()}${loader(origins)}`) },
  {
    id: 'card-second',
    name: '<country-risk> card, second view with a warm cache',
    isOurs: true,
    isSecond: true,
    baseline: 'line',
    html: (origins) => page(`<script>loaded(1)</script>${card()}${loader(origins)}`),
  },
  {
    id: 'card-phone',
    name: '<country-risk> card, on a phone',
    isOurs: true,
    isPhone: true,
    baseline: 'line',
    html: (origins) => page(`<script>loaded(1)</script>${card(0)}${loader(origins)}`),
  },
  {
    id: 'card-hints',
    name: '<country-risk> card, with preload hints',
    isOurs: true,
    baseline: 'line',
    html: (origins) => page(`<script>loaded(1)</script>${card()}${loader(origins)}`, preloads(origins, 'card', '/countries/JP')),
  },
  {
    id: '12-badges',
    name: '12 badges',
    isOurs: true,
    baseline: 'line',
    html: (origins) => page(`<script>loaded(12)</script>${badges(CODES.slice(0, 12))}${loader(origins)}`),
  },
  {
    id: '100-badges',
    name: '100 badges',
    isOurs: true,
    baseline: 'line',
    html: (origins) => page(`<script>loaded(100)</script>${badges(CODES)}${loader(origins)}`),
  },
];

const leafletMap = ({ api, peers }: Origins, more: string, marker: string, add: string): string =>
  `<link rel="stylesheet" href="${peers}/leaflet/dist/leaflet.css"><div id="map" style="height:720px"></div>
<script src="${peers}/leaflet/dist/leaflet.js"></script>${more}<script type="module">
const {incidents}=await(await fetch('${api}/api/v1/incidents/recent?limit=200')).json();
const map=L.map('map',{maxZoom:18}).setView([20,0],2);const target=${add};
for(const {lat,lng,title} of incidents)if(lat!=null)${marker}.bindPopup(document.createTextNode(title).textContent).addTo(target);painted()</script>`;

const clusterFiles = ({ peers }: Origins): string =>
  ['MarkerCluster.css', 'MarkerCluster.Default.css'].map((file) => `<link rel="stylesheet" href="${peers}/leaflet.markercluster/dist/${file}">`).join('') +
  `<script src="${peers}/leaflet.markercluster/dist/leaflet.markercluster.js"></script>`;

const peerMap = ({ api, peers }: Origins, file: string, css: string): string =>
  `<link rel="stylesheet" href="${peers}/${css}"><div data-api="${api}" style="height:720px"></div><script type="module" crossorigin src="${peers}/${file}.js"></script>`;

const incidentMap = (origins: Origins, width: 0 | 1 = 1): string =>
  `<incident-map limit="200" ${reserved('incident-map', width)}><a href="/">Incidents</a></incident-map>${loader(origins)}<script>look('incident-map','.marker')</script>`;

const maps: readonly BenchPage[] = [
  {
    id: 'leaflet',
    name: 'bare Leaflet, no basemap',
    baseline: 'leaflet',
    peer: 'leaflet',
    html: (origins) => page(leafletMap(origins, '', 'L.circleMarker([lat,lng],{radius:6})', 'map')),
  },
  {
    id: 'markercluster',
    name: 'leaflet.markercluster, no basemap',
    baseline: 'leaflet',
    peer: 'markercluster',
    html: (origins) => page(leafletMap(origins, clusterFiles(origins), 'L.marker([lat,lng])', 'L.markerClusterGroup().addTo(map)')),
  },
  {
    id: 'react-leaflet',
    name: 'react-leaflet, no basemap',
    baseline: 'leaflet',
    peer: 'react-map',
    html: (origins) => page(peerMap(origins, 'react-map', 'leaflet/dist/leaflet.css')),
  },
  {
    id: 'maplibre',
    name: 'MapLibre, no basemap',
    baseline: 'leaflet',
    peer: 'maplibre-map',
    html: (origins) => page(peerMap(origins, 'maplibre-map', 'maplibre-gl/dist/maplibre-gl.css')),
  },
  { id: 'map', name: '<incident-map>, 200 incidents, list and basemap', isOurs: true, baseline: 'leaflet', html: (origins) => page(incidentMap(origins)) },
  {
    id: 'map-phone',
    name: '<incident-map>, on a phone',
    isOurs: true,
    isPhone: true,
    baseline: 'leaflet',
    html: (origins) => page(incidentMap(origins, 0)),
  },
  {
    id: 'map-hints',
    name: '<incident-map>, with preload hints',
    isOurs: true,
    baseline: 'leaflet',
    html: (origins) => page(incidentMap(origins), preloads(origins, 'map', '/incidents/recent?limit=200')),
  },
];

/** Sorts by score and types into the search field, wherever the table keeps them. */
const tableActs = (tag: string, sort: string): string => `<script>const root=()=>document.querySelector('${tag}').shadowRoot;
window.acts={sort(){root().querySelector('${sort}').click()},
filter(turn){const field=root().querySelector('[type=search]');field.value=['j','ja','jap','ja','j'][turn];field.dispatchEvent(new Event('input',{bubbles:true,composed:true}))}}</script>`;

const tables: readonly BenchPage[] = [
  {
    id: 'hand-table',
    name: 'hand-written table of 180 countries',
    baseline: 'hand-table',
    html: (origins) => page(byHand(origins, 'hand-written-table', 'table', 710) + tableActs('hand-written-table', 'th:last-child button')),
  },
  {
    id: 'table',
    name: '<risk-table>',
    isOurs: true,
    baseline: 'hand-table',
    html: (origins) =>
      page(
        `<script>loaded(1)</script><risk-table ${reserved('risk-table')}><a href="/">Countries</a></risk-table>${loader(origins)}${tableActs('risk-table', 'th.score button')}`,
      ),
  },
];

/** The map's own view with ten thousand incidents, panned and zoomed; see demo/stress. */
const stress: BenchPage = {
  id: 'stress',
  name: 'the map of <incident-map>, 10,000 incidents',
  isOurs: true,
  baseline: 'leaflet',
  isExplored: true,
  html: (origins) =>
    page(`<div id="host" style="display:block;height:600px"></div>${loader(origins)}<incident-map hidden></incident-map><script type="module">
import {crowd} from '${origins.byHand}/crowd.js';
const view=import('${origins.cdn}/${origins.hints.map.at(-1)}');
await customElements.whenDefined('incident-map');
const {incidentMapIn}=await view;
const {localizer}=document.querySelector('incident-map');
const root=document.getElementById('host').attachShadow({mode:'open'});
root.adoptedStyleSheets=customElements.get('incident-map').elementStyles.map(({styleSheet})=>styleSheet);
root.innerHTML='<div class="root" style="position:relative;block-size:600px"><div class="stage"></div></div>';
const none=()=>{};
const state={incidents:crowd(10000),scope:{country:undefined,hours:720},localizer,tiles:undefined,hovered:[],selected:undefined};
incidentMapIn(root.querySelector('.stage'),state,{loadFile:(load)=>load(),on:none,fail:none});
look('#host','.marker')</script>`),
};

export const PAGES: readonly BenchPage[] = [...cards, ...maps, ...tables, stress];

/** A page whose tags come and go; it is not measured in time. */
export const storyPage = (origins: Pick<Origins, 'api' | 'cdn'>): string =>
  page(
    `<script>loaded(2)</script><main><country-risk country="TH" variant="full" loading="eager" refresh="5"></country-risk><incident-map country="KE" loading="eager" refresh="5"></incident-map></main>${loader(origins as Origins)}`,
  );
