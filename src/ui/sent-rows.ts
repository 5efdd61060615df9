import { css, html, nothing, type TemplateResult } from 'lit';
import type { Detail } from '../model/answer.js';
import type { Localizer } from '../words/localizer.js';
import { provideDetails } from './details.js';
import { readable, showMore, showMoreStyles } from './sections.js';

const sentStyles = css`
  .lines {
    contain: inline-size; /* a long word wraps within its row instead of widening the page */
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
    max-inline-size: 60ch;
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

/** True if a value needs a full row: it is a note, or has a word too long for a column. */
const isWide = (value: unknown): boolean => typeof value === 'string' && /.{49}|\S{15}/.test(value);

/** A label and a value; the value is the publisher's English unless `isOurs`. Without a `label`, the publisher's `key` is shown. */
export interface LabelledLine {
  readonly key?: string;
  readonly label?: string;
  readonly value: string | TemplateResult;
  readonly isOurs?: boolean;
  readonly isWide?: boolean;
}

/** Labels with their values below; `nothing` without lines. */
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

/** Longer values (characters) are folded. */
const LONG = 160;
/** Further unknown fields are folded. */
const MAX_LINES = 6;

/** Further lines, folded like long text. */
const folded = (rest: TemplateResult, { showMore: label }: Localizer['strings']): TemplateResult =>
  html`<details class="fold below">
    <summary>
      <span class="more">${label}</span>
      <div class="paper">${rest}</div>
    </summary>
    ${rest}
  </details>`;

/** One label and value per line, folded after the first lines. */
function rows(details: readonly Detail[], { strings }: Localizer, by: unknown = strings.asSent): TemplateResult {
  const all = details.map(({ key, value }) => ({ key, value: value.length > LONG ? showMore(value, LONG, strings) : value, isWide: isWide(value) }));
  return html`<div class="sent">
    <p ?hidden=${by === nothing}>${by}</p>
    ${lines(all.slice(0, MAX_LINES))}${all.length > MAX_LINES ? folded(html`${lines(all.slice(MAX_LINES))}`, strings) : nothing}
  </div>`;
}

/** Placeholder for the publisher's words while the sentence is localized. */
const WORDS = '\ufffc';

/** Like `rows`, but inline within a sentence. */
function text(details: readonly Detail[], { strings, localize }: Localizer): TemplateResult {
  const words = details.map(({ key, value }) => (key ? `${readable(key)}: ${value}` : value)).join('; ');
  const [before, after] = localize(strings.aside, { text: strings.asSent + strings.colon + WORDS }).split(WORDS);
  return html`<span class="unit">${before}<bdi lang="en">${showMore(words, LONG, strings)}</bdi>${after}</span>`;
}

provideDetails({ rows, text });
