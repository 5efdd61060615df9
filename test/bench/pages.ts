import { cards } from './card-pages.js';
import { type BenchPage, type Origins, byHand, loader, page, preloads, reserved } from './page-parts.js';

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

/** Interactions: sorting by score and typing into the search field, with the table's own selectors. */
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

/** The map's view with ten thousand incidents, panned and zoomed; see demo/stress. */
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
const {incidentMapIn,styles=[]}=await view;
const {localizer}=document.querySelector('incident-map');
const root=document.getElementById('host').attachShadow({mode:'open'});
root.adoptedStyleSheets=[...customElements.get('incident-map').elementStyles,...styles].map(({styleSheet})=>styleSheet);
root.innerHTML='<div class="root" style="position:relative;block-size:600px"><div class="stage"></div></div>';
const none=()=>{};
const state={incidents:crowd(10000),scope:{country:undefined,hours:720},localizer,tiles:undefined,hovered:[],selected:undefined};
incidentMapIn(root.querySelector('.stage'),state,{loadFile:(load)=>load(),on:none,fail:none});
look('#host','.marker')</script>`),
};

export const PAGES: readonly BenchPage[] = [...cards, ...maps, ...tables, stress];

/** A page for measuring leaks; its time is not measured. */
export const storyPage = (origins: Pick<Origins, 'api' | 'cdn'>): string =>
  page(
    `<script>loaded(2)</script><main><country-risk country="TH" variant="full" loading="eager" refresh="5"></country-risk><incident-map country="KE" loading="eager" refresh="5"></incident-map></main>${loader(origins as Origins)}`,
  );
