import { css, html, nothing, type TemplateResult } from 'lit';

/** A dot stands before every term; before the first of a line it is clipped, so that no line begins or ends with one. */
export const termStyles = css`
  .terms {
    --_cut: calc(1em - 4px);
    display: flex;
    flex-wrap: wrap;
    margin-inline-start: -1em;
    clip-path: inset(-4px -4px -4px var(--_cut));
  }
  .terms:dir(rtl) {
    clip-path: inset(-4px var(--_cut) -4px -4px);
  }
  .terms > span {
    position: relative;
    padding-inline-start: 1em;
    min-inline-size: 0;
  }
  .terms > span::before {
    content: '·';
    position: absolute;
    inset-inline-start: 0;
    inline-size: 1em;
    text-align: center;
  }
`;

/** Short terms on one line, or on several. */
export const terms = (...all: readonly unknown[]): TemplateResult =>
  html`<span class="terms">${all.filter((term) => term && term !== nothing).map((term) => html`<span>${term}</span> `)}</span>`;
