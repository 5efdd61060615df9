import { css } from 'lit';

/** Lists, secondary text and print rules, for all tags that show more than a few words. */
export const contentStyles = css`
  ul,
  dl,
  dd {
    margin: 0;
    padding: 0;
  }
  .quiet {
    color: var(--_quiet);
    font-size: var(--_note);
    text-wrap: pretty;
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
