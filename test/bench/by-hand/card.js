// The same developer after a day: a whole card, in English, for answers without surprises.
const style = `
:host { display: block; }
.card { border: 1px solid #d5d9de; border-radius: 6px; padding: 16px; font: 16px/1.45 system-ui, sans-serif; }
h3 { margin: 0; font-size: 1.25em; }
.head { display: flex; justify-content: space-between; gap: 16px; }
.score { font-size: 2em; font-weight: 700; }
.quiet { color: #5a6067; font-size: 0.8125em; }
.gauge { block-size: 8px; border-radius: 4px; background: #eee; margin: 12px 0; }
.gauge i { display: block; block-size: 100%; border-radius: 4px; background: #0b57a4; }
.ratings { list-style: none; margin: 0; padding: 0; }
.ratings li { display: flex; justify-content: space-between; border-bottom: 1px solid #eee; padding: 4px 0; }
.advice { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
.advisory { border: 1px solid #d5d9de; border-radius: 6px; padding: 10px; }
`;

const escaped = (text) => String(text).replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
const label = (name) => escaped(name[0].toUpperCase() + name.slice(1).replaceAll('_', ' '));

const rating = ([name, value]) => `<li><span>${label(name)}</span><span>${'●'.repeat(value)}${'○'.repeat(5 - value)} ${value} of 5</span></li>`;

const advisory = ([government, { level, text, url, updated }]) => `<div class="advisory"><b>${label(government)}</b><p>Level ${escaped(level)}</p>
<p>${escaped(text)}</p><p class="quiet">${updated ? `Updated ${new Date(updated).toLocaleDateString('en-GB', { dateStyle: 'long' })} · ` : ''}
<a href="${escaped(url)}">Official page</a></p></div>`;

customElements.define(
  'hand-written-card',
  class extends HTMLElement {
    async connectedCallback() {
      const { country, attribution, licence, methodology } = await (await fetch(`${this.getAttribute('api')}/api/v1/countries/JP`)).json();
      const { flag, name, risk_tier: tier, risk_score: score, summary, breakdown, advisories } = country;
      this.attachShadow({ mode: 'open' }).innerHTML = `<style>${style}</style><div class="card">
<div class="head"><div><h3>${flag} ${escaped(name)}</h3><p>${escaped(tier)}</p></div><div><span class="score">${score}</span> of 100<p class="quiet">lower is safer</p></div></div>
<div class="gauge"><i style="inline-size:${score}%"></i></div><p>${escaped(summary)}</p>
<h4>Ratings</h4><ul class="ratings">${Object.entries(breakdown).map(rating).join('')}</ul>
<h4>Advisories</h4><div class="advice">${Object.entries(advisories).map(advisory).join('')}</div>
<p class="quiet">Data: <a href="${escaped(methodology)}">${escaped(attribution)}</a>, <a href="https://creativecommons.org/licenses/by/4.0/">${escaped(licence)}</a> · as of ${new Date().toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })}</p></div>`;
      painted();
    }
  },
);
