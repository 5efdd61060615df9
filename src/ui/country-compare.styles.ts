import { css, type CSSResult } from 'lit';

/** A table, if the card is wide enough to read all its columns; above `oneLine`, the words of a rating stand beside its marks. */
const asTable = (columns: number, width: number, oneLine: number): CSSResult => css`
  @container (min-width: ${width}em) {
    .cols-${columns} {
      display: table;
      table-layout: fixed;
      thead {
        display: table-header-group;
        position: static;
        clip-path: none;
      }
      tbody {
        display: table-row-group;
      }
      tr {
        display: table-row;
      }
      th,
      td {
        display: table-cell;
        padding-block: 0.5em;
        padding-inline-end: 1em;
        border-block-end: 1px solid var(--_hair);
        vertical-align: top;
      }
      :is(th, td):last-child {
        padding-inline-end: 0;
      }
      thead :is(th, td) {
        border-block-end: 1px solid var(--_text);
        vertical-align: bottom;
      }
      thead th {
        color: inherit;
        font-size: var(--_lead);
        font-weight: 600;
        line-height: 1.25;
      }
      .corner {
        inline-size: ${columns < 4 ? 11 : 10}em;
      }
      .group :is(th, td) {
        padding-block: 1.25em 0.35em;
        vertical-align: baseline;
      }
      .who {
        display: none;
      }
      .rating {
        flex-direction: column;
        align-items: start;
      }
    }
  }
  @container (min-width: ${oneLine}em) {
    .cols-${columns} .rating {
      flex-flow: wrap;
      align-items: center;
    }
  }
`;

/** Two countries as two columns, where a table does not fit: what is compared stands above both, their names on top as long as the rows are in view. */
const asColumns = css`
  @container (16em <= width < 30em) {
    .cols-2 {
      thead {
        position: sticky;
        z-index: 2;
        inset-block-start: 0;
        clip-path: none;
        background: var(--_surface);
        border-block-end: 1px solid var(--_text);
      }
      tr {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        gap: 0 0.75em;
        border-block-end: 1px solid var(--_hair);
      }
      thead tr,
      .group {
        border: 0;
      }
      .corner {
        display: none;
      }
      thead th {
        padding-block: 0.5em;
        color: inherit;
        font-size: 1em;
        font-weight: 600;
      }
      tbody th,
      .group td {
        grid-column: 1 / -1;
      }
      td {
        padding-block: 0.125em 0.5em;
        border: 0;
      }
      .who {
        display: none;
      }
      .rating {
        flex-direction: column;
        align-items: start;
      }
    }
  }
`;

/**
 * In less room, every row becomes a short list of its own, country by country. On paper, more columns mean smaller text,
 * so that five fit side by side on A4 portrait: the card is the container, and its own size says how much room there is.
 * The rule that keeps a card on one page is overridden here by higher specificity, because a comparison may take several.
 */
export const compareStyles = [
  css`
    .compare,
    .compare tbody,
    .compare tr,
    .compare th,
    .compare td {
      display: block;
      text-align: start;
    }
    .compare {
      inline-size: 100%;
      border-collapse: collapse;
    }
    .compare thead {
      display: block;
      position: absolute;
      clip-path: inset(50%);
    }
    .compare th {
      padding: 0.625em 0 0.125em;
      color: var(--_quiet);
      font-weight: 600;
    }
    .compare .group th {
      padding-block: 1.25em 0.125em;
      color: inherit;
      font-weight: 600;
    }
    .compare td {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 0.75em;
      padding: 0.35em 0;
      border-block-end: 1px solid var(--_hair);
    }
    .compare .who {
      flex: 5 1 4em;
      max-inline-size: 100%;
      overflow-wrap: break-word;
    }
    .who + div {
      flex: 9 1 7.2em;
    }
    .compare .line {
      display: flex;
      align-items: center;
      gap: 0.25em 0.45em;
      line-height: 1.25;
    }
    .line :empty:not(i) {
      display: none;
    }
    .compare b[part='score'] {
      font-size: var(--_lead);
      font-variant-numeric: tabular-nums;
    }
    .compare td > div > span.quiet {
      display: block;
    }
    .compare .rating b {
      font-weight: inherit;
    }
    .compare .highest {
      font-weight: 600;
    }
    .group td {
      display: block;
      padding: 0;
      border: 0;
    }
    .unfold {
      min-block-size: 24px;
      padding: 0;
      border: 0;
      background: none;
      color: var(--_accent);
      text-decoration: underline;
      text-underline-offset: 0.15em;
    }
    @media screen and (scripting: enabled) {
      .folded-rows > [part='row'],
      .folded-texts .text {
        display: none;
      }
    }
    @media print, (scripting: none) {
      .unfold {
        display: none;
      }
    }
    @media (pointer: coarse) {
      .unfold {
        padding-block: 12px;
        padding-inline-end: 12px;
        margin-block: -12px;
      }
    }
    .compare .level-text {
      font-weight: 600;
    }
    .missing {
      display: grid;
      gap: 0.25em;
    }
    .missing > div {
      display: flex;
      align-items: baseline;
      gap: 0.6em;
      padding: 0.25em 0.75em;
      border-inline-start: 3px solid var(--_accent);
    }
    .missing .failure {
      flex: 1;
      padding: 0;
      font-size: inherit;
      color: inherit;
    }
    @media print {
      .root > .card.card.card,
      .card > .compare {
        break-inside: auto;
      }
      .card {
        font-size: 0.86em;
      }
      .card:has(.cols-4) {
        font-size: 0.8em;
      }
      .card:has(.cols-5) {
        font-size: 0.7em;
      }
      .card:has(.cols-5) > * {
        font-size: 1.07em;
      }
      .compare tr {
        break-inside: avoid;
      }
      .card > :first-child,
      .compare .group {
        break-after: avoid;
      }
    }
  `,
  asColumns,
  asTable(1, 26, 26),
  asTable(2, 30, 40),
  asTable(3, 37, 53),
  asTable(4, 50, 68),
  asTable(5, 60, 82),
];
