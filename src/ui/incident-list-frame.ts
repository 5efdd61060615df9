import { html, nothing, type TemplateResult } from 'lit';
import type { ListVoice } from './incident-facts.js';

/** Everything the frame of a list of incidents shows. */
export interface IncidentListFrame {
  readonly heading: TemplateResult;
  /** The count and the window in words, where the heading is the editor's own. */
  readonly summary: string;
  readonly isBusy: boolean;
  /** Said aloud when it changes. */
  readonly status: string;
  readonly isOpen: boolean;
  /** Time window, categories and severities, once they are there. */
  readonly filters: unknown;
  readonly news: unknown;
  readonly list: TemplateResult;
  readonly credit: unknown;
}

/** Title and filters, list, credit: all of it in every state, so that nothing on the page moves. */
export function incidentListFrame(frame: IncidentListFrame, { say, lang, dir }: ListVoice, toggle: () => void): TemplateResult {
  return html`<div class="root frame" lang=${lang} dir=${dir} aria-busy=${frame.isBusy}>
    <p class="hidden" role="status">${frame.status}</p>
    <div class="head">
      <div class="heads">${frame.heading}${frame.summary ? html`<p class="quiet">${frame.summary}</p>` : nothing}</div>
      <button class="filters" type="button" part="filter" aria-expanded=${frame.isOpen} aria-controls="filters" @click=${toggle}>${say.filters}</button>
    </div>
    <div class="panel" id="filters" ?hidden=${!frame.isOpen}>${frame.filters}</div>
    <div class="box">
      ${frame.news}
      <section class="list" part="list" role="region" tabindex="0" aria-label=${say.list}>${frame.list}</section>
    </div>
    <slot name="note"></slot>
    <div class="foot">
      <p>${say.classified} ${say.checkAdvice}</p>
      <p class="credits">${frame.credit}</p>
    </div>
  </div>`;
}
