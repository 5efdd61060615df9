import { html, nothing, type TemplateResult } from 'lit';
import type { Detail } from '../model/answer.js';
import { isLong } from './details.js';
import { labelOf } from './label.js';

/** A label and a value; the value is the publisher's English unless `isOurs`. `label` is ours, else the publisher's `key` stands for it. */
export interface DetailRow {
  readonly key?: string;
  readonly label?: string;
  readonly value: Detail['value'] | TemplateResult;
  readonly isOurs?: boolean;
}

/** Labels, each with its value below it; `nothing` if there are none. */
export function detailRows(details: readonly DetailRow[], labels: Readonly<Record<string, string>> = {}): TemplateResult | typeof nothing {
  if (!details.length) return nothing;
  return html`<dl class="lines">
    ${details.map(
      ({ key = '', label, value, isOurs }) =>
        html`<div class=${typeof value === 'string' && isLong(value) ? 'long' : nothing}>
          <dt>${label ?? labelOf(key, labels)}</dt>
          <dd><bdi lang=${isOurs ? nothing : 'en'}>${value}</bdi></dd>
        </div>`,
    )}
  </dl>`;
}
