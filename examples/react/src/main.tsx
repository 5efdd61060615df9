import 'travel-safety-embeds/country-risk.js';
import 'travel-safety-embeds/incident-map.js';
import 'travel-safety-embeds/react';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { configure } from 'travel-safety-embeds/configure.js';

configure({ apiBase: import.meta.env.VITE_API_BASE });

function Article() {
  const [country, setCountry] = useState('KE');
  const [said, setSaid] = useState('');
  return (
    <article>
      <country-risk country={country} loading="eager" onrisk-load={({ data }) => setSaid(`${data.name} has arrived`)}>
        <a href="https://example.org/kenya">Kenya: travel safety</a>
      </country-risk>
      <p id="said">{said}</p>
      <button onClick={() => setCountry('JP')}>Japan</button>
      <incident-map country="KE" hours={720} limit={20} loading="eager" />
    </article>
  );
}

const app = document.getElementById('app');
if (app)
  createRoot(app).render(
    <StrictMode>
      <Article />
    </StrictMode>,
  );
