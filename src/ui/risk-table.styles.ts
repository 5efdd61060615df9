import { css } from 'lit';
import { frameStyles } from './frame.styles.js';

/** Title, controls, foot and table. The table's box has its final size before its content is loaded. */
const tableStyles = css`
  .frame {
    gap: 12px;
  }
  .controls {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 8px 12px;
  }
  /* Reserves the height of a label and its control. */
  .field {
    --_control: max(36px, 2.25em);
    flex: 1 9em;
    max-inline-size: 20em;
    min-block-size: calc(1.45em + 3px + var(--_control));
    display: grid;
    gap: 3px;
    @media (pointer: coarse) {
      --_control: max(44px, 2.25em);
    }
  }
  .count {
    flex: 1 0 11em;
    min-block-size: 1.45em;
    font-variant-numeric: tabular-nums;
  }
  /* The date follows the subtitle or takes a line of its own; it is loaded later. */
  @container (inline-size >= 35em) {
    .heads > .quiet {
      display: inline;
    }
    .count:not(:only-child) {
      padding-block-end: 8px;
      text-align: end;
    }
    #label + p::before {
      content: ' · ';
    }
  }
  @container (inline-size < 45em) {
    .count.cut {
      min-block-size: 2.9em;
    }
  }
  @container (max-inline-size: 799.9px) {
    .credits {
      min-block-size: 2.9em;
    }
  }
  :host {
    --_rows: var(--risk-table-height, 30em);
    --_below: 2.9; /* lines below the title on a phone: subtitle and date */
  }
  .rows {
    position: relative;
    block-size: var(--_rows);
    @media (pointer: coarse) {
      --_row: 44px;
    }
  }
  .rows:is(:has(.reserved, .none:first-child), [data-fit]) {
    block-size: auto;
    max-block-size: var(--risk-table-height, none);
  }
  table,
  thead,
  tbody {
    display: block;
  }
  table {
    font: inherit; /* with the colour: on a page without a doctype, tables inherit neither */
    color: inherit;
    line-height: 1.3;
    text-wrap: balance;
  }
  thead {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    box-shadow: 0 1px var(--_border);
  }
  tr {
    display: grid;
    grid-template: auto / minmax(0, 1fr) minmax(0, 1.2fr) 12em;
    align-items: center;
    gap: 0 12px;
    padding-inline: var(--_inset);
    @container (inline-size < 55em) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr) 8em;
    }
  }
  .regions tr {
    grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, max(17em, 27cqi)) 12em;
    @container (inline-size < 55em) {
      grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr) 17em 8em;
    }
    @container (inline-size < 42em) {
      grid-template-columns: minmax(0, 1fr) 17em 8em;
      > .region {
        display: none;
      }
    }
  }
  thead tr {
    min-block-size: 46px;
    padding-block-end: 4px;
  }
  tbody tr,
  .bar {
    min-block-size: var(--_row, 40px);
    border-block-end: 1px solid var(--_hair);
  }
  tr.marked {
    position: relative;
  }
  tr.marked::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    border-inline-start: 3px solid var(--_accent);
  }
  .marked > .name {
    padding-inline-start: 8px;
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
    border-radius: 2px;
    text-align: inherit;
  }
  thead button {
    white-space: nowrap;
  }
  .name,
  td.tier,
  .line {
    display: flex;
    align-items: center;
    gap: 0.5em;
  }
  .mark {
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
  .arrow {
    margin-inline-start: 0.4em;
    vertical-align: -1px;
  }
  .arrow > :not([aria-sort='ascending'] :first-child, [aria-sort='descending'] :last-child) {
    opacity: 0.5;
  }
  td.score {
    display: grid;
    grid-template-columns: 2em 1fr;
    align-items: center;
    gap: 12px;
    font-size: var(--_lead);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  td.score > :first-child {
    text-align: end;
  }
  .gauge {
    inline-size: 120px;
    block-size: 7px;
    margin-block: 2px;
    border: solid var(--_quiet);
    border-width: 0 1px;
    overflow: visible;
    @container (inline-size < 55em) {
      inline-size: 64px;
    }
  }
  .gauge line {
    stroke: var(--_quiet);
  }
  .gauge circle {
    fill: var(--_bg, var(--_mark));
    stroke: var(--_text);
  }
  .direction {
    display: block;
    font-weight: 400;
  }
  .direction,
  td.region {
    color: var(--_quiet);
  }
  .bar {
    background:
      linear-gradient(var(--_hair) 0 0) var(--_inset) 50% / 32% 10px no-repeat,
      linear-gradient(var(--_hair) 0 0) calc(100% - var(--_inset)) 50% / 2em 10px no-repeat;
  }
  :first-child > .bar:first-child {
    min-block-size: 46px;
  }
  .reserved {
    float: left;
    visibility: hidden;
  }
  @container (inline-size < 35em) {
    .rows {
      --_row: 66px;
      block-size: calc(var(--_rows) - 1.45 * var(--_note)); /* the line of the date */
    }
    .credits {
      min-block-size: 4.35em;
    }
    tbody tr,
    .regions tbody tr {
      grid-template: auto auto / minmax(0, 1fr) auto;
      align-content: center;
      row-gap: 3px;
      padding-block: 6px;
    }
    thead tr {
      display: flex;
      flex-wrap: wrap;
      overflow-wrap: normal;
    }
    thead .score {
      flex: 1 1 min-content;
      text-align: end;
    }
    td.tier {
      grid-row: 2;
    }
    .marked > .tier {
      padding-inline-start: 8px;
    }
    td.score {
      grid-area: 1 / 2 / 3;
      grid-template-columns: auto;
      justify-items: end;
      gap: 5px;
      line-height: 1;
    }
    .gauge {
      inline-size: 56px;
      margin-inline-end: 5px;
    }
  }
  @container (inline-size < 15em) {
    .name {
      grid-column: span 2;
    }
    td.score {
      grid-row: 2;
    }
  }
  /* From the first paint: Chromium does not repaint a box whose colours are no longer forced. */
  @media (forced-colors: active) {
    .level {
      forced-color-adjust: none;
    }
  }
`;

export const riskTableStyles = [frameStyles, tableStyles];
