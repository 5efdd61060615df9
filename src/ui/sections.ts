import { css, html, nothing, type TemplateResult } from 'lit';
import type { Detail } from '../model/answer.js';
import { levelUnder } from './heading.js';
import { labelOf } from './label.js';

/** A label and a value; the value is the publisher's English unless `isOurs`. `label` is ours, else the publisher's `key` stands for it. */
export interface DetailRow {
  readonly key?: string;
  readonly label?: string;
  readonly value: Detail['value'];
  readonly isOurs?: boolean;
}

export const sectionStyles = css`
  .section {
    font-weight: 600;
    margin-block-end: 0.35em;
  }
  .details {
    contain: inline-size; /* the longest word of a value decides how its row wraps, never how wide the page is */
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(15em, 100%), 1fr));
    gap: 0 2em;
  }
  .details > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1em;
    padding-block: 0.3em;
    border-block-end: 1px solid var(--_hair);
  }
  .details dt {
    color: var(--_quiet);
  }
  .details dd {
    flex: 1 1 min-content;
    min-inline-size: 0;
    overflow-wrap: break-word;
    text-align: end;
  }
`;

/** Renders a titled section of a tag; `name` is its `part`. */
export type Titled = (title: string, content: unknown, name?: string) => TemplateResult;

/** Sections below a title of this level: each title is a heading one level below, if the tag's is a heading at all, and says to those who hear it alone what it is about. */
export const titledBelow =
  (level: number, subject: string): Titled =>
  (title, content, name) =>
    html`<div part=${name ?? nothing}>
      <p class="section" role=${level ? 'heading' : nothing} aria-level=${levelUnder(level)}>${title}<span class="hidden">${subject}</span></p>
      ${content}
    </div>`;

/** Labels and values side by side; `nothing` if there are none. */
export function detailRows(details: readonly DetailRow[], labels: Readonly<Record<string, string>> = {}): TemplateResult | typeof nothing {
  if (!details.length) return nothing;
  return html`<dl class="details">
    ${details.map(
      ({ key = '', label, value, isOurs }) =>
        html`<div>
          <dt>${label ?? labelOf(key, labels)}</dt>
          <dd><bdi lang=${isOurs ? nothing : 'en'}>${value}</bdi></dd>
        </div>`,
    )}
  </dl>`;
}
