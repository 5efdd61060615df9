import { css } from 'lit';

/** Lists, buttons, secondary text and print rules, for all tags that show more than a few words. */
export const details = css`
  ul,
  dl,
  dd {
    margin: 0;
    padding: 0;
  }
  button {
    font: inherit;
    color: inherit;
    background: var(--_surface);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    padding: 0.3em 0.8em;
    min-block-size: 2em;
    cursor: pointer;
  }
  button:hover {
    border-color: currentColor;
  }
  .quiet {
    color: var(--_quiet);
    font-size: 0.8125em;
  }
  @media print {
    .card > *,
    .method > * {
      break-inside: avoid;
    }
    a::after {
      content: ' \\2066(' attr(href) ')\\2069';
    }
  }
`;
