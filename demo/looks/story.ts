import { html, type TemplateResult } from 'lit';

/** What stands beside the card: each paper chooses another tag. */
const BESIDE: Readonly<Record<string, TemplateResult>> = {
  broadsheet: html`<country-compare countries="KE TZ"><a href="https://example.org/east-africa">Kenya and Tanzania: travel safety</a></country-compare>`,
  tabloid: html`<risk-table region="Africa" sort="-score" limit="7" highlight="KE"><a href="https://example.org/africa">Africa: travel safety</a></risk-table>`,
};

/** The same article block for every look; without a look of its own, or in the magazine, the news of the past days. */
export const story = (look = ''): TemplateResult =>
  html`<article class="block">
    <div class="block-text">
      <p class="block-kicker">Travel</p>
      <h3>Kenya: what to know before you book</h3>
      <p class="block-standfirst">Two governments and one score on a trip to the coast, and what they leave open.</p>
      <p>
        The figure is one for the whole country. Advice can differ within it, so read the official pages on the day you book and again on the day you leave. For
        comparison:
        <country-risk country="JP" variant="inline"><a href="https://example.org/japan">Japan: travel safety</a></country-risk>
      </p>
      <country-risk country="TZ" variant="badge"><a href="https://example.org/tanzania">Tanzania: travel safety</a></country-risk>
      ${
        BESIDE[look] ??
        html`<incident-list country="KE" hours="72" limit="12"><a href="https://example.org/kenya/incidents">Recent incidents in Kenya</a></incident-list>`
      }
    </div>
    <country-risk country="KE"><a href="https://example.org/kenya">Kenya: travel safety</a></country-risk>
  </article>`;
