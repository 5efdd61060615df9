'use client';

import { useEffect, useState } from 'react';
import type { Country, RiskLoadEvent } from 'travel-safety-embeds';
import { configure } from 'travel-safety-embeds/configure.js';
import { listen } from 'travel-safety-embeds/react';

configure({ apiBase: process.env.NEXT_PUBLIC_API_BASE });

export function Article() {
  const [country, setCountry] = useState('KE');
  const [said, setSaid] = useState('');

  // Load the tags after React has hydrated the page and added its listeners.
  useEffect(() => {
    void import('travel-safety-embeds/country-risk.js');
    void import('travel-safety-embeds/incident-map.js');
  }, []);

  return (
    <article>
      <country-risk ref={listen<RiskLoadEvent<Country>>('risk-load', ({ data }) => setSaid(`${data.name} has arrived`))} country={country} loading="eager">
        <a href="https://example.org/kenya">Kenya: travel safety</a>
      </country-risk>
      <p id="said">{said}</p>
      <button onClick={() => setCountry('JP')}>Japan</button>
      <incident-map country="KE" hours={720} limit={20} loading="eager" />
    </article>
  );
}
