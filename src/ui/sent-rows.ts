import { css, html, nothing, type TemplateResult } from 'lit';
import type { Detail } from '../model/answer.js';
import type { Localizer } from '../words/localizer.js';
import { provideDetails } from './details.js';
import { readable } from './label.js';
import { showMore, showMoreStyles } from './sections.js';

/** Of labels and values, line by line, and of what was sent. */
const sentStyles = css`
  .lines {
    contain: inline-size; /* the longest word of a value decides how its row wraps, never how wide the page is */
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(9.5em, 100%), 1fr));
    gap: 0.6em 1.5em;
    overflow-wrap: break-word;
  }
  .lines dt,
  .sent > p {
    color: var(--_quiet);
    font-size: var(--_note);
  }
  .lines dd {
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
  .sent:not(:first-child, .section + *, .frame > *) {
    margin-block-start: 0.75em;
  }
  .below > summary {
    inline-size: fit-content;
  }
  .below[open] > summary {
    margin-block-end: 0.6em;
  }
  @media print {
    .below:not([open]) > summary {
      inline-size: auto;
    }
    .below:not([open]) > summary > .paper {
      display: block;
    }
  }
`;

/** A value takes a line of its own as a note, or because one of its words would break in a column. */
const isWide = (value: unknown): boolean => typeof value === 'string' && /.{49}|\S{15}/.test(value);

/** A label and a value; the value is the publisher's English unless `isOurs`. `label` is ours, else the publisher's `key` stands for it. */
export interface LabelledLine {
  readonly key?: string;
  readonly label?: string;
  readonly value: string | TemplateResult;
  readonly isOurs?: boolean;
  readonly isWide?: boolean;
}

/** Labels, each with its value below it; `nothing` if there are none. */
export function lines(all: readonly LabelledLine[], labels: Readonly<Record<string, string>> = {}): TemplateResult | typeof nothing {
  if (!all.length) return nothing;
  return html`<dl class="lines">
    ${all.map(
      ({ key = '', label = Object.hasOwn(labels, key) ? labels[key] : undefined, value, isOurs, isWide: wide = isWide(value) }) =>
        html`<div class=${wide ? 'long' : nothing}>
          <dt ?hidden=${!label && /^(notes?)?$/i.test(key)} lang=${label ? nothing : 'en'}>${label ?? readable(key)}</dt>
          <dd>${isOurs ? value : html`<bdi lang="en">${value}</bdi>`}</dd>
        </div>`,
    )}
  </dl>`;
}

export const styles = [showMoreStyles, sentStyles];

/** What is longer is folded. */
const LONG = 160;
/** More lines of what was sent are folded. */
const MAX_LINES = 6;

/** Lines that are folded like a long text, below those that stand above. */
const folded = (rest: TemplateResult, { showMore: label }: Localizer['strings']): TemplateResult =>
  html`<details class="fold below">
    <summary>
      <span class="more">${label}</span>
      <div class="paper">${rest}</div>
    </summary>
    ${rest}
  </details>`;

/** Label and value, line by line, all but the first lines folded. */
function rows(details: readonly Detail[], { strings }: Localizer, by: unknown = strings.asSent): TemplateResult {
  const all = details.map(({ key, value }) => ({ key, value: value.length > LONG ? showMore(value, LONG, strings) : value, isWide: isWide(value) }));
  return html`<div class="sent">
    <p ?hidden=${by === nothing}>${by}</p>
    ${lines(all.slice(0, MAX_LINES))}${all.length > MAX_LINES ? folded(html`${lines(all.slice(MAX_LINES))}`, strings) : nothing}
  </div>`;
}

/** Stands for the words of the publisher while their sentence is written. */
const WORDS = '\ufffc';

/** The same within a sentence. */
function text(details: readonly Detail[], { strings, localize }: Localizer): TemplateResult {
  const words = details.map(({ key, value }) => (key ? `${readable(key)}: ${value}` : value)).join('; ');
  const [before, after] = localize(strings.aside, { text: strings.asSent + strings.colon + WORDS }).split(WORDS);
  return html`<span class="unit">${before}<bdi lang="en">${showMore(words, LONG, strings)}</bdi>${after}</span>`;
}

provideDetails({ rows, text });
