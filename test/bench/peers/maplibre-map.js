// Served as its package has it, with its worker beside the page, where a browser wants workers.
import { Map, Popup, setWorkerUrl } from './maplibre-gl/dist/maplibre-gl.mjs';

const box = document.querySelector('[data-api]');
setWorkerUrl(new URL('/maplibre-gl/dist/maplibre-gl-worker.mjs', location.href).href);
const answer = fetch(`${box.dataset.api}/api/v1/incidents/recent?limit=200`).then((response) => response.json());
const map = new Map({ container: box, style: { version: 8, sources: {}, layers: [] }, center: [0, 20], zoom: 1 });
map.on('load', async () => {
  const { incidents } = await answer;
  const features = incidents
    .filter(({ lat }) => lat != null)
    .map(({ lat, lng, title }) => ({ type: 'Feature', geometry: { type: 'Point', coordinates: [lng, lat] }, properties: { title } }));
  map.addSource('incidents', { type: 'geojson', data: { type: 'FeatureCollection', features } });
  map.addLayer({ id: 'incidents', type: 'circle', source: 'incidents', paint: { 'circle-radius': 6, 'circle-color': '#3388ff' } });
  map.on('click', 'incidents', ({ lngLat, features: [clicked] }) => new Popup().setLngLat(lngLat).setText(clicked.properties.title).addTo(map));
  map.once('idle', painted);
});
