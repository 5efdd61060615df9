import { css } from 'lit';

/** Of labels and values, line by line. */
export const lineStyles = css`
  .lines {
    contain: inline-size; /* the longest word of a value decides how its row wraps, never how wide the page is */
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(9.5em, 100%), 1fr));
    gap: 0.6em 1.5em;
    margin: 0;
    overflow-wrap: break-word;
  }
  .lines dt {
    color: var(--_quiet);
    font-size: var(--_note);
  }
  .lines dd {
    margin: 0;
    font-weight: 600;
    line-height: 1.3;
  }
  .lines .long {
    grid-column: 1 / -1;
    max-inline-size: var(--_measure);
  }
  .lines .long dd {
    font-weight: 400;
  }
  .lines:not(.sent *) dd::first-letter {
    text-transform: uppercase;
  }
`;

/** A value takes a line of its own as a note, or because one of its words would break in a column. */
export const isLong = (value: string): boolean => /.{49}|\S{15}/.test(value);
