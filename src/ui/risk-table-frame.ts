import { css, html, nothing, type TemplateResult } from 'lit';
import { frameStyles } from './frame.js';
import type { TableVoice } from './risk-table.js';

/** Title, controls and foot. */
const ownStyles = css`
  .frame {
    gap: 12px;
  }
  .title {
    line-height: 1.3;
    text-wrap: balance;
  }
  .controls {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 8px 12px;
  }
  .field {
    flex: 1 1 9em;
    max-inline-size: 20em;
    display: grid;
    gap: 3px;
    font-size: 0.8125em;
    color: var(--_quiet);
  }
  .field :is(input, select) {
    inline-size: 100%;
    block-size: 36px;
    margin: 0;
    padding-inline: 9px;
    border: 1px solid light-dark(#868d95, #79818b);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
    font: inherit;
    font-size: max(16px, 1em);
  }
  .field select {
    padding-inline-end: 4px;
  }
  .count {
    flex: 1 0 11em;
    min-block-size: 1.45em;
    align-self: end;
    padding-block-end: 8px;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  @container (max-inline-size: 799.9px) {
    .credits {
      min-block-size: 2.9em;
    }
  }
  @container (inline-size < 35em) {
    .frame {
      padding: calc(var(--_space) * 0.75);
    }
    .count {
      padding: 0;
      text-align: start;
    }
    .credits {
      min-block-size: 4.35em;
    }
  }
  @media print {
    .controls .field {
      display: none;
    }
  }
`;

export const tableFrameStyles = [frameStyles, ownStyles];

/** Everything the frame around a country table shows. */
export interface TableFrame {
  readonly heading: TemplateResult;
  /** Announced to screen readers when it changes. */
  readonly status: string;
  /** A map above the table. */
  readonly picture: unknown;
  readonly controls: TemplateResult;
  /** The table, or why there is none. */
  readonly content: unknown;
  /** True if the editor limits the table to so few rows that the box is as tall as they are. */
  readonly isShort: boolean;
  readonly note: string;
  readonly credit: unknown;
}

/** Title, controls, table and credit, all of them in every state, so that nothing on the page moves. */
export function tableFrame(frame: TableFrame, { say }: TableVoice): TemplateResult {
  return html`<div class="frame">
    <p class="hidden" role="status">${frame.status}</p>
    ${frame.heading} ${frame.picture} ${frame.controls}
    <section class="rows ${frame.isShort ? 'short' : ''}" part="table" role="region" tabindex="0" aria-label=${say.countryTable}>${frame.content}</section>
    <slot name="note"></slot>
    <div class="foot">
      <p>${say.fromPublicSources} ${say.nationwide}${frame.note ? html` ${frame.note}` : nothing}</p>
      <p class="credits">${frame.credit}</p>
    </div>
  </div>`;
}
