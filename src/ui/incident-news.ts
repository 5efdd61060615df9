import { css, html, type TemplateResult } from 'lit';
import type { IncidentNewsWords } from '../words/en/incident-news.js';
import type { Voice } from '../words/voice.js';

const newsStyles = css`
  .news {
    position: absolute;
    z-index: 2;
    inset-block-start: 6px;
    inset-inline: 0;
    margin-inline: auto;
    inline-size: fit-content;
    border-radius: 1.2em;
    background: var(--_text);
    border-color: var(--_text);
    color: var(--_surface);
    font-size: 0.875em;
  }
  @media print {
    .news {
      display: none;
    }
  }
`;

export const styles = [newsStyles];

export const newsWord = (count: number, { say, format }: Voice<IncidentNewsWords>): string => say.newIncidents(count, format);

/** The button that shows the new incidents that wait. */
export const newsButton = (count: number, voice: Voice<IncidentNewsWords>, show: () => void): TemplateResult =>
  html`<button class="news" type="button" @click=${show}>${newsWord(count, voice)}</button>`;
