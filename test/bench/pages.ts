import { HEIGHTS } from '../../demo/heights.js';

/** Where a page's parts come from. */
export interface Origins {
  readonly api: string;
  readonly cdn: string;
  readonly leaflet: string;
}

/** One page to measure. It sets `done` to the time at which the reader can see its content. */
export interface BenchPage {
  readonly name: string;
  /** The page whose time is 1 in the results. */
  readonly baseline: string;
  readonly html: (origins: Origins) => string;
  /** True for pages with our tags, which can be compared with those of an older build. */
  readonly isOurs?: boolean;
}

/** The height the README says to reserve in a column of text. */
const reserved = (name: keyof typeof HEIGHTS): string => `style="display:block;min-height:${HEIGHTS[name][1]}px"`;

const CARD = 'hand-written element';
const MAP = 'bare Leaflet, no basemap';

const page = (body: string): string => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title>
<style>body{max-width:700px;margin:20px auto;font:16px/1.5 sans-serif}</style>
<script>const painted=()=>requestAnimationFrame(()=>requestAnimationFrame(()=>window.done=performance.now()));
const loaded=(count)=>{let seen=0;addEventListener('risk-load',()=>{if(++seen===count)painted()},true)};</script>
<p>Text before.</p>${body}<p>Text after.</p></html>`;

const loader = ({ api, cdn }: Origins): string => `<script async crossorigin="anonymous" src="${cdn}/embed.js" data-api-base="${api}"></script>`;

/** A hundred codes of the sample dataset. */
const CODES =
  `AD AE AF AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DO DZ EC EE EG ER ES ET FI FJ FR GA GB GE GH GM GN GQ GR GT GW GY HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KM KP KR KW KZ LA LB LC LK LR LS LT LU LV LY`.split(
    ' ',
  );

/** What a newsroom's developer might write in ten minutes: no states, no credit, no styles. */
export const handWritten = ({ api }: Origins): string => `customElements.define('hand-written',class extends HTMLElement{async connectedCallback(){
const {country}=await(await fetch('${api}/api/v1/countries/JP')).json();
this.textContent=country.name+': '+country.risk_tier+', '+country.risk_score+' of 100';painted()}})`;

const bareLeaflet = ({ api, leaflet }: Origins): string => `<link rel="stylesheet" href="${leaflet}/leaflet.css"><div id="map" style="height:720px"></div>
<script src="${leaflet}/leaflet.js"></script><script type="module">
const {incidents}=await(await fetch('${api}/api/v1/incidents/recent?limit=200')).json();
const map=L.map('map').setView([20,0],2);
for(const {lat,lng,title} of incidents)if(lat!=null)L.circleMarker([lat,lng],{radius:6}).bindPopup(document.createTextNode(title).textContent).addTo(map);painted()</script>`;

const incidentMap = (
  origins: Origins,
): string => `<incident-map limit="200" ${reserved('incident-map')}><a href="/">Incidents</a></incident-map>${loader(origins)}
<script>const look=()=>document.querySelector('incident-map').shadowRoot?.querySelector('.marker')?painted():requestAnimationFrame(look);look()</script>`;

export const PAGES: readonly BenchPage[] = [
  { name: 'page alone', baseline: CARD, html: () => page(`<script>addEventListener('DOMContentLoaded',painted)</script>`) },
  {
    name: CARD,
    baseline: CARD,
    html: ({ cdn }) => page(`<hand-written style="display:block;min-height:100px"></hand-written><script async src="${cdn}/hand-written.js"></script>`),
  },
  {
    name: '<country-risk variant="badge">',
    isOurs: true,
    baseline: CARD,
    html: (origins) =>
      page(`<script>loaded(1)</script><country-risk country="JP" variant="badge" ${reserved('badge')}><a href="/">Japan</a></country-risk>${loader(origins)}`),
  },
  {
    name: '<country-risk> card',
    isOurs: true,
    baseline: CARD,
    html: (origins) => page(`<script>loaded(1)</script><country-risk country="JP" ${reserved('card')}><a href="/">Japan</a></country-risk>${loader(origins)}`),
  },
  {
    name: '100 badges',
    isOurs: true,
    baseline: CARD,
    html: (origins) =>
      page(
        `<script>loaded(100)</script>${CODES.map((code) => `<country-risk country="${code}" variant="badge" loading="eager" ${reserved('badge')}></country-risk>`).join('')}${loader(origins)}`,
      ),
  },
  { name: MAP, baseline: MAP, html: (origins) => page(bareLeaflet(origins)) },
  { name: '<incident-map>, 200 incidents', isOurs: true, baseline: MAP, html: (origins) => page(incidentMap(origins)) },
];

/** A page whose tags come and go; it is not measured in time. */
export const LEAKS: BenchPage = {
  name: 'a story',
  baseline: MAP,
  html: (origins) =>
    page(
      `<script>loaded(2)</script><main><country-risk country="TH" variant="full" loading="eager" refresh="5"></country-risk><incident-map country="KE" loading="eager" refresh="5"></incident-map></main>${loader(origins)}`,
    ),
};
