import { html } from 'lit';
import type { ListVoice } from './incident-facts.js';
import type { IncidentFrameParts } from './incident-frame.js';

/** The filters of the list: a button beside the title, and the panel it unfolds once that is loaded. */
export const foldedFilters = (isOpen: boolean, filters: unknown, { say }: ListVoice, toggle: () => void): IncidentFrameParts => ({
  tools: html`<button class="filters" type="button" part="filter" aria-expanded=${isOpen} aria-controls="filters" @click=${toggle}>${say.filters}</button>`,
  body: (list) =>
    html`<div class="panel" id="filters" ?hidden=${!isOpen}>${filters}</div>
      ${list}`,
});
