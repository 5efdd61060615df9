import { css } from 'lit';

/** Styles needed only on scroll, hover or selection. Off-screen rows cost nothing. */
export const usedTableStyles = css`
  tbody tr,
  .ends {
    cursor: pointer;
  }
  tbody tr:last-child {
    border-block-end-color: transparent;
  }
  [data-fit] .reserved {
    display: none;
  }
  @media screen {
    tbody tr:nth-child(n + 16) {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 39px;
    }
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
  tr:hover .name button {
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  /* Tier buttons of the map. */
  .bars [aria-pressed='true'] {
    box-shadow:
      inset 0 -3px var(--_text),
      inset 0 -5px var(--_surface);
  }
  @container (inline-size < 35em) {
    .chosen + .ends > .on {
      display: flex;
    }
    .chosen + .ends > :not(.on) {
      display: none;
    }
  }
  .frame:has(th :focus-visible) #table-help {
    display: inline;
    margin-inline-start: 0.3em;
  }
  @media (pointer: coarse) {
    th .plain {
      position: relative;
      padding-block: 11px;
      margin-block: -11px;
    }
    thead .plain {
      padding-block: 15px;
    }
  }
  @media (forced-colors: active) {
    .gauge {
      --_quiet: CanvasText;
    }
    .bars [aria-pressed='true'] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
    tr.selected {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    thead {
      background: Canvas;
      backdrop-filter: none;
    }
  }
  /* In print the table has table layout again, so that its head repeats on every page. */
  @media print {
    .arrow,
    .none button,
    .reserved,
    .controls .field {
      display: none;
    }
    .bars button:not([aria-pressed='true']) {
      border-block-end: 1px solid #000;
    }
    table {
      inline-size: 100%;
      border-collapse: collapse;
    }
    .rows {
      border: 0;
    }
    table,
    thead,
    tbody {
      display: revert;
    }
    :is(thead, tbody) tr {
      display: revert;
      break-inside: avoid;
    }
    tr > [class] {
      display: revert;
      padding: 3px 8px 3px 0;
      border-block-end: 1px solid var(--_border);
      white-space: nowrap;
    }
    tr > :is(.name, .tier) {
      white-space: normal;
    }
    @container (inline-size >= 35em) {
      tr > .tier {
        white-space: nowrap;
      }
    }
    /* Aligns all rulers. */
    td.score > :first-child {
      display: inline-block;
      min-inline-size: 3ch;
      margin-inline-end: 0.7em;
    }
    th button {
      display: contents;
    }
    tr > * > * {
      margin-inline-end: 0.4em;
    }
  }
`;
