import { css, html, nothing, type TemplateResult } from 'lit';
import type { Detail } from '../model/answer.js';
import { NOTE } from './details.js';
import { levelUnder } from './heading.js';
import { labelOf } from './label.js';

/** A label and a value; the value is the publisher's English unless `isOurs`. `label` is ours, else the publisher's `key` stands for it. */
export interface DetailRow {
  readonly key?: string;
  readonly label?: string;
  readonly value: Detail['value'] | TemplateResult;
  readonly isOurs?: boolean;
}

export const sectionStyles = css`
  .chapter {
    padding-block-start: 0.75em;
    border-block-start: 1px solid var(--_border);
  }
  .section {
    margin-block-end: 0.4em;
    font-weight: 600;
  }
  .section p {
    display: inline;
  }
  .scale {
    color: var(--_quiet);
    font-size: var(--_note);
    font-weight: 400;
    white-space: nowrap;
  }
`;

/** Renders a titled section of a tag; `name` is its `part`, `scale` says where a scale in it begins and ends. */
export type Titled = (title: string, content: unknown, name?: string, scale?: string) => TemplateResult;

/** Sections below a title of this level: each title is a heading one level below, if the tag's is a heading at all, and says to those who hear it alone what it is about. */
export const titledBelow =
  (level: number, subject: string): Titled =>
  (title, content, name, scale) =>
    html`<div class="chapter" part=${name ?? nothing}>
      <div class="section">
        <p role=${level ? 'heading' : nothing} aria-level=${levelUnder(level)}>${title}<span class="hidden">${subject}</span></p>
        ${scale ? html`<span class="scale">${scale}</span>` : nothing}
      </div>
      ${content}
    </div>`;

/** Labels, each with its value below it; `nothing` if there are none. */
export function detailRows(details: readonly DetailRow[], labels: Readonly<Record<string, string>> = {}): TemplateResult | typeof nothing {
  if (!details.length) return nothing;
  return html`<dl class="lines">
    ${details.map(
      ({ key = '', label, value, isOurs }) =>
        html`<div class=${typeof value === 'string' && value.length > NOTE ? 'long' : nothing}>
          <dt>${label ?? labelOf(key, labels)}</dt>
          <dd><bdi lang=${isOurs ? nothing : 'en'}>${value}</bdi></dd>
        </div>`,
    )}
  </dl>`;
}
