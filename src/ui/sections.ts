import { css, html, nothing, type TemplateResult } from 'lit';
import { levelUnder } from './heading.js';

/** Sections and terms. Every term has a dot before it; at the start of a line it is clipped, so that no line starts or ends with one. */
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
  .remark {
    color: var(--_quiet);
    font-size: var(--_note);
    font-weight: 400;
    display: inline-block;
  }
  .terms {
    display: block;
    overflow-x: clip;
  }
  .terms > span {
    display: flex;
    flex-wrap: wrap;
    margin-inline-start: -1em;
  }
  /* An outer focus ring would be clipped as well. */
  .terms :focus-visible {
    outline-offset: -2px;
  }
  .terms > span > span {
    position: relative;
    padding-inline-start: 1em;
  }
  .terms > span > span::before {
    content: '·';
    position: absolute;
    inset-inline-start: 0;
    inline-size: 1em;
    text-align: center;
  }
`;

/** Renders a titled section; `name` is its `part`, and `remark` is secondary text beside the title. */
export type Titled = (title: string, content: unknown, name?: string, remark?: string) => TemplateResult;

/** Sections below a title of this level. Each title is a heading one level down, if the tag's title is one, and includes `subject` for screen readers. */
export const titledBelow =
  (level: number, subject: string): Titled =>
  (title, content, name, remark) =>
    html`<div class="chapter" part=${name ?? nothing}>
      <div class="section">
        <p role=${level ? 'heading' : nothing} aria-level=${levelUnder(level)}>${title}<span class="hidden">${subject}</span></p>
        ${remark ? html`<span class="remark">${remark}</span>` : nothing}
      </div>
      ${content}
    </div>`;

export const terms = (...all: readonly unknown[]): TemplateResult =>
  html`<span class="terms"><span>${all.filter((term) => term && term !== nothing).map((term) => html`<span>${term}</span> `)}</span></span>`;

export const showMoreStyles = css`
  .fold > summary {
    cursor: pointer;
    @media (pointer: coarse) {
      margin-block: -12px;
      padding-block: 12px;
    }
  }
  .start + .fold,
  .start + .fold > summary {
    display: inline;
  }
  .start + .fold:not([open])::details-content {
    display: none;
  }
  .fold .more {
    color: var(--_accent);
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  .start:has(+ [open]),
  .fold .paper {
    display: none;
  }
  :host([variant='inline' i]) .fold[open]::details-content {
    display: inline;
  }
  @media print {
    .fold > summary {
      list-style: none;
    }
    .start,
    .fold > summary > span {
      display: none;
    }
    .fold:not([open]) > summary > .paper {
      display: inline;
    }
  }
`;

/** Truncates text between words; an ellipsis replaces trailing punctuation. */
function beginning(text: string, most: number): string {
  const cut = [...text].slice(0, most).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > most / 2 ? cut.slice(0, space) : cut).replace(/[.,;:…\s]+$/, '')}…`;
}

/**
 * The publisher's text, folded after about `most` characters so that long text does not change the height of its box.
 * Printed in full: not every browser lets styles open a closed `<details>`, so the summary contains the text again.
 */
export function showMore(text: string, most: number, strings: { readonly showMore: string }): TemplateResult {
  if (text.length <= most * 1.2) return html`<span dir="auto" lang="en">${text}</span>`;
  return html`<span class="start" dir="auto" lang="en">${beginning(text, most)}</span>
    <details class="fold">
      <summary><span class="more">${strings.showMore}</span><span class="paper" dir="auto" lang="en">${text}</span></summary>
      <span dir="auto" lang="en">${text}</span>
    </details>`;
}

const INITIALS = /^(uk|us|un|eu|uae|gpi|iso|fcdo|url|lgbt(?:i|q|qia?)?)$/;

/** The label of a key; without a translation, a readable form of the key in English. */
export function labelOf(name: string, labels: Readonly<Record<string, string>> = {}): string | TemplateResult {
  const label = Object.hasOwn(labels, name) ? labels[name] : undefined;
  return label ?? html`<bdi lang="en">${readable(name)}</bdi>`;
}

/** `entryRules` becomes "Entry rules", `gpi_rank` "GPI rank". Initialisms and names keep their case. */
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
