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
    .controls,
    .ages,
    .map,
    [part='filter'] {
      display: none;
    }
    .board {
      display: block;
    }
    .board .box {
      contain: none;
    }
    .board .list {
      block-size: auto;
    }
    button,
    input,
    label {
      pointer-events: none;
    }
  }
`;
