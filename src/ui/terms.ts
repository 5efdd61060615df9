import { css, html, nothing, type TemplateResult } from 'lit';

/** A dot stands before every term; before the first of a line it is clipped, so that no line begins or ends with one, and it adds no width. */
export const termStyles = css`
  .terms {
    display: block;
    overflow-x: clip;
  }
  .terms > span {
    display: flex;
    flex-wrap: wrap;
    margin-inline-start: -1em;
  }
  /* Outside its link, a ring would be clipped as well. */
  .terms :focus-visible {
    outline-offset: -2px;
  }
  .terms > span > span {
    position: relative;
    padding-inline-start: 1em;
    min-inline-size: 0;
  }
  .terms > span > span::before {
    content: '·';
    position: absolute;
    inset-inline-start: 0;
    inline-size: 1em;
    text-align: center;
  }
`;

/** Short terms on one line, or on several. */
export const terms = (...all: readonly unknown[]): TemplateResult =>
  html`<span class="terms"><span>${all.filter((term) => term && term !== nothing).map((term) => html`<span>${term}</span> `)}</span></span>`;
