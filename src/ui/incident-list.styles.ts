import { css } from 'lit';
import { SEVERITY_DEPTHS } from '../model/incident.js';
import { color, joined } from './color.js';
import { frameStyles } from './frame.styles.js';

const severities = SEVERITY_DEPTHS.map(
  (fill, index) => css`
    :host {
      --_severity-${index + 1}: var(--risk-severity-${index + 1}, ${color(fill)});
    }
    .severity-${index + 1} {
      --_fill: var(--_severity-${index + 1});
    }
  `,
);

/**
 * Signs, rows and details of incidents, wherever they are shown.
 *
 * @cssprop --risk-severity-N - Colour of incidents of severity N; the number on it is white on light pages and nearly black on dark ones.
 */
export const incidentStyles = css`
  :host {
    --_digit: light-dark(#fff, #160a2e);
    --_hover: color-mix(in srgb, var(--_accent) 9%, var(--_surface));
  }
  .badge {
    --_fill: light-dark(#5f646b, #b4bac1);
    flex: none;
    inline-size: 1.5em;
    overflow: visible;
    font:
      700 calc(8px + 8em / 15) / 1 system-ui,
      sans-serif;
  }
  .badge path {
    fill: var(--_fill);
    stroke: var(--_surface);
    stroke-width: 1.5;
    paint-order: stroke;
    stroke-linejoin: round;
  }
  .badge text {
    fill: var(--_digit);
    font-size: 12px;
  }
  ${severities.reduce(joined)}
  .severity-1 {
    inline-size: 1.25em;
  }
  .severity-1 text {
    font-size: 14px;
  }
  .severity-2 {
    inline-size: 1.375em;
  }
  .severity-2 text {
    font-size: 13px;
  }
  .severity-3 {
    inline-size: 1.5625em;
  }
  .severity-4 {
    inline-size: 1.8125em;
  }
  .severity-5 {
    inline-size: 2.125em;
  }
  .resolved path {
    fill-opacity: 0.55;
    stroke: var(--_fill);
    stroke-dasharray: 3 2.4;
  }
  .link {
    min-block-size: 24px;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    font-size: inherit;
    color: var(--_accent);
    text-decoration: underline;
  }
  .tag {
    padding: 0.05em 0.45em;
    border: 1px solid currentColor;
    border-radius: 1em;
    font-weight: 600;
    color: var(--_quiet);
    white-space: nowrap;
  }
  .items {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .item {
    border-block-end: 1px solid var(--_border);
    contain: content;
  }
  .item:last-child {
    border-block-end: 0;
  }
  .item.pointed,
  .item.open {
    background: var(--_hover);
  }
  .row {
    display: grid;
    grid-template-columns: calc(12px + 0.75em) minmax(0, 1fr);
    gap: 1px 10px;
    align-items: start;
    inline-size: 100%;
    padding: 10px var(--_inset);
    border: 0;
    border-radius: 0;
    background: none;
    text-align: start;
  }
  .row:focus-visible {
    outline-offset: -2px;
  }
  .row .badge {
    grid-row: 1 / 3;
    inline-size: 1.5em;
    place-self: center;
    align-self: start;
  }
  .row .badge text {
    font-size: 12px;
  }
  .topic {
    font-weight: 600;
    line-height: 1.3;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
  }
  .open .topic {
    -webkit-line-clamp: none;
  }
  .meta {
    font-size: var(--_note);
    line-height: 1.4;
    color: var(--_quiet);
  }
  .printed {
    display: none;
  }
  @container (inline-size < 17em) {
    .topic {
      -webkit-line-clamp: none;
    }
  }
  @media print {
    .printed {
      display: inline;
    }
    .item {
      break-inside: avoid;
    }
    .topic {
      display: block;
    }
  }
  @media (forced-colors: active) {
    .badge {
      forced-color-adjust: none;
      --_fill: CanvasText;
      --_digit: Canvas;
      --_surface: Canvas;
    }
    .item.open {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

/** The frame of every list of incidents: each part has its final size before it has any content. */
export const incidentFrameStyles = css`
  .heads {
    min-block-size: 1.45em;
  }
  /* Without incidents there are days alone, and one sentence. */
  .frame:has(.none):not(:has(.note)) {
    --_above: calc(2.6 * var(--_note) + 69px);
    --_list: auto;
    --_box: contents;
    --_said: absolute;
  }
  /* Days, severities and a button, which come after all that a reader sees first: until then their lines. */
  .above {
    min-block-size: var(--_above, calc(6.65 * var(--_note) + 136px));
  }
  .bare .above {
    visibility: hidden;
  }
  .awaited {
    background:
      linear-gradient(var(--_border) 0 0) 0 calc(1.3 * var(--_note) + 48px) / 100% 1px no-repeat,
      linear-gradient(var(--_border) 0 0) 0 calc(2.6 * var(--_note) + 105px) / 100% 6px no-repeat;
  }
  .box {
    position: relative;
    min-inline-size: 0;
  }
  .list {
    block-size: var(--_list, 24em);
    border: 1px solid var(--_border);
    border-inline-width: var(--_sides);
    border-radius: var(--_corners);
    overflow: hidden auto;
    scrollbar-width: thin;
    scroll-padding-block-start: 2.4em;
  }
  .list:focus-visible {
    outline-offset: 0;
  }
  /* The first ones are painted even where nobody has scrolled: in a picture of the whole page, say. */
  .list .item:nth-child(n + 16) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 69px;
  }
  .day {
    position: sticky;
    z-index: 1;
    inset-block-start: -1px;
    margin-block-start: -1px;
    padding: 5px var(--_inset);
    border-block: 1px solid var(--_border);
    font-size: var(--_note);
    font-weight: 600;
  }
  .note {
    padding: 8px var(--_inset);
    font-size: var(--_note);
    color: var(--_quiet);
    border-block-end: 1px solid var(--_border);
  }
  .none {
    padding: 2em var(--_inset);
    text-align: center;
    color: var(--_quiet);
  }
  .list slot {
    display: block;
    padding: 12px var(--_inset);
  }
  .bars {
    margin: -12px calc(-1 * var(--_inset));
  }
  .bar {
    block-size: 76px;
    border-block-end: 1px solid var(--_border);
    background:
      linear-gradient(var(--_border) 0 0) var(--_inset) 16px / 24px 24px no-repeat,
      linear-gradient(var(--_border) 0 0) calc(var(--_inset) + 42px) 16px / 60% 10px no-repeat,
      linear-gradient(var(--_border) 0 0) calc(var(--_inset) + 42px) 36px / 40% 8px no-repeat;
    opacity: 0.5;
  }
  @container (inline-size < 70em) {
    .credits {
      min-block-size: 2.9em;
    }
  }
  @container (inline-size < 38em) {
    .credits {
      min-block-size: 4.4em;
    }
  }
  @container (inline-size < 30em) {
    .above {
      min-block-size: var(--_above, calc(9.4 * var(--_note) + 142px));
    }
  }
  @media print {
    .above {
      display: none;
    }
    .list {
      block-size: auto;
      contain: none;
      border: 0;
      overflow: visible;
    }
    .day {
      position: static;
      break-after: avoid;
    }
    .list .item:nth-child(n + 16) {
      content-visibility: visible;
    }
    @container (inline-size >= 36em) {
      .list {
        columns: 2;
        column-gap: 1.5em;
      }
      .list > .note {
        column-span: all;
      }
    }
  }
`;

/** What only the list without a map has: its height. */
const daysStyles = css`
  :host {
    --_list: var(--incident-list-height, 26em);
  }
  .list[data-fit] {
    block-size: auto;
    max-block-size: var(--_list);
  }
`;

/** All styles of the standalone list. */
export const incidentListStyles = [frameStyles, incidentStyles, incidentFrameStyles, daysStyles];
