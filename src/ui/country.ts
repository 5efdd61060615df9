import { css, html, nothing, type TemplateResult } from 'lit';
import type { CountryCompact } from '../model/country.js';
import type { CountryWords } from '../words/en/country.js';
import type { SharedWords } from '../words/en/shared.js';
import type { PlainVoice } from '../words/voice.js';

/** What a tag hands to the view of its data. */
export interface CountryFrame {
  readonly voice: PlainVoice<SharedWords & CountryWords>;
  /** What has changed since the story ran, if the editor wants to show it. */
  readonly story?: unknown;
  heading(text: unknown): TemplateResult;
  /** The heading level of the title, 0 if the title is not a heading. */
  readonly level: number;
  credit(): TemplateResult;
  /** Further sentences in the tag's language. */
  speak<Some>(english: Some): PlainVoice<Some>;
}

export const countryStyles = css`
  :host([variant='inline']),
  :host([variant='inline']) .root {
    all: unset;
    overflow-wrap: anywhere;
    --_text: inherit;
  }
  .title {
    font-weight: 700;
  }
`;

/** The country's name and its flag, which is hidden from screen readers because it only repeats the name. */
export function nameOf({ iso2, name, flag }: CountryCompact, { place }: PlainVoice<unknown>): TemplateResult {
  return html`${flag ? html`<span aria-hidden="true">${flag} </span>` : nothing}<bdi part="name">${place(iso2) ?? name}</bdi>`;
}
