import { css } from 'lit';

/** On paper the table has table layout again, so that its head repeats on every page; search and region appear only if they are in use. */
export const printedTableStyles = css`
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
