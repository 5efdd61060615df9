import { css, html, type TemplateResult } from 'lit';
import type { TableLocalizer } from './risk-table.js';
import { ruler } from './ruler.js';

/** What readers choose a range of scores by: the countries and the handles that they see on the line, and what they move. */
export interface ScoreHandles {
  readonly marks: readonly TemplateResult[];
  readonly inputs: readonly TemplateResult[];
}

/** The ruler of a table, and on it what readers choose scores by, once that is here. */
export function scoreBrush(count: string, handles: ScoreHandles | undefined, { strings }: TableLocalizer): TemplateResult {
  const label = `${strings.columns.score}${count && `${strings.colon}${count}`}`;
  return html`<div class="brush handles" part="filter">${ruler(label, 'brushed', handles?.marks)} ${handles?.inputs}</div>`;
}

export const scoreBrushStyles = css`
  .brush {
    --_handles: calc(3em - 3px);
    margin-block-end: 0.75em;
    @media (pointer: coarse) {
      margin-block-end: 3px;
    }
  }
  .ruler.brushed {
    margin-block-start: 1.125em;
  }
  .ruler.brushed > .track {
    inline-size: calc(100% - 24px);
    block-size: 1.875em;
    margin-inline: 12px;
  }
`;
