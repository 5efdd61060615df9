import { css } from 'lit';

/** Secondary text and print rules, for all tags with more than a few words. */
export const contentStyles = css`
  .quiet {
    color: var(--_quiet);
    font-size: var(--_note);
    text-wrap: pretty;
  }
  .frame {
    min-block-size: inherit;
  }
  @media print {
    :is(.card, .method) > * {
      break-inside: avoid;
    }
    a::after {
      content: ' \\2066(' attr(href) ')\\2069';
    }
  }
`;
