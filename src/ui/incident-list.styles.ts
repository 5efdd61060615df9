import { css } from 'lit';
import { frameStyles } from './frame.styles.js';
import { signStyles } from './incident-icon.js';

/** Incident rows and the frame of all incident lists. Every part has its final size before its content is loaded. */
export const incidentStyles = css`
  .tag {
    padding: 0.05em 0.45em;
    border: 1px solid currentColor;
    border-radius: 1em;
    font-weight: 600;
  }
  .tag,
  .meta time {
    white-space: nowrap;
  }
  .item {
    contain: content;
  }
  .item:not(:last-child),
  .note,
  .bar {
    border-block-end: 1px solid var(--_border);
  }
  .item:is(.pointed, .open) {
    background: var(--_hover);
  }
  .row {
    display: grid;
    grid-template-columns: calc(12px + 0.75em) minmax(0, 1fr);
    gap: 1px 10px;
    inline-size: 100%;
    padding: 10px var(--_inset);
    border-radius: 0;
    text-align: start;
  }
  .row:focus-visible {
    outline-offset: -2px;
  }
  .row .badge {
    grid-row: 1 / 3;
    inline-size: 1.5em;
    place-self: start center;
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
    @container (inline-size < 17em) {
      -webkit-line-clamp: none;
    }
  }
  .meta {
    line-height: 1.4;
  }
  /* As high as the longest possible title in the reader's language, including the lines below it. */
  .heads::before {
    content: attr(data-longest);
    float: left;
    width: 100%;
    margin-right: -100%;
    font-size: var(--_title);
    font-weight: 700;
    line-height: 1.2;
    visibility: hidden;
  }
  .heads:has(> .found)::before {
    padding-bottom: 0.86em;
  }
  .heads > .quiet::first-letter {
    text-transform: uppercase;
  }
  /* Reserves the height of the filters, which load after the first paint. */
  .frame {
    --_above: calc(4.6 * var(--_note) + 126px);
    @container (inline-size < 45em) {
      --_above: calc(9.55 * var(--_note) + 108px);
    }
  }
  .above {
    min-block-size: var(--_above);
  }
  .none:first-child {
    padding: 0 var(--_inset);
    font-size: min(var(--_title), 7cqi);
  }
  .list:has(.none:first-child) {
    display: contents;
  }
  .awaited {
    background:
      linear-gradient(var(--_border) 0 0) 0 calc(1.3 * var(--_note) + 48px) / 100% 1px no-repeat,
      linear-gradient(var(--_border) 0 0) 0 calc(2.6 * var(--_note) + 105px) / 100% 6px no-repeat;
  }
  .box {
    position: relative;
  }
  .list {
    block-size: var(--_list, 24em);
    scroll-padding-block-start: 2.4em;
  }
  /* The first rows are always rendered: a screenshot of the whole page never scrolls. */
  @media screen {
    .printed {
      display: none;
    }
    .list .item:nth-child(n + 16) {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 69px;
    }
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
  }
  .bar {
    block-size: 76px;
    background:
      linear-gradient(var(--_border) 0 0) var(--_inset) 16px / 24px 24px no-repeat,
      linear-gradient(var(--_border) 0 0) calc(var(--_inset) + 42px) 16px / 60% 10px no-repeat;
    opacity: 0.5;
  }
  .credits {
    @container (inline-size < 70em) {
      min-block-size: 2.9em;
    }
    @container (inline-size < 38em) {
      min-block-size: 4.4em;
    }
  }
  @container (inline-size < 30em) {
    .heads:has(> .found)::before {
      padding-bottom: 1.72em;
    }
    .frame {
      --_above: calc(9.4 * var(--_note) + 142px);
    }
  }
  @media print {
    .item {
      break-inside: avoid;
    }
    .topic {
      display: block;
    }
    .above {
      display: none;
    }
    .list {
      border: 0;
    }
    .day {
      position: static;
      break-after: avoid;
    }
  }
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
  }
`;

/** The height of the standalone list. Without incidents, the message needs less space than the days. */
const daysStyles = css`
  :host {
    --_list: var(--incident-list-height, 26em);
  }
  .list[data-fit] {
    block-size: auto;
    max-block-size: var(--_list);
  }
  .none:first-child {
    text-align: start;
  }
  .frame:has(.none:first-child) :is(.above, [data-reserve]),
  .frame:has(.none:first-child) .heads::before {
    display: none;
  }
`;

export const incidentListStyles = [frameStyles, signStyles, incidentStyles, daysStyles];
