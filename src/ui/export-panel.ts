import { css, html, nothing, type TemplateResult } from 'lit';
import type { Localizer } from '../words/localizer.js';

/** The panel opens above the foot, over the tag, so nothing on the page moves. */
export const exportPanelStyles = css`
  p:has(> .credit) {
    position: relative;
  }
  .export {
    position: absolute;
    z-index: 9;
    inset-block-end: calc(100% + 6px);
    inset-inline-end: 0;
    display: grid;
    inline-size: min(19em, 100%);
    padding: 12px;
    border: 1px solid var(--_mark);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
    box-shadow: 0 4px 18px rgb(0 0 0 / 0.22);
    line-height: 1.35;
    text-align: start;
    text-wrap: balance;
  }
  .export > .head {
    padding-block-end: 8px;
    font-weight: 600;
  }
  .export button {
    min-block-size: 44px;
    padding: 4px 0;
    border: 0;
    border-block-start: 1px solid var(--_border);
    border-radius: 0;
    background: none;
    text-align: start;
    hyphens: manual;
    overflow-wrap: break-word;
  }
  .export > .pictures {
    display: grid;
    grid-template-columns: auto auto auto;
    border-block-start: 1px solid var(--_border);
  }
  .pictures > .what {
    grid-column: 1 / -1;
    padding-block-start: 8px;
  }
  .export > .pictures > button {
    border: 0;
    text-decoration: underline;
  }
  .export button:hover {
    background: color-mix(in srgb, var(--_accent) 9%, var(--_surface));
  }
  .export > :is(.announcement, .keep) {
    padding-block-start: 8px;
  }
  .export .announcement:empty {
    display: none;
  }
  .export textarea {
    display: block;
    inline-size: 100%;
    margin: 0;
    padding: 6px 8px;
    border: 1px solid var(--_mark);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: inherit;
    font: inherit;
    resize: vertical;
  }
  /* In a wide container the panel is low, so it covers little of the content it saves. */
  @container (inline-size >= 35em) {
    .export {
      inline-size: min(44em, 100%);
      grid-template-columns: repeat(3, auto);
      grid-auto-flow: column;
      column-gap: 24px;
    }
    .export > .head {
      grid-area: 1 / 1 / auto / span 3;
    }
    .export > button:nth-of-type(odd) {
      grid-row: 2;
    }
    .export > button:nth-of-type(even) {
      grid-row: 3;
    }
    .export > .pictures {
      grid-row: 2 / span 2;
    }
    .export > .announcement {
      grid-area: 4 / 1 / auto / span 3;
    }
    .export > :is(.keep, textarea) {
      grid-area: 5 / 1 / auto / span 3;
    }
  }
`;

/** The pictures that can be saved: PNG in two sizes, and SVG. */
export type PictureKind = 'wide' | 'tall' | 'svg';

const PICTURES: readonly (readonly [kind: PictureKind, name: string])[] = [
  ['wide', '1200\u00a0×\u00a0675'],
  ['tall', '1080\u00a0×\u00a01350'],
  ['svg', 'SVG'],
];

interface ExportHandlers {
  csv(): void;
  json(): void;
  /** `undefined` if the tag has no picture. */
  readonly picture?: ((kind: PictureKind) => void) | undefined;
  /** `undefined` if the page has no address to share. */
  readonly link?: (() => void) | undefined;
  citation(): void;
}

export interface ExportStatus {
  readonly announcement: string;
  /** Text for the reader to copy if the clipboard is unavailable. */
  readonly text?: string | undefined;
}

/** Buttons to save data or pictures and to copy a link or citation, and the result of the last action. */
export function exportPanel({ announcement, text }: ExportStatus, { strings, dir }: Localizer<'exportPanel'>, handlers: ExportHandlers): TemplateResult {
  const action = (words: string, act: () => void): TemplateResult => html`<button type="button" @click=${act}>${words}</button>`;
  return html`<span class="head">${strings.takeWithYou}</span>${action(strings.downloadCsv, handlers.csv)}${action(strings.downloadJson, handlers.json)}
    ${handlers.picture ? pictures(handlers.picture, strings.savePicture) : nothing}${handlers.link ? action(strings.copyLink, handlers.link) : nothing}${action(strings.copyCitation, handlers.citation)}
    <span class="announcement" role="status">${announcement}</span>
    ${text === undefined ? html`<span class="keep">${strings.creditStays}</span>` : html`<textarea readonly rows="4" dir=${dir} aria-label=${strings.textToCopy} .value=${text}></textarea>`}`;
}

const pictures = (save: (kind: PictureKind) => void, label: string): TemplateResult =>
  html`<span class="pictures" role="group" aria-label=${label}
    ><span class="what">${label}</span
    >${PICTURES.map(([kind, name]) => html`<button type="button" dir="ltr" @click=${() => save(kind)}>${name}</button>`)}</span
  >`;
