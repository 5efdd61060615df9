import { css } from 'lit';
import { color, joined } from './color.js';

/** Shades of grey, because weights are not risks and must not look like tiers. */
const greys = ['#2b3036, #d3d7dc', '#5a6067, #a0a7af', '#8b929a, #6c747d', '#c3c8ce, #454b53'].map(
  (pair, index) => css`
    .component-${index + 1} {
      --_fill: light-dark(${color(pair)});
    }
  `,
);

export const methodologyStyles = css`
  .method {
    container-type: inline-size;
    contain-intrinsic-inline-size: 14em;
  }
  .method > * + * {
    margin-block-start: 1.125em;
  }
  .section {
    font-weight: 600;
    margin-block-end: 0.35em;
  }
  ${greys.reduce(joined)}
  .weights-bar {
    display: block;
    border-radius: 4px;
    background: var(--_hair);
  }
  .weights-bar rect {
    fill: var(--_fill);
    stroke: var(--_surface);
  }
  .ruler.ranges {
    margin-block: 0.5em 1.75em;
  }
  .ranges > .track {
    inline-size: 100%;
    block-size: 1.5em;
    margin-inline: 0;
  }
  .range rect {
    fill: var(--_bg, var(--_hair));
    stroke: var(--_line, var(--_border));
  }
  .range text {
    fill: var(--_fg, var(--_text));
    font-weight: 700;
    font-size: var(--_note);
  }
  .range .bound {
    fill: var(--_quiet);
    font-weight: 400;
    translate: 0 calc(1.5em + 1.5em * 15 / 13);
  }
  .ranges .axis {
    display: none;
  }
  .columns {
    contain: inline-size; /* a long word wraps within its row instead of widening the page */
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 2em;
    @container (min-width: 34em) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  .pairs > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 1em;
    padding-block: 0.3em;
    border-block-end: 1px solid var(--_hair);
  }
  .pairs dd {
    flex: auto;
    min-inline-size: 0;
    overflow-wrap: break-word;
    text-align: end;
  }
  :is(.weights, .bands) li {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-content: start;
    align-items: baseline;
    gap: 0 0.6em;
    padding-block: 0.5em;
    border-block-end: 1px solid var(--_hair);
  }
  .bands li {
    align-items: center;
    padding-block: 0.35em;
  }
  .about {
    grid-column: 2 / -1;
  }
  .links {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25em 1.5em;
  }
  .links a {
    margin-block: -0.35em;
  }
  .swatch {
    inline-size: 0.8em;
    block-size: 0.8em;
    border-radius: 2px;
    background: var(--_fill, var(--_hair));
    border: 1px solid var(--_mark);
  }
  .figures {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    @container (inline-size < 14em) {
      grid-column: 2;
    }
  }
  summary {
    padding-block: 2px;
    cursor: pointer;
    @media (pointer: coarse) {
      margin-block: -10px;
      padding-block: 12px;
    }
  }
  @media print {
    ::details-content {
      content-visibility: visible;
    }
  }
  .formula {
    font:
      var(--_note) ui-monospace,
      monospace;
  }
  .sources li {
    padding-block: 0.2em;
  }
  .weights,
  .method .more {
    margin-block-start: 0.5em;
  }
  @media (forced-colors: active) {
    :is(.weights-bar, .range) rect {
      fill: Canvas;
      stroke: CanvasText;
    }
    .range text {
      fill: CanvasText;
    }
  }
`;
