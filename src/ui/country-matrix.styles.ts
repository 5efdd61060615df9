import { css } from 'lit';
import { color } from './color.js';

/** The grid line of a country and the height of a column's pole, by position. */
const positions = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
  (index) => css`
    .many tr:nth-child(${index}) {
      --_pole: ${index};
    }
    .many :is(th, td):nth-child(${index}) {
      --_line: ${index * 2 - 2};
    }
  `,
);

/**
 * Three or more countries in a narrow container: each country is a row and each fact a column; a grid places the cells of the same table. Column names are
 * horizontal, each at the top of a pole on a line of its own, so that long names never overlap.
 */
const matrix = css`
  @container (20em <= width < 60em) {
    .many {
      display: grid;
      grid-template-columns: minmax(0, 1fr) repeat(9, auto);
      line-height: 1.25;
      :is(thead, .matrix),
      :is(thead, .matrix) tr {
        display: contents;
      }
      tbody,
      .matrix .group td {
        grid-column: 1 / -1;
      }
      .corner {
        grid-area: 1 / 1;
      }
      [part='row'] th:where(.matrix *) {
        display: flex;
        justify-content: end;
        place-self: end center;
        grid-area: 1 / auto;
        inline-size: 1px;
        block-size: calc(1.15em * var(--_pole));
        padding: 0 0.4em;
        border-inline-end: 1px solid var(--_mark);
        font-size: var(--_note);
        font-weight: 400;
        line-height: 1.15;
        white-space: nowrap;
      }
      thead th {
        grid-area: var(--_line) / 1 / span 2;
        align-self: center;
        padding: 0;
        padding-inline-start: 1.65em;
        color: inherit;
      }
      .matrix [part='row'] td {
        display: grid;
        grid-row: var(--_line) / span 2;
        place-content: center start;
        padding: 0;
        border-block-end: 1px solid var(--_hair);
      }
      .tier td {
        grid-column: 1;
        font-size: var(--_note);
      }
      .levels:nth-last-child(2) td {
        padding-inline-start: 5px;
      }
      b[part='score'] {
        display: grid;
        place-content: center;
        block-size: 1.85em;
        margin-inline-end: 3px;
        border-radius: 0;
      }
      .rating {
        display: grid;
        place-items: center;
        inline-size: clamp(1.05em, 5.4cqi, 2.6em);
        block-size: 2.1em;
        margin-block: 2px;
        margin-inline-end: 1px;
      }
      .rating,
      .key i {
        border: 1px solid var(--_edge, transparent);
        background: var(--_grey);
        color: var(--_on, var(--_text));
      }
      .step-0::before {
        content: '–' / '';
      }
      .as-sent::before {
        content: '…' / '';
      }
      .pips + span {
        inline-size: 1ch;
        overflow: clip;
        white-space: nowrap;
      }
      .step-0 > span,
      .tier th,
      .matrix .group th,
      [part='tier'] {
        position: absolute;
        inline-size: 1px;
        overflow: hidden;
        clip-path: inset(50%);
        white-space: nowrap;
      }
      .note,
      .key {
        display: inline-block;
        margin-block-start: 0.4em;
        margin-inline-end: 1em;
      }
      .folds.folds {
        display: block;
      }
      .key i {
        display: inline-block;
        padding-inline: 0.45em;
        font-style: normal;
      }
      .key .step-level {
        block-size: 1.3em;
        margin-inline-end: 0.3em;
        vertical-align: middle;
      }
      .folds tr {
        border: 0;
      }
      .folds button {
        margin-inline-end: 1em;
        font-size: var(--_note);
        font-weight: 600;
        text-decoration: none;
      }
      .folds button::before {
        content: '+ ' / '';
      }
      .folds [aria-expanded='true']::before {
        content: '− ' / '';
      }
      .matrix td::before,
      .pips,
      thead .mark {
        display: none;
      }
      @media screen and (scripting: enabled) {
        [class^='folded-'] {
          display: none;
        }
      }
    }
  }
  @container (34em <= width < 60em) {
    .many {
      thead th {
        grid-area: var(--_line) / 1;
        padding-block-start: 0.2em;
        padding-inline-start: 2em;
      }
      .matrix .tier td {
        position: relative;
        grid-row: calc(var(--_line) + 1);
        padding: 0 2.3em 0.3em;
      }
      .tier .line {
        color: var(--_quiet);
      }
      .tier .level {
        position: absolute;
        inset-block-start: -0.8em;
        inset-inline-start: 0;
      }
      [part='tier'] {
        all: unset;
      }
    }
  }
`;

/** In print, the countries take the full width in the rows below the matrix. */
const columns = [3, 4, 5].map(
  (count) => css`
    @media print {
      @container (40em <= width < 60em) {
        .many.cols-${count} tr {
          grid-template-columns: repeat(${count}, minmax(0, 1fr));
        }
        .cols-${count} td[data-name]::before {
          flex-basis: 100%;
        }
      }
    }
  `,
);

/** Paler than any tier colour, so that the highest score stands out. */
const greys = ['#f3f5f6, #1f242a', '#e2e5e8, #2d343b', '#ccd1d6, #404851', '#b1b7be, #58616b', '#959ca4, #6b7580'].map(
  (pair, index) => css`
    .step-${index + 1} {
      --_grey: light-dark(${color(pair)});
    }
  `,
);

const others = css`
  .step-4,
  .step-5 {
    --_on: light-dark(#000, #fff);
  }
  .step-level {
    --_edge: var(--_mark);
  }
  .folds.folds,
  .levels.levels,
  .key {
    display: none;
  }
`;

export const styles = [...positions, ...greys, others, matrix, ...columns];
