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

/** A link that opens a new tab, so that the story stays open, and passes no referrer or opener; text alone without a usable address. */
export function outLink(url: string | undefined, text: unknown): unknown {
  return url ? html`<a href=${url} target="_blank" rel="noopener noreferrer nofollow external" aria-describedby="tab">${text}</a>` : text;
}

/** The description shared by all links of a tag; rendered once per tag. */
export const newTab = ({ strings }: Localizer): TemplateResult => html`<span id="tab" hidden>${strings.newTab}</span>`;

/** Whom to name and where the name links to, after looking at every source. */
export interface Publisher {
  readonly name: string | undefined;
  readonly url: string | undefined;
}

/** What a tag shows, with what there is for a picture, computed when a reader saves one. */
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

/** The publisher according to the answer, else the editor or the page; the editor's address, else that of the site asked, if there is one. */
export function publisherOf(credit: Credit, name: string | undefined, link: string | undefined, base: string): Publisher {
  const origin = credit.methodology ?? base;
  return { name: credit.publisher ?? printable(name), url: safeUrl(link) ?? (origin ? new URL('/', origin).href : undefined) };
}

/** The credit that CC BY 4.0 requires: the publisher's name and the licence, both as links, always visible. Another licence is named as sent. */
export function creditLine({ name, url }: Publisher, licence = LICENCE, localizer: Localizer, more: unknown, isInline: boolean | undefined): TemplateResult {
  const { strings } = localizer;
  // Inside a sentence two links are enough for those who see them.
  const aside = (text: string): unknown => (isInline ? html`<span class="hidden">${text}</span>` : text);
  return html`${newTab(localizer)}<span class="credit" part="credit"
      >${aside(strings.creditTo)}${outLink(url, html`<bdi>${name ?? strings.publisherUnnamed}</bdi>`)}${aside(strings.comma)}${outLink(licenceUrl(licence), html`<bdi>${licence}</bdi>`)}${more}</span
    >`;
}

export const saveButton = ({ strings }: Localizer, openExport: (event: Event) => void): TemplateResult =>
  html` <span class="save">· <button part="save" aria-expanded="false" @click=${openExport}>${strings.saveOrCite}</button></span>`;
