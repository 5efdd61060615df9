import { css, html, nothing, type TemplateResult } from 'lit';
import type { Detail } from '../model/answer.js';
import type { Localizer } from '../words/localizer.js';
import { showMore, showMoreBelow, showMoreStyles } from './show-more.js';

const lineStyles = css`
  .lines {
    contain: inline-size; /* the longest word of a value decides how its row wraps, never how wide the page is */
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(9.5em, 100%), 1fr));
    gap: 0.6em 1.5em;
    margin: 0;
    overflow-wrap: break-word;
  }
  .lines dt,
  .sent > p {
    color: var(--_quiet);
    font-size: var(--_note);
  }
  .lines dd {
    margin: 0;
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
`;

export const detailStyles = [showMoreStyles, lineStyles];

/** What is longer is folded. */
export const LONG = 160;
/** A value takes a line of its own as a note, or because one of its words would break in a column. */
export const isLong = (value: string): boolean => /.{49}|\S{15}/.test(value);
/** More lines of what was sent are folded. */
const MOST_LINES = 6;

/** What was sent and has no place of its own, in the publisher's words: label and value, line by line, all but the first lines folded. */
export function sentRows(details: readonly Detail[] | undefined, { strings }: Localizer, by: unknown = strings.asSent): TemplateResult | typeof nothing {
  if (!details?.length) return nothing;
  const rows = details.map(({ key, value }) => ({
    key,
    value: value.length > LONG ? showMore(value, LONG, strings) : value,
    form: isLong(value) ? 'long' : nothing,
  }));
  const lines = (some: typeof rows): TemplateResult =>
    html`<dl class="lines">
      ${some.map(
        ({ key, value, form }) =>
          html`<div class=${form}>
            <dt ?hidden=${/^(notes?)?$/i.test(key)} lang="en">${readable(key)}</dt>
            <dd><bdi lang="en">${value}</bdi></dd>
          </div>`,
      )}
    </dl>`;
  return html`<div class="sent">
    <p ?hidden=${by === nothing}>${by}</p>
    ${lines(rows.slice(0, MOST_LINES))}${rows.length > MOST_LINES ? showMoreBelow(lines(rows.slice(MOST_LINES)), strings) : nothing}
  </div>`;
}

/** Initials that servers write in small letters. */
const INITIALS = /^(uk|us|un|eu|uae|gpi|iso|fcdo|url|lgbt(?:i|q|qia?)?)$/;

/** The label of a key; one without a translation is made readable, which is English. */
export function labelOf(name: string, labels: Readonly<Record<string, string>> = {}): string | TemplateResult {
  const label = Object.hasOwn(labels, name) ? labels[name] : undefined;
  return label ?? html`<bdi lang="en">${readable(name)}</bdi>`;
}

/** `entryRules` becomes "Entry rules", `gpi_rank` "GPI rank". Initials and names stay as sent. */
export function readable(name: string): string {
  if (name.includes(' ')) return name.charAt(0).toUpperCase() + name.slice(1);
  const sent = /\p{Ll}/u.test(name) || name.length < 5 ? name : name.toLowerCase();
  const words = sent
    .replace(/(\p{Ll}|\d)(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$& ')
    .split(/[\s._-]+/)
    .filter(Boolean)
    .map((word) => (INITIALS.test(word) ? word.toUpperCase() : /^\p{Lu}{2,}\d*$/u.test(word) ? word : word.toLowerCase()))
    .join(' ');
  return words.length === 2 ? words.toUpperCase() : words.charAt(0).toUpperCase() + words.slice(1);
}
