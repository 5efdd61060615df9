import { css, html, type TemplateResult } from 'lit';
import { LICENCE, licenceUrl, type Answer, type Credit } from '../model/answer.js';
import type { ExportView, PictureView } from '../model/export.js';
import { printable } from '../model/sent.js';
import { safeUrl } from '../model/text.js';
import type { Localizer } from '../words/localizer.js';

export const creditStyles = css`
  .credit a {
    color: inherit;
  }
  @media screen {
    .credit a ~ a {
      white-space: nowrap;
    }
  }
`;

/** A link in a new tab, so that the story stays open, without referrer or opener; plain text if there is no safe URL. */
export function outLink(url: string | undefined, text: unknown): unknown {
  return url ? html`<a href=${url} target="_blank" rel="noopener noreferrer nofollow external" aria-describedby="tab">${text}</a>` : text;
}

/** The description shared by all links of a tag; rendered once per tag. */
export const newTab = ({ strings }: Localizer): TemplateResult => html`<span id="tab" hidden>${strings.newTab}</span>`;

/** The publisher's name and link, resolved from all sources. */
export interface Publisher {
  readonly name: string | undefined;
  readonly url: string | undefined;
}

/** What a tag shows, with the data for a picture, computed when a reader saves one. */
export interface DrawnView extends ExportView {
  readonly picture?: () => PictureView & { readonly localizer: Localizer };
}

/** What is saved, cited or drawn, with its credit. */
export interface Exported {
  readonly view: DrawnView;
  readonly answer: Answer<unknown>;
  readonly publisher: Publisher;
  /** The date of the data, in words. */
  readonly asOf: string;
}

/** Name: the answer's, else that of the attribute or page. Link: the attribute's or page's, else the origin of the guide or of the API. */
export function publisherOf(credit: Credit, name: string | undefined, link: string | undefined, base: string): Publisher {
  const origin = credit.methodology ?? base;
  return { name: credit.publisher ?? printable(name), url: safeUrl(link) ?? (origin ? new URL('/', origin).href : undefined) };
}

/** The credit that CC BY 4.0 requires: the publisher's name and the licence, both as links, always visible. Another licence is named as sent. */
export function creditLine({ name, url }: Publisher, licence = LICENCE, localizer: Localizer, more: unknown, isInline: boolean | undefined): TemplateResult {
  const { strings } = localizer;
  // Within a sentence the two links alone are visible.
  const aside = (text: string): unknown => (isInline ? html`<span class="hidden">${text}</span>` : text);
  return html`${newTab(localizer)}<span class="credit" part="credit"
      >${aside(strings.creditTo)}${outLink(url, html`<bdi>${name ?? strings.publisherUnnamed}</bdi>`)}${aside(strings.comma)}${outLink(licenceUrl(licence), html`<bdi>${licence}</bdi>`)}${more}</span
    >`;
}

export const saveButton = ({ strings }: Localizer, openExport: (event: Event) => void): TemplateResult =>
  html` <span class="save">· <button part="save" aria-expanded="false" @click=${openExport}>${strings.saveOrCite}</button></span>`;
