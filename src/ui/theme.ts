import { css, type CSSResult } from 'lit';

/**
 * The styles shared by all tags. Host pages set `--risk-*`; our rules read the private names.
 * The host's text styles are not inherited, and no size is in rem, because the root font size is the host's; `medium` is the size set by the reader.
 *
 * There are six text sizes, in pixels at a browser setting of 16: figure 44, title 22, lead 17, text 15, note 13, small 12. Text at the base size needs
 * no rule, and elements with a size are never nested. Weights are 400 and 600; 700 is for figures and titles.
 *
 * @cssprop --risk-color-surface - Background. By default the page's own; for boxes over a map, white or nearly black.
 * @cssprop --risk-color-text - Text.
 * @cssprop --risk-color-text-quiet - Secondary text: notes, dates, the credit.
 * @cssprop --risk-color-border - Borders and dividing lines.
 * @cssprop --risk-color-accent - Links and selected items.
 * @cssprop --risk-color-focus - The focus ring.
 * @cssprop --risk-font - Typeface.
 * @cssprop --risk-font-size - Text size, by default the reader's own; every other size follows it, and none depends on the page's root font size.
 * @cssprop --risk-frame - `rule` puts a rule on top of the tag and one at its foot, and its text begins where the article's does; `box` puts the tag in a box with padding.
 * @cssprop --risk-radius - Corner radius.
 * @cssprop --risk-space - Space inside the frame and between its sections.
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
    --_frame: var(--risk-frame, rule);
    --_title: calc(22em / 15);
    --_lead: calc(17em / 15);
    --_note: calc(13em / 15);
    --_small: calc(12em / 15);
    --_hair: light-dark(#0002, #fff2); /* thin lines and areas without a value; works on any background */
    --_mark: light-dark(#868d95, #7d858e); /* visible without a colour of their own: axes, marks, field borders */
    box-sizing: border-box;
    display: block;
    /* Transparent, unless the text colour is meant for the other colour scheme: a light surface on a dark page that declares no scheme. */
    --_paper: light-dark(lch(from currentcolor 100 0 0 / calc(l - 50)), lch(from currentcolor 8 0 0 / calc(50 - l)));
    box-shadow: 0 0 0 12px var(--_paper); /* extends the surface around the text without changing the size */
    background: var(--_paper);
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
  /* The user's forced colours, whatever the page's scheme: the browser does not replace colours in drawings. */
  @media (forced-colors: active) {
    :host {
      --_surface: Canvas;
      --_text: CanvasText;
    }
  }
  :host(:state(mute)) .frame {
    visibility: hidden;
  }
  .root {
    all: initial;
    -webkit-locale: revert-layer; /* from its own lang attribute */
    display: block;
    min-block-size: inherit;
    color-scheme: inherit;
    visibility: inherit;
    color: var(--_text);
    font: var(--risk-font-size, medium) / 1.45 var(--risk-font, system-ui, sans-serif);
    overflow-wrap: anywhere;
  }
  .root > * {
    font-size: calc(15em / 16);
  }
  .frame {
    --_inset: 0px;
    --_sides: 0px;
    --_corners: 0px;
    padding-block: calc(var(--_space) * 0.75);
    border: solid var(--_border);
    border-width: 2px 0 1px;
    border-block-start-color: var(--_text);
    @media screen {
      background: var(--risk-color-surface);
      @container style(--_frame: box) {
        --_inset: 14px;
        --_sides: 1px;
        --_corners: var(--_radius);
        padding: var(--_space);
        background: var(--_surface);
        border: 1px solid var(--_border);
        border-radius: var(--_radius);
      }
    }
  }
  * {
    box-sizing: border-box;
  }
  p,
  ul,
  ol,
  dl,
  dd,
  fieldset {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  :lang(de) {
    hyphenate-limit-chars: 12;
    hyphens: auto;
  }
  :lang(ja) {
    word-break: auto-phrase;
  }
  .title {
    font-size: var(--_title);
    font-weight: 700;
    line-height: 1.2;
    text-wrap: balance;
  }
  .credit,
  [part='error'] {
    color: var(--_quiet);
    font-size: var(--_note);
  }
  /* Important notices: the age of the answer, or missing data. */
  .notice {
    border-inline-start: 3px solid var(--_accent);
    padding: 0.5em 0.75em;
    background: light-dark(#f3f5f7, #20252b);
  }
  /* Large enough to tap, and above the padding of adjacent buttons. Whole pixels: with a fraction, Chromium may draw the text of a link a pixel lower. */
  a {
    position: relative;
    padding-block: 5px;
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
  .save {
    white-space: nowrap;
  }
  [part='save'] {
    all: unset;
    white-space: normal;
    margin: -3px;
    padding: 3px;
    text-decoration: underline;
    cursor: pointer;
    /* A larger tap target with the same look. */
    @media (pointer: coarse) {
      margin: -13px -4px;
      padding: 13px 4px;
    }
  }
  :focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: 2px;
  }
  /* An outline for white flags on white pages. */
  .flag {
    display: inline-block;
    line-height: 1;
    border-radius: 2px;
    outline: 1px solid var(--_hair);
    outline-offset: -1px;
  }
  :host([flags='none' i]) .mark {
    display: none;
  }
  b {
    font-weight: 600;
  }
  .hidden,
  .skip:not(:focus) {
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
    font-size: var(--_note);
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
      font-size: 15px;
      print-color-adjust: exact;
    }
    .frame {
      border-block-end: 0;
    }
    [part='retry'],
    .save {
      display: none;
    }
  }
`;

/** Adds the style sheets of lazily loaded code to a shadow root, unless it has them already. */
export function adoptStyles(root: ShadowRoot, styles: readonly CSSResult[]): void {
  try {
    const { adoptedStyleSheets } = root;
    for (const { styleSheet } of styles) if (styleSheet && !adoptedStyleSheets.includes(styleSheet)) adoptedStyleSheets.push(styleSheet);
  } catch {
    // If the page has broken style sheets, the fallback is shown.
  }
}
