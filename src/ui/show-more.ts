import { css, html, type TemplateResult } from 'lit';

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

/** The beginning of a text, cut between words; an ellipsis stands in place of the mark behind the last one. */
function beginning(text: string, most: number): string {
  const cut = [...text].slice(0, most).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > most / 2 ? cut.slice(0, space) : cut).replace(/[.,;:…\s]+$/, '')}…`;
}

/**
 * The publisher's text folded after about `most` characters, with all of it behind a button beside its beginning, so that long text does not change the height of its box.
 * On paper it is shown in full: not every browser lets styles open a closed `<details>`, so the summary contains the text once more.
 */
export function showMore(text: string, most: number, strings: { readonly showMore: string }): TemplateResult {
  if (text.length <= most * 1.2) return html`<span dir="auto" lang="en">${text}</span>`;
  return html`<span class="start" dir="auto" lang="en">${beginning(text, most)}</span>
    <details class="fold">
      <summary><span class="more">${strings.showMore}</span><span class="paper" dir="auto" lang="en">${text}</span></summary>
      <span dir="auto" lang="en">${text}</span>
    </details>`;
}
