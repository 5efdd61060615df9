import { html, nothing, type TemplateResult } from 'lit';
import type { ListVoice } from './incident-facts.js';

/** What the frame of every list of incidents shows. */
export interface IncidentFrame {
  readonly heading: TemplateResult;
  /** The count and the time window in words, if the heading is the editor's own; else empty. */
  readonly summary: string;
  /** Announced to screen readers when it changes. */
  readonly status: string;
  readonly news: unknown;
  readonly list: unknown;
  readonly credit: unknown;
}

/** What one tag puts into the frame besides the list. */
export interface IncidentFrameParts {
  /** Beside the title. */
  readonly tools: TemplateResult;
  /** Above the list, or around it. */
  readonly body: (list: TemplateResult) => TemplateResult;
  readonly footnote?: string;
}

/** Title, list and credit, all of them in every state, so that nothing on the page moves. */
export const incidentFrame = (frame: IncidentFrame, { tools, body, footnote }: IncidentFrameParts, { say }: ListVoice): TemplateResult =>
  html`<div class="frame">
    <p class="hidden" role="status">${frame.status}</p>
    <div class="head">
      <div class="heads">${frame.heading}${frame.summary ? html`<p class="quiet">${frame.summary}</p>` : nothing}</div>
      ${tools}
    </div>
    ${body(
      html`<div class="box">
        ${frame.news}
        <section class="list" part="list" role="region" tabindex="0" aria-label=${say.list}>${frame.list}</section>
      </div>`,
    )}
    <slot name="note"></slot>
    <div class="foot">
      <p>${say.classified} ${say.checkAdvice}${footnote ? ` ${footnote}` : nothing}</p>
      <p class="credits">${frame.credit}</p>
    </div>
  </div>`;
