import { css, html, nothing, type TemplateResult } from 'lit';
import { levelUnder } from './heading.js';

export const sectionStyles = css`
  .chapter {
    padding-block-start: 0.6em;
    border-block-start: 1px solid var(--_border);
  }
  .section {
    margin-block-end: 0.25em;
    font-weight: 600;
  }
  .section p {
    display: inline;
  }
  .scale {
    color: var(--_quiet);
    font-size: var(--_note);
    font-weight: 400;
    display: inline-block;
  }
`;

/** Renders a titled section of a tag; `name` is its `part`, `remark` stands quietly beside the title. */
export type Titled = (title: string, content: unknown, name?: string, remark?: string) => TemplateResult;

/** Sections below a title of this level: each title is a heading one level below, if the tag's is a heading at all, and says to those who hear it alone what it is about. */
export const titledBelow =
  (level: number, subject: string): Titled =>
  (title, content, name, remark) =>
    html`<div class="chapter" part=${name ?? nothing}>
      <div class="section">
        <p role=${level ? 'heading' : nothing} aria-level=${levelUnder(level)}>${title}<span class="hidden">${subject}</span></p>
        ${remark ? html`<span class="scale">${remark}</span>` : nothing}
      </div>
      ${content}
    </div>`;
