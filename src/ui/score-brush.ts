import { css, html, type TemplateResult } from 'lit';
import { ticksOf, type ListView } from '../model/country-list.js';
import type { CountryList } from '../model/country.js';
import type { TableLocalizer } from './risk-table.js';
import { ruler } from './ruler.js';
import { tickColumns } from './score-ticks.js';

/** What readers choose a range of scores by: what they see on the line, and what they move. */
export interface ScoreHandles {
  readonly marks: readonly TemplateResult[];
  readonly inputs: readonly TemplateResult[];
}

/** All countries on the ruler, and its handles once they are here. Without countries it keeps its place. */
export function scoreBrush(
  countries: CountryList,
  { lowest, highest }: ListView,
  count: string,
  handles: ScoreHandles | undefined,
  localizer: TableLocalizer,
): TemplateResult {
  const { strings } = localizer;
  const label = `${strings.columns.score}${count && `${strings.colon}${count}`}`;
  return html`<div class="brush handles" part="filter">
    ${ruler(label, 'brushed', [tickColumns(ticksOf(countries), localizer, (score) => score >= lowest && score <= highest), handles?.marks])} ${handles?.inputs}
  </div>`;
}

export const scoreBrushStyles = css`
  .brush {
    --_handles: calc(3em - 3px);
    margin-block-end: 0.75em;
  }
  @media (pointer: coarse) {
    .brush {
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
