import { type BenchPage, CODES, PARSED, SETTLED, badges, byHand, card, loader, page, preloads, reserved } from './page-parts.js';

export const cards: readonly BenchPage[] = [
  { id: 'alone', name: 'the page alone', baseline: 'alone', html: () => page(PARSED) },
  {
    id: 'prerendered-card',
    name: '<country-risk> card, prerendered',
    isOurs: true,
    isNew: true,
    baseline: 'alone',
    html: (origins) => page(`${PARSED}${SETTLED}${origins.prerendered.card}${loader(origins)}`),
  },
  {
    id: 'prerendered-badge',
    name: '<country-risk variant="badge">, prerendered',
    isOurs: true,
    isNew: true,
    baseline: 'alone',
    html: (origins) => page(`${PARSED}${SETTLED}${origins.prerendered.badge}${loader(origins)}`),
  },
  {
    id: 'inline-script',
    name: 'inline script that fetches and writes one line',
    baseline: 'line',
    html: ({ api }) =>
      page(`<p id="text" style="min-height:100px"></p><script>fetch('${api}/api/v1/countries/JP').then((answer)=>answer.json()).then(({country})=>{
document.getElementById('text').textContent=country.name+': '+country.risk_tier+', '+country.risk_score+' of 100';painted()})</script>`),
  },
  { id: 'line', name: 'hand-written element, one line', baseline: 'line', html: (origins) => page(byHand(origins, 'hand-written', 'line', 100)) },
  { id: 'whole', name: 'hand-written element, whole card', baseline: 'line', html: (origins) => page(byHand(origins, 'hand-written-card', 'card', 790)) },
  {
    id: 'lit',
    name: 'Lit, whole card, loaded as giscus is',
    baseline: 'line',
    peer: 'lit-card',
    html: ({ api, peers }) =>
      page(`<div style="min-height:790px"><lit-card api="${api}"></lit-card></div><script async src="${peers}/lit-loader.js"></script>`),
  },
  {
    id: 'react',
    name: 'React, whole card',
    baseline: 'line',
    peer: 'react-card',
    html: ({ api, peers }) =>
      page(`<div data-api="${api}" style="min-height:790px"></div><script type="module" crossorigin src="${peers}/react-card.js"></script>`),
  },
  {
    id: 'badge',
    name: '<country-risk variant="badge">',
    isOurs: true,
    baseline: 'line',
    html: (origins) =>
      page(`<script>loaded(1)</script><country-risk country="JP" variant="badge" ${reserved('badge')}><a href="/">Japan</a></country-risk>${loader(origins)}`),
  },
  { id: 'card', name: '<country-risk> card', isOurs: true, baseline: 'line', html: (origins) => page(`<script>loaded(1)</script>${card()}${loader(origins)}`) },
  {
    id: 'card-second',
    name: '<country-risk> card, second view with a warm cache',
    isOurs: true,
    isSecond: true,
    baseline: 'line',
    html: (origins) => page(`<script>loaded(1)</script>${card()}${loader(origins)}`),
  },
  {
    id: 'card-phone',
    name: '<country-risk> card, on a phone',
    isOurs: true,
    isPhone: true,
    baseline: 'line',
    html: (origins) => page(`<script>loaded(1)</script>${card(0)}${loader(origins)}`),
  },
  {
    id: 'card-hints',
    name: '<country-risk> card, with preload hints',
    isOurs: true,
    baseline: 'line',
    html: (origins) => page(`<script>loaded(1)</script>${card()}${loader(origins)}`, preloads(origins, 'card', '/countries/JP')),
  },
  {
    id: '12-badges',
    name: '12 badges',
    isOurs: true,
    baseline: 'line',
    html: (origins) => page(`<script>loaded(12)</script>${badges(CODES.slice(0, 12))}${loader(origins)}`),
  },
  {
    id: '100-badges',
    name: '100 badges',
    isOurs: true,
    baseline: 'line',
    html: (origins) => page(`<script>loaded(100)</script>${badges(CODES)}${loader(origins)}`),
  },
];
