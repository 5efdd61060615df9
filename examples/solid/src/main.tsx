import 'travel-safety-embeds/country-risk.js';
import 'travel-safety-embeds/incident-map.js';
import 'travel-safety-embeds/solid';
import { createSignal } from 'solid-js';
import { render } from 'solid-js/web';
import { configure } from 'travel-safety-embeds/configure.js';

configure({ apiBase: import.meta.env.VITE_API_BASE });

function Article() {
  const [country, setCountry] = createSignal('KE');
  const [said, setSaid] = createSignal('');
  return (
    <article>
      <country-risk country={country()} loading="eager" on:risk-load={({ data }) => setSaid(`${data.name} has arrived`)}>
        <a href="https://example.org/kenya">Kenya: travel safety</a>
      </country-risk>
      <p id="said">{said()}</p>
      <button onClick={() => setCountry('JP')}>Japan</button>
      <incident-map country="KE" hours={720} limit={20} loading="eager" />
    </article>
  );
}

const app = document.getElementById('app');
if (app) render(() => <Article />, app);
