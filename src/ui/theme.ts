import { css, type CSSResult } from 'lit';
/**
 * The look that all tags share. Host pages set `--risk-*`; everything inside reads the private names.
 * The host's text styles do not reach in, and no size is in rem, because the root font size is the host's; `medium` is the size that the reader has set.
 *
 * @cssprop --risk-color-surface - Background of the box.
 * @cssprop --risk-color-text - Text.
 * @cssprop --risk-color-text-quiet - Secondary text: notes, dates, the credit.
 * @cssprop --risk-color-border - Borders and dividing lines.
 * @cssprop --risk-color-accent - Links and selected items.
 * @cssprop --risk-color-focus - The focus ring.
 * @cssprop --risk-font - Typeface.
 * @cssprop --risk-font-size - Text size, by default the reader's own; every other size follows it, and none depends on the page's root font size.
 * @cssprop --risk-radius - Corner radius.
 * @cssprop --risk-space - Space inside the box and between its sections.
 */
export const theme = css`
  :host {
    --_surface: var(--risk-color-surface, light-dark(#fff, #15181c));
    --_text: var(--risk-color-text, light-dark(#1b1d20, #eceef1));
    --_quiet: var(--risk-color-text-quiet, light-dark(#5a6067, #a9b0b8));
    --_border: var(--risk-color-border, light-dark(#d5d9de, #3a4048));
    --_accent: var(--risk-color-accent, light-dark(#0b57a4, #8cc0f5));
    --_focus: var(--risk-color-focus, var(--_accent));
    --_radius: var(--risk-radius, 6px);
    --_space: var(--risk-space, 16px);
    box-sizing: border-box;
    display: block;
  }
  :host([hidden]) {
    display: none !important;
  }
  :host(:state(light)) {
    color-scheme: light;
  }
  :host(:state(dark)) {
    color-scheme: dark;
  }
  :host(:state(mute)) .frame {
    visibility: hidden;
  }
  .root {
    all: initial;
    box-sizing: border-box;
    display: block;
    min-block-size: inherit;
    color-scheme: inherit;
    visibility: inherit;
    color: var(--_text);
    font: var(--risk-font-size, medium) / 1.45 var(--risk-font, system-ui, sans-serif);
    overflow-wrap: anywhere;
  }
  * {
    box-sizing: border-box;
  }
  p {
    margin: 0;
  }
  :lang(de) {
    hyphens: auto;
    hyphenate-limit-chars: 12;
  }
  a {
    color: var(--_accent);
  }
  button {
    font: inherit;
    color: inherit;
    background: var(--_surface);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    padding: 0.3em 0.8em;
    min-block-size: 2em;
    cursor: pointer;
  }
  button:hover {
    border-color: currentColor;
  }
  [part='save'] {
    all: unset;
    margin: -3px;
    padding: 3px;
    text-decoration: underline;
    cursor: pointer;
  }
  :focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: 2px;
  }
  /* White flags have an edge on white pages. */
  .flag {
    display: inline-block;
    line-height: 1;
    border-radius: 2px;
    outline: 1px solid light-dark(#0002, #fff3);
    outline-offset: -1px;
  }
  :host([flags='none' i]) .mark {
    display: none;
  }
  .hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .skip {
    position: absolute;
    z-index: 4;
    padding: 4px 10px;
    font-size: 0.875em;
  }
  .skip:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
  /* A finger finds what a mouse points at; nothing looks different. */
  @media (pointer: coarse) {
    [part='save'] {
      margin: -12px -4px;
      padding: 12px 4px;
    }
    [part='retry'] {
      position: relative;
    }
    [part='retry']::after {
      content: '';
      position: absolute;
      inset: -7px;
    }
  }
  @media print {
    :host {
      color-scheme: light !important;
      --_surface: #fff;
      --_text: #000;
      --_quiet: #000;
      --_accent: #000;
    }
    .root {
      font-size: 14px;
      print-color-adjust: exact;
    }
    .root > div {
      padding: 0;
      border: 0;
    }
    .save,
    [part='retry'],
    .link {
      display: none;
    }
  }
`;

/** Adds style sheets to a shadow root that does not have them yet: those of code that is loaded later. */
export function adoptStyles(root: ShadowRoot, styles: readonly CSSResult[]): void {
  const { adoptedStyleSheets } = root;
  for (const { styleSheet } of styles) if (styleSheet && !adoptedStyleSheets.includes(styleSheet)) adoptedStyleSheets.push(styleSheet);
}
