import { css, html, nothing, type TemplateResult } from 'lit';
import type { Credit } from '../model/answer.js';
import { safeUrl } from '../model/link.js';
import type { Shown } from '../model/take-away.js';
import type { SharedWords } from '../words/en/shared.js';

export const creditStyles = css`
  .credit {
    color: var(--_quiet);
    font-size: 0.8125em;
  }
  .credit a {
    color: inherit;
  }
`;

export const LICENCE = 'https://creativecommons.org/licenses/by/4.0/';

/** A link out of the page that takes nothing along; text alone where there is no usable address. The story stays open: see `newTab`. */
export function outLink(url: string | undefined, text: unknown): TemplateResult {
  return url ? html`<a href=${url} target="_blank" rel="noopener noreferrer nofollow external" aria-describedby="tab">${text}</a>` : html`${text}`;
}

/** What all links of a tag are described by, said once in it. */
export const newTab = (say: SharedWords): TemplateResult => html`<span id="tab" hidden>${say.newTab}</span>`;

/** Who to name and where the name leads, once every source has been looked at. */
export interface Publisher {
  readonly name: string | undefined;
  readonly url: string | undefined;
}

/** The publisher as the answer, the page and the address asked make it known, in this order. */
export const publisherOf = (credit: Credit, name: string | undefined, link: string | undefined, base: string): Publisher => ({
  name: credit.publisher ?? name,
  url: safeUrl(link) ?? safeUrl(new URL(credit.methodology ?? base).origin),
});

/** The credit CC BY 4.0 asks for: the publisher's name and the licence, both as links, always visible. */
export function creditLine({ name, url }: Publisher, licence: string | undefined, say: SharedWords, more: unknown = nothing): TemplateResult {
  return html`${newTab(say)}<span class="credit" part="credit"
      >${say.creditTo}${outLink(url, html`<bdi>${name ?? say.publisherUnnamed}</bdi>`)}${say.comma}${outLink(LICENCE, licence ?? 'CC BY 4.0')}${say.translated}${more}</span
    >`;
}

/** Opens the ways to take along what is shown, which the button carries. */
export const saveButton = (shown: Shown, say: SharedWords, take: (event: Event) => void): TemplateResult =>
  html`<span class="save"> · <button part="save" aria-expanded="false" .shown=${shown} @click=${take}>${say.takeAway}</button></span>`;
