import { css } from 'lit';
import { frameStyles } from './content.styles.js';
/** The table. Its box has its final size before it has any content. */
const tableStyles = css`
  :host {
    --_rows: var(--risk-table-height, 30em);
    --_hover: color-mix(in srgb, var(--_accent) 9%, var(--_surface));
    --_line: color-mix(in srgb, var(--_border) 60%, var(--_surface));
  }
  .rows {
    position: relative;
    block-size: var(--_rows);
    border: 1px solid var(--_border);
    border-inline-width: var(--_sides);
    border-radius: var(--_corners);
    overflow: hidden auto;
    scrollbar-width: thin;
  }
  .rows.short {
    block-size: auto;
    max-block-size: var(--_rows);
  }
  .rows :is(slot, .failure) {
    display: block;
    padding: 12px var(--_inset);
  }
  slot > div {
    margin: -12px calc(-1 * var(--_inset));
  }
  .rows:focus-visible {
    outline-offset: 0;
  }
  table,
  tbody {
    display: block;
  }
  table {
    line-height: 1.3;
    text-wrap: balance;
  }
  thead {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    display: block;
    background: var(--_surface);
    box-shadow: 0 1px var(--_border);
  }
  tr {
    display: grid;
    grid-template: auto / minmax(0, 1fr) minmax(0, 1.2fr) 6.5em;
    align-items: center;
    gap: 0 12px;
    padding-inline: var(--_inset);
  }
  .regions tr {
    grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, max(15.5em, 27cqi)) 6.5em;
  }
  thead tr {
    min-block-size: 46px;
    padding-block-end: 4px;
  }
  tbody tr,
  .bar {
    min-block-size: 44px;
    border-block-end: 1px solid var(--_line);
  }
  tbody tr {
    cursor: pointer;
  }
  tbody tr:nth-child(n + 16) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 43px;
  }
  tbody tr:last-child {
    border-block-end-color: transparent;
  }
  tbody tr:hover {
    background: var(--_hover);
  }
  tr.selected {
    background: var(--_hover);
    box-shadow:
      inset 0 2px var(--_accent),
      inset 0 -2px var(--_accent);
  }
  th,
  td {
    padding: 0;
    text-align: start;
    font-weight: inherit;
  }
  thead th {
    font-size: var(--_note);
    font-weight: 600;
    line-height: 1.2;
  }
  th button {
    display: inline;
    min-block-size: 24px;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: 2px;
    background: none;
    font: inherit;
    text-align: inherit;
  }
  thead button {
    white-space: nowrap;
  }
  .name {
    display: flex;
    align-items: center;
    gap: 0.5em;
  }
  .flag {
    flex: none;
    inline-size: 1.5em;
    font-size: var(--_lead);
    line-height: 1;
    text-align: center;
    white-space: nowrap;
    overflow-x: clip;
  }
  .name button {
    font-weight: 600;
  }
  tr:hover .name button {
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  .arrow {
    display: inline-block;
    inline-size: 1em;
    margin-inline-start: 0.2em;
    font-size: 0.75em; /* a sign, no text */
    text-align: center;
    opacity: 0.6;
  }
  .arrow::before {
    content: '↕';
  }
  [aria-sort='ascending'] .arrow::before {
    content: '▲';
  }
  [aria-sort='descending'] .arrow::before {
    content: '▼';
  }
  [aria-sort$='ending'] .arrow {
    opacity: 1;
  }
  td.region {
    color: var(--_quiet);
  }
  td.tier {
    display: flex;
    align-items: center;
    gap: 0.6em;
  }
  .score {
    text-align: end;
  }
  td.score {
    font-size: var(--_lead);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  .direction {
    display: block;
    color: var(--_quiet);
    font-weight: 400;
  }
  .bar {
    background:
      linear-gradient(var(--_line) 0 0) var(--_inset) 50% / 32% 10px no-repeat,
      linear-gradient(var(--_line) 0 0) calc(100% - var(--_inset)) 50% / 2em 10px no-repeat;
  }
  .none + div .bar {
    background: none;
    border-color: transparent;
  }
  .none {
    padding: 2em var(--_inset);
    text-align: center;
    color: var(--_quiet);
  }
  @container (inline-size < 35em) {
    tbody tr,
    .regions tbody tr {
      grid-template: auto auto / minmax(0, 1fr) auto;
      align-content: center;
      row-gap: 3px;
      padding-block: 6px;
      contain-intrinsic-block-size: auto 53px;
    }
    thead tr {
      display: flex;
      flex-wrap: wrap;
      overflow-wrap: normal;
    }
    thead .score {
      flex: 1 1 min-content;
    }
    tbody tr,
    .bar {
      min-block-size: 66px;
    }
    .regions .region {
      display: none;
    }
    td.tier {
      grid-row: 2;
      padding-inline-start: calc(1.125em * 1.5 + 0.5em);
    }
    td.score {
      grid-area: 1 / 2 / 3;
    }
  }
  @container (inline-size < 15em) {
    .name {
      grid-column: span 2;
    }
    td.tier {
      padding: 0;
    }
    td.score {
      grid-row: 2;
    }
  }
  @media (forced-colors: active) {
    tr.selected {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    .level {
      forced-color-adjust: none;
    }
  }
`;

/** On paper the table has table layout again, so that its head repeats on every page; search and region appear only if they are in use. */
const printedTableStyles = css`
  @media print {
    .arrow {
      display: none;
    }
    .controls .field:not(:has(:placeholder-shown, [value='']:checked)) {
      display: block;
    }
    .field :is(input, select) {
      block-size: auto;
      padding: 0;
      border: 0;
      outline: 0;
      appearance: none;
      font-weight: 700;
    }
    ::-webkit-search-cancel-button,
    .none button {
      display: none;
    }
    .rows,
    .rows.short {
      block-size: auto;
      max-block-size: none;
      border: 0;
      overflow: visible;
    }
    table {
      display: table;
      inline-size: 100%;
      border-collapse: collapse;
    }
    thead {
      display: table-header-group;
    }
    tbody {
      display: table-row-group;
    }
    thead tr,
    tbody tr {
      display: table-row;
      break-inside: avoid;
    }
    tbody tr:nth-child(n + 16) {
      content-visibility: visible;
    }
    tr > * {
      display: table-cell;
      padding: 3px 8px 3px 0;
      border-block-end: 1px solid var(--_border);
      white-space: nowrap;
    }
    tr > .name,
    tr > .tier {
      display: table-cell;
      white-space: normal;
    }
    th button {
      display: contents;
    }
    tr > * > * {
      margin-inline-end: 0.4em;
    }
  }
`;

/** Title, controls and foot. */
const tableFrameStyles = css`
  .frame {
    gap: 12px;
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
    font-size: var(--_note);
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
    font-size: max(16px, 1em); /* smaller, and an iPhone zooms in on it */
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

/** All styles of the table and its frame. */
export const riskTableStyles = [frameStyles, tableFrameStyles, tableStyles, printedTableStyles];
