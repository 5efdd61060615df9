import { css } from 'lit';

/** What only scripts could do for a tag is left out where they do not run; `theme` is a state of the tag where they do. */
export const prerenderedStyles = css`
  :host([theme='light']) {
    color-scheme: light;
  }
  :host([theme='dark']) {
    color-scheme: dark;
  }
  @media (scripting: none) {
    .save,
    .filters,
    .controls,
    .map {
      display: none;
    }
    button,
    input,
    label {
      pointer-events: none;
    }
  }
`;
