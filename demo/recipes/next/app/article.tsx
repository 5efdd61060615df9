'use client';

import 'travel-safety-embeds/react';
import { useEffect, useRef, useState } from 'react';
import type { CountryRiskElement } from 'travel-safety-embeds';
import { configure } from 'travel-safety-embeds/configure.js';

configure({ apiBase: process.env.NEXT_PUBLIC_API_BASE });

export function Article() {
  const [country, setCountry] = useState('KE');
  const [said, setSaid] = useState('');
  const card = useRef<CountryRiskElement>(null);

  // React adds no listeners of custom events while it hydrates what a server has written. The tags come alive afterwards.
  useEffect(() => {
    card.current?.addEventListener('risk-load', ({ data }) => setSaid(`${data.name} has arrived`));
    void import('travel-safety-embeds/country-risk.js');
    void import('travel-safety-embeds/incident-map.js');
  }, []);

  return (
    <article>
      <country-risk ref={card} country={country} loading="eager">
        <a href="https://example.org/kenya">Kenya: travel safety</a>
      </country-risk>
      <p id="said">{said}</p>
      <button onClick={() => setCountry('JP')}>Japan</button>
      <incident-map country="KE" hours={720} limit={20} loading="eager" />
    </article>
  );
}
