import { regions } from './contract.js';
import { methodology } from './data/methodology.js';
import { hours, limits } from './query.js';

export const startPage = page(
  'Travel-safety reference API',
  `
  <p>The whole read-only contract, answered from an embedded sample dataset of 180 countries.</p>
  <ul>
    ${example('/api/v1/countries')}
    ${example('/api/v1/countries?region=oceania')}
    ${example('/api/v1/countries/TH')}
    ${example('/api/v1/methodology')}
    ${example('/api/v1/incidents/recent?country=KE&hours=72&limit=40')}
    ${example('/openapi.json')}
    ${example('/methodology-guide')}
  </ul>
  <h2>Parameters</h2>
  <dl>
    <dt><code>region</code></dt><dd>${regions.join(', ')}; in any case.</dd>
    <dt><code>limit</code></dt><dd>${limits.lowest} to ${limits.highest}, usually ${limits.usual}.</dd>
    <dt><code>hours</code></dt>
    <dd>${hours.lowest} to ${hours.highest}, usually ${hours.usual}; the sample feed reaches ${hours.usual} hours back.</dd>
    <dt><code>country</code></dt><dd>An alpha-2 code or English name from the dataset, in any case.</dd>
    <dt><code>include_resolved</code></dt><dd><code>true</code> or <code>false</code>, usually <code>false</code>.</dd>
  </dl>
  <p>Any other value of these is a 400 <code>invalid_parameter</code> that names the parameter and what it accepts, and so
  is a parameter given twice. Parameters with other names are ignored.</p>
  <h2>Limits</h2>
  <p>100 requests a minute for each address, HEAD and errors included, preflights not. Every answer carries
  <code>RateLimit-Limit</code>, <code>-Remaining</code>, <code>-Reset</code> and <code>-Policy</code>; the one too many is a
  429 with <code>Retry-After</code>. An office behind one address shares them.</p>
  <p>The service that this one stands in for is meant for low volumes. Higher volumes and commercial use are arranged with
  its publisher.</p>`,
);

/** The target of every response's `methodology` link. */
export const guidePage = page(
  'How the sample scores are made',
  `
  <p>${methodology.composite.formula}; ${methodology.composite.scale}. Weights are renormalised when a component is
  missing. The scores themselves are made up.</p>
  <table>
    <thead><tr><th>Level</th><th>Range</th><th>Tier</th></tr></thead>
    <tbody>${methodology.tiers.map(({ level, range, label }) => `<tr><td>${level}</td><td>${range}</td><td>${label}</td></tr>`).join('')}</tbody>
  </table>
  <p><a href="/">All endpoints</a></p>`,
);

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} (sample data)</title>
<style>body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }</style>
<h1>${title}</h1>
<p><strong>Sample data, not travel advice.</strong> Ratings, advisory texts and incidents are synthetic; names, codes and
quick facts are real. Always check your government's advice.</p>
${content}
</html>
`;
}

function example(path: string): string {
  const text = path.replaceAll('&', '&amp;');
  return `<li><a href="${text}"><code>${text}</code></a></li>`;
}
