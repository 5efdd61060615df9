import { css, html, nothing, type TemplateResult } from 'lit';
import type { Detail } from '../model/answer.js';
import type { Localizer } from '../words/localizer.js';
import { labelOf, readable } from './label.js';
import { showMore, showMoreBelow, showMoreStyles } from './show-more.js';

/** A label and a value; the value is the publisher's English unless `isOurs`. `label` is ours, else the publisher's `key` stands for it. */
export interface DetailRow {
  readonly key?: string;
  readonly label?: string;
  readonly value: Detail['value'] | TemplateResult;
  readonly isOurs?: boolean;
}

const lineStyles = css`
  .lines {
    contain: inline-size; /* the longest word of a value decides how its row wraps, never how wide the page is */
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(9.5em, 100%), 1fr));
    gap: 0.6em 1.5em;
    margin: 0;
  }
  .lines dt {
    color: var(--_quiet);
    font-size: var(--_note);
    overflow-wrap: break-word;
  }
  .lines dd {
    margin: 0;
    overflow-wrap: break-word;
    font-weight: 600;
    line-height: 1.3;
  }
  .lines .long {
    grid-column: 1 / -1;
    max-inline-size: var(--_measure);
  }
  .lines .long dd {
    font-weight: 400;
  }
  .lines:not(.sent *) dd::first-letter {
    text-transform: uppercase;
  }
  .sent {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5em;
    padding-inline-start: 0.75em;
    border-inline-start: 2px solid var(--_border);
    text-align: start;
  }
  .sent .by {
    color: var(--_quiet);
    font-size: var(--_note);
  }
  .sent:not(:first-child, .section + *, .frame > *) {
    margin-block-start: 0.75em;
  }
`;

export const detailStyles = [showMoreStyles, lineStyles];

/** A value as long as this is a note: it takes a line of its own. */
const NOTE = 48;
/** Longer ones are folded. */
const LONG = 160;
/** More lines of what was sent are folded. */
const MOST_LINES = 6;

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

/** What was sent and has no place of its own, in the publisher's words: label and value, line by line, all but the first lines folded. */
export function sentRows(details: readonly Detail[] | undefined, { strings }: Localizer, by: unknown = strings.asSent): TemplateResult | typeof nothing {
  if (!details?.length) return nothing;
  const rows = details.map(({ key, value }) => ({ key, value: value.length > LONG ? showMore(value, LONG, strings) : value, isLong: value.length > NOTE }));
  const lines = (some: typeof rows): TemplateResult =>
    html`<dl class="lines" lang="en">
      ${some.map(
        ({ key, value, isLong }) =>
          html`<div class=${isLong ? 'long' : nothing}>
            <dt ?hidden=${!key}><bdi>${readable(key)}</bdi></dt>
            <dd><bdi>${value}</bdi></dd>
          </div>`,
      )}
    </dl>`;
  return html`<div class="sent">
    <p class="by">${by}</p>
    ${lines(rows.slice(0, MOST_LINES))}${rows.length > MOST_LINES ? showMoreBelow(lines(rows.slice(MOST_LINES)), strings) : nothing}
  </div>`;
}

/** Stands for the words of the publisher while their sentence is written. */
const WORDS = '\ufffc';

/** The same within a sentence. */
export function sentText(details: readonly Detail[] | undefined, { strings, localize }: Localizer): TemplateResult | typeof nothing {
  if (!details?.length) return nothing;
  const words = details.map(({ key, value }) => (key ? `${readable(key)}: ${value}` : value)).join('; ');
  const [before, after] = localize(strings.aside, { text: strings.asSent + strings.colon + WORDS }).split(WORDS);
  return html`<span class="unit">${before}<bdi lang="en">${showMore(words, LONG, strings)}</bdi>${after}</span>`;
}
