import { css, type CSSResult } from 'lit';

/** The countries are columns with a visible head. The words of a rating appear beside its marks where the longest of them fits. */
const heads = css`
  thead {
    position: static;
    clip-path: none;
  }
  thead tr {
    border-color: var(--_text);
  }
  thead th {
    color: inherit;
    grid-column: auto;
    padding-block: 0.5em;
  }
  td[data-name]::before {
    content: none;
  }
  .rating {
    flex-wrap: wrap;
  }
  .pips + span {
    flex: 1 0 8em;
  }
`;

/** Row labels stand beside the columns; their width fits the longest. */
const asTable = (which: CSSResult, width: number): CSSResult => css`
  @container (min-width: ${width}em) {
    .${which} {
      display: table;
      ${heads}
      thead {
        display: table-header-group;
      }
      tr {
        grid: auto / 11em;
        grid-auto-flow: column;
        grid-auto-columns: minmax(0, 1fr);
        gap: 0 1em;
      }
      thead th {
        align-self: end;
        font-size: var(--_lead);
      }
      th,
      td {
        grid-column: auto;
        padding-block: 0.5em;
      }
      .group {
        align-items: baseline;
      }
      .group :is(th, td) {
        padding-block: 1.25em 0.35em;
      }
      .group.group td {
        grid-column: 2 / span 2;
      }
    }
  }
`;

/** Two countries where a table does not fit: each row label spans both columns, and the head is sticky. */
const asColumns = css`
  @container (16em <= width < 30em) {
    .cols-2 {
      ${heads}
      thead {
        position: sticky;
        z-index: 2;
        inset-block-start: 0;
        background: var(--risk-color-surface);
        backdrop-filter: blur(24px);
      }
      * {
        scroll-margin-block-start: 6em;
      }
      tr {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      .corner {
        display: none;
      }
    }
  }
`;

/**
 * In narrower containers, every row is a list by country. The marks of ratings get darker on light pages and lighter on dark ones.
 * In print the card is the container, so its own width decides the layout.
 * Higher specificity overrides the rule that keeps a card on one page, because a comparison may take several.
 */
export const compareStyles = [
  css`
    .compare,
    .compare :is(thead, tbody, th) {
      display: block;
      text-align: start;
    }
    .compare {
      font: inherit; /* with the colour: on a page without a doctype, tables inherit neither */
      color: inherit;
      inline-size: 100%;
      border-collapse: collapse;
    }
    .compare thead {
      position: absolute;
      clip-path: inset(50%);
    }
    .compare tr {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(7em, 100%), 1fr));
      gap: 0 0.75em;
      border-block-end: 1px solid var(--_hair);
    }
    .compare th,
    .compare .group td {
      grid-column: 1 / -1;
    }
    .compare th {
      padding: 0.625em 0 0.125em;
      color: var(--_quiet);
      font-weight: 600;
    }
    .compare .group th {
      padding-block-start: 1.25em;
      color: inherit;
    }
    .compare td {
      display: flex;
      flex-wrap: wrap;
      place-content: start;
      align-items: baseline;
      gap: 0 0.75em;
      padding: 0.125em 0 0.5em;
    }
    td[data-name]::before {
      content: attr(data-name) / '';
      flex: 5 4em;
    }
    td > div {
      flex: 9 7.2em;
    }
    td > ::first-letter {
      text-transform: uppercase;
    }
    .compare .line {
      display: flex;
      align-items: center;
      gap: 0.25em 0.45em;
      line-height: 1.25;
    }
    b[part='score'] {
      padding-inline: 0.35em;
      border-radius: 0.2em;
      background: var(--_bg);
      color: var(--_fg);
      font-size: var(--_lead);
    }
    .rating b {
      font-weight: inherit;
    }
    .highest {
      font-weight: 600;
    }
    p.quiet {
      font-weight: 400;
    }
    .unfold {
      min-block-size: 24px;
      padding: 0;
      border: 0;
      background: none;
      color: var(--_accent);
      text-decoration: underline;
      @media (pointer: coarse) {
        padding-block: 14px;
        margin-block: -14px;
      }
      @media print, (scripting: none) {
        display: none;
      }
    }
    .more::after {
      content: ' +' / '';
    }
    [aria-expanded='true'] .more::after {
      content: ' −' / '';
    }
    @media screen and (scripting: enabled) {
      .folded-rows > [part='row'],
      .folded-texts .text {
        display: none;
      }
    }
    @media print {
      [data-address] a::after {
        content: none;
      }
      [data-address]::after {
        content: ' \\2066(' attr(data-address) ')\\2069';
      }
      .root > .card.card.card,
      .card > .compare {
        break-inside: auto;
      }
      .card:has(.many) {
        font-size: 0.75em;
      }
      .compare tr {
        break-inside: avoid;
      }
      .compare .group {
        break-after: avoid;
      }
    }
  `,
  asColumns,
  asTable(css`few`, 30),
  asTable(css`many`, 60),
];
