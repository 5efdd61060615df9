// A whole card in Lit, loaded as giscus is: a loader brings the element, and the element asks.
import { css, html, LitElement } from 'lit';

const label = (name) => name[0].toUpperCase() + name.slice(1).replaceAll('_', ' ');

class LitCard extends LitElement {
  static properties = { api: {}, answer: { state: true } };
  static styles = css`
    .card {
      border: 1px solid #d5d9de;
      border-radius: 6px;
      padding: 16px;
      font:
        16px/1.45 system-ui,
        sans-serif;
    }
    .gauge {
      block-size: 8px;
      background: #eee;
    }
    .gauge i {
      display: block;
      block-size: 8px;
      background: #0b57a4;
    }
    .advice {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 12px;
    }
  `;

  connectedCallback() {
    super.connectedCallback();
    void this.load();
  }

  async load() {
    this.answer = await (await fetch(`${this.api}/api/v1/countries/JP`)).json();
    await this.updateComplete;
    painted();
  }

  render() {
    if (!this.answer) return html`<p>Loading</p>`;
    const { country, attribution, licence, methodology } = this.answer;
    const { flag, name, risk_tier: tier, risk_score: score, summary, breakdown, advisories } = country;
    return html`<div class="card">
      <h3>${flag} ${name}</h3>
      <p>${tier}</p>
      <p><b>${score}</b> of 100, lower is safer</p>
      <div class="gauge"><i style="inline-size:${score}%"></i></div>
      <p>${summary}</p>
      <ul>
        ${Object.entries(breakdown).map(([key, value]) => html`<li>${label(key)} ${'●'.repeat(value)}${'○'.repeat(5 - value)} ${value} of 5</li>`)}
      </ul>
      <div class="advice">
        ${Object.entries(advisories).map(
          ([key, { level, text, url, updated }]) =>
            html`<div>
              <b>${label(key)}</b>
              <p>Level ${level}</p>
              <p>${text}</p>
              <p>${updated ? `Updated ${new Date(updated).toLocaleDateString('en-GB', { dateStyle: 'long' })} · ` : ''}<a href=${url}>Official page</a></p>
            </div>`,
        )}
      </div>
      <p>
        Data: <a href=${methodology}>${attribution}</a>, <a href="https://creativecommons.org/licenses/by/4.0/">${licence}</a> · as of
        ${new Date().toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })}
      </p>
    </div>`;
  }
}

customElements.define('lit-card', LitCard);
