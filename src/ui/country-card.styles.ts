import { css } from 'lit';
import { rulerStyles } from './ruler.js';
import { sectionStyles } from './sections.js';
import { showMoreStyles } from './show-more.js';
import { contentStyles } from './content.styles.js';

const cardStyles = css`
  .card {
    display: flex;
    flex-direction: column;
    gap: var(--_space);
    min-block-size: inherit;
    padding: var(--_space);
    background: var(--_surface);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
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
  .title {
    font-size: 1.375em;
    line-height: 1.2;
  }
  .verdict {
    display: flex;
    align-items: center;
    gap: 0.5em;
    margin-block-start: 0.375em;
    font-weight: 600;
    line-height: 1.25;
  }
  .verdict [part] {
    min-inline-size: 0;
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
    font-size: 2.5em;
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
    grid-template-columns: minmax(0, 1fr) auto 7em;
    align-items: center;
    gap: 0.6em;
    padding-block: 0.3em;
    border-block-end: 1px solid light-dark(#edf0f2, #282d33);
    font-size: 0.9375em;
  }
  .pips {
    display: flex;
    gap: 2px;
  }
  .pips i {
    inline-size: 0.6em;
    block-size: 0.5em;
    border-radius: 1px;
    border: 1px solid light-dark(#8b929a, #7d858e);
  }
  .pips i.on {
    background: light-dark(#454b52, #c9cfd6);
    border-color: light-dark(#454b52, #c9cfd6);
  }
  .advice {
    display: grid;
    gap: 0.75em;
  }
  .advice + p {
    margin-block-start: 0.5em;
  }
  .advisory {
    padding: 0.75em 0.875em;
    border: 1px solid var(--_border);
    border-radius: calc(var(--_radius) - 2px);
    font-size: 0.9375em;
  }
  .advisory .government {
    font-size: 0.8125em;
    font-weight: 600;
    color: var(--_quiet);
  }
  .advisory .level-text {
    font-weight: 700;
    margin-block: 0.1em 0.2em;
  }
  @container (max-width: 17.5em) {
    .ratings li {
      grid-template-columns: auto 1fr;
    }
    .ratings li > :first-child {
      grid-column: 1 / -1;
    }
  }
  @container (max-width: 12em) {
    .head {
      grid-template-columns: 100%;
    }
    .head > *,
    .figure p {
      max-inline-size: none;
      text-align: start;
    }
    .details dd {
      flex-basis: auto;
    }
  }
  @container (min-width: 34em) {
    .advice {
      grid-template-columns: repeat(auto-fit, minmax(14em, 1fr));
    }
  }
  @container (min-width: 42em) {
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

export const styles = [contentStyles, sectionStyles, showMoreStyles, rulerStyles, cardStyles];
