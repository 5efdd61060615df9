import { css } from 'lit';

export const countryStyles = css`
  :host([variant='inline' i]),
  :host([variant='inline' i]) .root {
    all: unset;
    overflow-wrap: anywhere;
    --_text: inherit;
  }
  :host([variant='inline' i]) .root > * {
    font-size: inherit;
  }
`;
