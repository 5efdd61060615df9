import { css } from 'lit';
import { namedRulerStyles, rulerStyles } from './ruler.js';
import { contentStyles } from './content.styles.js';
import { showMoreStyles, sectionStyles } from './sections.js';
import { tierStyles } from './tier.js';

const cardStyles = css`
  .card {
    display: flex;
    flex-direction: column;
    gap: calc(var(--_space) * 0.75);
    container-type: inline-size;
    contain-intrinsic-inline-size: 14em;
  }
  .head {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: 0 1em;
    @container (max-width: 13em) {
      grid-template-columns: 100%;
    }
  }
  .head > .quiet,
  .verdict {
    position: relative; /* stays above the backplate that forced colours add */
    grid-column: 1 / -1;
  }
  .verdict {
    display: flex;
    align-items: center;
    gap: 0.5em;
    font-size: var(--_lead);
    font-weight: 600;
    line-height: 1.25;
  }
  .verdict .remark {
    font-size: calc(13em / 17);
  }
  .figure {
    max-inline-size: min(44cqi, 11em);
    text-align: end;
    line-height: 0.8;
    @container (max-width: 13em) {
      max-inline-size: none;
      text-align: start;
      line-height: 1;
    }
  }
  .figure b {
    font-size: calc(44em / 15);
    font-weight: 700;
    letter-spacing: -0.02em;
  }
  .foot {
    margin-block-start: auto;
    padding-block-start: 0.6em;
    border-block-start: 1px solid var(--_border);
    display: grid;
    gap: 0.25em;
    line-height: 1.2em;
  }
  .ages {
    min-block-size: 4.05em;
    @container (min-width: 42em) {
      min-block-size: 2.95em;
    }
  }
  .ratings {
    display: grid;
    gap: 0 2em;
  }
  .ratings li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto clamp(8.5em, 33cqi, 9em);
    align-items: center;
    gap: 0.5em;
    padding-block: 0.12em;
    border-block-start: 1px solid var(--_hair);
    line-height: 1.3;
    @container (max-width: 21em) {
      grid-template-columns: auto 1fr;
      > :first-child {
        grid-column: 1 / -1;
      }
    }
  }
  .pips {
    background: var(--_hair);
    fill: light-dark(#454b52, #c9cfd6);
    mask: repeating-linear-gradient(90deg, #0000 0 2px, #000 2px 13px);
    @media (forced-colors: active) {
      fill: CanvasText;
    }
  }
  [dir='rtl'] .pips {
    scale: -1 1;
  }
  .advice {
    display: grid;
    gap: 0.75em 2em;
    @container (min-width: 34em) {
      grid-template-columns: repeat(auto-fit, minmax(14em, 1fr));
    }
  }
  .advice ~ p,
  .sent + p {
    margin-block-start: 0.5em;
  }
  .government {
    font-size: var(--_note);
    font-weight: 600;
  }
  .source {
    color: var(--_quiet);
    font-weight: 400;
  }
  .words,
  [part='summary'] {
    max-inline-size: 60ch;
  }
  .words {
    margin-block: 0.1em 0.25em;
    font-size: var(--_lead);
    line-height: 1.35;
    text-wrap: pretty;
  }
  .old {
    color: light-dark(#8a4b00, #f0b76b);
  }
  .later::before {
    content: attr(data-text);
    visibility: hidden;
  }
  :host([frozen]) .later {
    display: none;
  }
  @container (min-width: 52em) {
    .ages {
      min-block-size: 2em;
    }
    .top {
      display: grid;
      grid-template-columns: 26em minmax(0, 1fr);
      align-items: start;
      gap: 2em;
    }
    .top .among {
      min-block-size: 2.4em;
    }
    .ratings {
      grid-template-columns: 1fr 1fr;
    }
  }
  /* Another link may be directly above. */
  @media (pointer: coarse) {
    .advisory .quiet a {
      padding-block: 3px 27px;
    }
  }
  @media print {
    :host(:not([variant='full' i])) .card {
      break-inside: avoid;
    }
  }
`;

export const styles = [tierStyles, showMoreStyles, contentStyles, sectionStyles, rulerStyles, namedRulerStyles, cardStyles];
