import { css, html, type TemplateResult } from 'lit';
import type { Localizer } from '../words/localizer.js';

export const updateStyles = css`
  .update {
    position: absolute;
    z-index: 2;
    inset: 6px 0 auto;
    margin-inline: auto;
    inline-size: fit-content;
    border-radius: 1.2em;
    background: var(--_text);
    border-color: var(--_text);
    color: var(--_surface);
    font-size: var(--_note);
    @media print {
      display: none;
    }
  }
`;

/** "2 new incidents". */
export const updateText = (count: number, { strings, localize }: Localizer<'incidentUpdate'>): string => localize(strings.newIncidents, { count });

export const updateButton = (count: number, localizer: Localizer<'incidentUpdate'>, show: () => void): TemplateResult =>
  html`<button class="update" type="button" @click=${show}>${updateText(count, localizer)}</button>`;
