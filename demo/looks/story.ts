import { html, type TemplateResult } from 'lit';

/** The same article block for every look. */
export const story = (): TemplateResult =>
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
      <incident-list country="KE" hours="72" limit="12"><a href="https://example.org/kenya/incidents">Recent incidents in Kenya</a></incident-list>
    </div>
    <country-risk country="KE"><a href="https://example.org/kenya">Kenya: travel safety</a></country-risk>
  </article>`;
