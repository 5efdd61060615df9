// A whole card in React, as small as its author would make it.
import { createElement as h, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

const label = (name) => name[0].toUpperCase() + name.slice(1).replaceAll('_', ' ');

function Advisory({ government, level, text, url, updated }) {
  return h(
    'div',
    { style: { border: '1px solid #d5d9de', borderRadius: 6, padding: 10 } },
    h('b', null, label(government)),
    h('p', null, `Level ${level}`),
    h('p', null, text),
    h('p', null, updated ? `Updated ${new Date(updated).toLocaleDateString('en-GB', { dateStyle: 'long' })} · ` : '', h('a', { href: url }, 'Official page')),
  );
}

function Card({ api }) {
  const [answer, setAnswer] = useState({});
  useEffect(
    () =>
      void fetch(`${api}/api/v1/countries/JP`)
        .then((response) => response.json())
        .then(setAnswer),
    [api],
  );
  useEffect(() => {
    if (answer.country) painted();
  }, [answer]);
  if (!answer.country) return h('p', null, 'Loading');
  const { country, attribution, licence, methodology } = answer;
  const { flag, name, risk_tier: tier, risk_score: score, summary, breakdown, advisories } = country;
  return h(
    'div',
    { style: { border: '1px solid #d5d9de', borderRadius: 6, padding: 16 } },
    h('h3', null, `${flag} ${name}`),
    h('p', null, tier),
    h('p', null, h('b', null, score), ' of 100, lower is safer'),
    h(
      'div',
      { style: { background: '#eee', blockSize: 8 } },
      h('i', { style: { display: 'block', blockSize: 8, inlineSize: `${score}%`, background: '#0b57a4' } }),
    ),
    h('p', null, summary),
    h(
      'ul',
      null,
      Object.entries(breakdown).map(([key, value]) => h('li', { key }, label(key), ' ', '●'.repeat(value) + '○'.repeat(5 - value), ` ${value} of 5`)),
    ),
    h(
      'div',
      { style: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 } },
      Object.entries(advisories).map(([key, advice]) => h(Advisory, { key, government: key, ...advice })),
    ),
    h(
      'p',
      null,
      'Data: ',
      h('a', { href: methodology }, attribution),
      ', ',
      h('a', { href: 'https://creativecommons.org/licenses/by/4.0/' }, licence),
      ` · as of ${new Date().toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })}`,
    ),
  );
}

const box = document.querySelector('[data-api]');
createRoot(box).render(h(Card, { api: box.dataset.api }));
