import { css } from 'lit';

/** On paper the table has table layout again, so that its head repeats on every page. */
export const printedTableStyles = css`
  @media print {
    .arrow,
    .none button,
    .controls .field {
      display: none;
    }
    .bars button:not([aria-pressed='true']) {
      border-block-end: 1px solid #000;
    }
    .rows {
      border: 0;
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
    :is(thead, tbody) tr {
      display: table-row;
      break-inside: avoid;
    }
    tbody tr:nth-child(n + 16) {
      content-visibility: visible;
    }
    tr > [class] {
      display: table-cell;
      padding: 3px 8px 3px 0;
      border-block-end: 1px solid var(--_border);
      white-space: nowrap;
    }
    tr > :is(.name, .tier) {
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
