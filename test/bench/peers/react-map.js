import { createElement as h, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { CircleMarker, MapContainer, Popup } from 'react-leaflet';

function Incidents({ api }) {
  const [incidents, setIncidents] = useState();
  useEffect(
    () =>
      void fetch(`${api}/api/v1/incidents/recent?limit=200`)
        .then((response) => response.json())
        .then((answer) => setIncidents(answer.incidents)),
    [api],
  );
  useEffect(() => {
    if (incidents) painted();
  }, [incidents]);
  return h(
    MapContainer,
    { center: [20, 0], zoom: 2, style: { height: 720 } },
    incidents
      ?.filter(({ lat }) => lat != null)
      .map(({ id, lat, lng, title }) => h(CircleMarker, { key: id, center: [lat, lng], radius: 6 }, h(Popup, null, title))),
  );
}

const box = document.querySelector('[data-api]');
createRoot(box).render(h(Incidents, { api: box.dataset.api }));
