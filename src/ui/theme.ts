import { css } from 'lit';

/**
 * What all tags look like. Host pages set `--risk-*`; everything inside reads the private names.
 * Inherited text properties are reset, sizes are never in rem: a host's root is not ours.
 */
export const theme = css`
  :host {
    --_surface: var(--risk-color-surface, light-dark(#fff, #15181c));
    --_text: var(--risk-color-text, light-dark(#1b1d20, #eceef1));
    --_quiet: var(--risk-color-text-quiet, light-dark(#5a6067, #a9b0b8));
    --_border: var(--risk-color-border, light-dark(#d5d9de, #3a4048));
    --_accent: var(--risk-color-accent, light-dark(#0b57a4, #8cc0f5));
    --_focus: var(--risk-color-focus, light-dark(#0b57a4, #a9d1fa));
    --_radius: var(--risk-radius, 6px);
    --_space: var(--risk-space, 16px);
    box-sizing: border-box;
    display: block;
    color: var(--_text);
    font: normal 400 var(--risk-font-size, 16px) / 1.45 var(--risk-font, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif);
    font-size-adjust: none;
    letter-spacing: normal;
    word-spacing: normal;
    text-transform: none;
    text-indent: 0;
    text-align: start;
    text-shadow: none;
    white-space: normal;
    overflow-wrap: anywhere;
    hyphens: manual;
    cursor: auto;
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
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  p,
  ul,
  dl,
  dd {
    margin: 0;
    padding: 0;
  }
  a {
    color: var(--_accent);
    text-underline-offset: 0.15em;
  }
  :focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: 2px;
  }
  button {
    font: inherit;
    color: var(--_text);
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
  .hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .quiet {
    color: var(--_quiet);
    font-size: 0.8125em;
  }
`;
