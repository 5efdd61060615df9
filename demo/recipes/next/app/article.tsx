'use client';

import 'travel-safety-embeds/country-risk.js';
import 'travel-safety-embeds/incident-map.js';
import 'travel-safety-embeds/react';
import { useState } from 'react';
import { configure } from 'travel-safety-embeds/configure.js';

configure({ apiBase: process.env.NEXT_PUBLIC_API_BASE });

export function Article() {
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
