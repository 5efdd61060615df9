import { css } from 'lit';
import { rulerStyles } from './ruler.js';
import { sectionStyles } from './sections.js';
import { contentStyles } from './content.styles.js';
import { termStyles } from './terms.js';

const cardStyles = css`
  .card {
    display: flex;
    flex-direction: column;
    gap: var(--_space);
    min-block-size: inherit;
    container-type: inline-size;
    contain-intrinsic-inline-size: 14em;
  }
  .head {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: end;
    gap: 0.5em 1em;
    overflow-wrap: break-word;
    text-wrap: balance;
  }
  .head > * {
    max-inline-size: 68cqi;
  }
  .verdict {
    display: flex;
    align-items: center;
    gap: 0.5em;
    margin-block-start: 0.375em;
    font-size: var(--_lead);
    font-weight: 600;
    line-height: 1.25;
  }
  .verdict [part] {
    min-inline-size: 0;
  }
  .verdict .scale {
    font-size: calc(13em / 17);
  }
  .figure {
    text-align: end;
    line-height: 1.1;
  }
  .figure p {
    max-inline-size: 44cqi;
    margin-inline-start: auto;
  }
  .figure b {
    font-size: var(--_figure);
    font-weight: 700;
    line-height: 1;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  .foot {
    margin-block-start: auto;
    padding-block-start: 0.75em;
    border-block-start: 1px solid var(--_border);
    display: grid;
    gap: 0.25em;
    line-height: 1.2em;
  }
  .ratings {
    list-style: none;
    display: grid;
    gap: 0 2em;
  }
  .ratings li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 8.5em;
    align-items: center;
    gap: 0.6em;
    padding-block: 0.3em;
    border-block-end: 1px solid var(--_hair);
  }
  .pips {
    display: flex;
    gap: 2px;
  }
  .pips i {
    inline-size: 12px;
    block-size: 8px;
    border-radius: 1px;
    background: light-dark(#e2e5e9, #343a41);
  }
  .pips i.on {
    background: light-dark(#454b52, #c9cfd6);
  }
  .pips i:last-child {
    border-inline-end: 2px solid light-dark(#8b929a, #7d858e);
  }
  .advice {
    display: grid;
    gap: 1em 2em;
  }
  .advice ~ p,
  .sent + p {
    margin-block-start: 0.75em;
  }
  .government {
    font-size: var(--_note);
    font-weight: 600;
  }
  .source {
    margin-inline-start: 0.25em;
    color: var(--_quiet);
    font-weight: 400;
  }
  .words {
    max-inline-size: var(--_measure);
    margin-block: 0.1em 0.25em;
    font-size: var(--_lead);
    line-height: 1.35;
    text-wrap: pretty;
  }
  .old {
    color: light-dark(#8a4b00, #f0b76b);
    font-weight: 600;
  }
  @container (max-width: 21em) {
    .ratings li {
      grid-template-columns: auto 1fr;
    }
    .ratings li > :first-child {
      grid-column: 1 / -1;
    }
  }
  @container (max-width: 13em) {
    .head {
      grid-template-columns: 100%;
    }
    .head > *,
    .figure p {
      max-inline-size: none;
      text-align: start;
    }
  }
  @container (min-width: 34em) {
    .advice {
      grid-template-columns: repeat(auto-fit, minmax(14em, 1fr));
    }
  }
  @container (min-width: 52em) {
    .ratings {
      grid-template-columns: 1fr 1fr;
    }
  }
  @media (forced-colors: active) {
    .pips i.on {
      background: CanvasText;
    }
  }
  @media print {
    :host(:not([variant='full' i])) .card {
      break-inside: avoid;
    }
  }
`;

export const styles = [contentStyles, sectionStyles, termStyles, rulerStyles, cardStyles];
