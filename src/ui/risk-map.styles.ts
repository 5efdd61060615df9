import { css } from 'lit';

/** The map above the table, and its legend. The map's height follows from its width, in the proportions of the world, plus space for the buttons below. */
export const riskMapStyles = css`
  :host {
    --_rows: var(--risk-table-height, 22em);
    --_land-height: min(46cqi, 38em);
  }
  :host([region]:not([region=''])) {
    --_land-height: clamp(16em, 55cqi, 38em);
  }
  .map {
    --_tools: max(48px, 5.2em - 30px); /* four lines of the legend at twice the text size */
    block-size: var(--risk-map-height, calc(var(--_land-height) + var(--_tools)));
    --_land: light-dark(#e3e6ea, #2b3138);
    --_unknown: light-dark(#c9ced4, #59616b);
    --_hatch: var(--_mark);
    --_edge: light-dark(#3f464e, #c3cad2);
    --_faint: light-dark(#b4bac1, #4d555e);
  }
  .bars {
    display: flex;
    align-items: center;
    gap: 2px;
    block-size: 32px;
  }
  .bars:not(:has(button)) {
    background: var(--_hair);
  }
  .bars button {
    block-size: 100%;
    display: grid;
    align-content: center;
    border-radius: 0;
    background: var(--_bg);
    color: var(--_fg);
    text-align: start;
    @media (pointer: coarse) {
      min-block-size: 44px;
    }
  }
  .chosen button:not([aria-pressed='true']) {
    background: color-mix(in srgb, var(--_bg) 22%, var(--_surface));
    color: var(--_text);
  }
  .bars b {
    inline-size: max-content;
    min-inline-size: 24px;
    padding: 0 5px;
    font-weight: 700;
    @media (pointer: coarse) {
      min-inline-size: 44px;
    }
  }
  /* Each as wide as its bar, but never narrower than its words. */
  .ends {
    display: flex;
    gap: 2px;
    margin-block: -6px 0;
    min-block-size: 1.6em;
    font-size: var(--_small);
    line-height: 1.2;
    overflow-wrap: normal;
    @container (35em <= inline-size < 60em) {
      min-block-size: 2.4em;
      margin-block-end: -6px;
    }
  }
  .ends .line {
    padding-inline-end: 5px;
    word-break: keep-all;
  }
  .ends .long {
    min-inline-size: 12.5em;
  }
  .ends svg {
    flex: 1 1;
  }
  :is(.bars, .ends) svg {
    max-inline-size: 100%;
  }
  .key {
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 0;
    min-block-size: 48px;
    max-inline-size: calc(100% - 150px);
    display: flex;
    flex-wrap: wrap;
    align-content: center;
    gap: 2px 16px;
    font-size: var(--_small);
    line-height: 1.3;
    color: var(--_quiet);
    pointer-events: none;
  }
  .key .level {
    block-size: 1em;
  }
  .key button {
    padding: 0 4px;
    pointer-events: auto;
  }
  @container (inline-size < 35em) {
    .bars {
      block-size: max(44px, 2.8em);
      line-height: 1.2;
    }
    .bars b::after {
      content: attr(data-level);
      display: block;
      inline-size: 1.4em;
      border: 1px solid;
      border-radius: 0.25em;
      font-size: var(--_small);
      text-align: center;
    }
    .ends {
      justify-content: space-between;
      margin-block: -10px -1px;
    }
    .ends svg,
    .ends > :not(:first-child, :last-child) {
      display: none;
    }
    .stage:is(:hover, :focus-within) ~ .key {
      visibility: hidden;
    }
  }
  @media (forced-colors: active) {
    .map {
      --_land: Canvas;
      --_unknown: Canvas;
      --_quiet: CanvasText;
      --_edge: CanvasText;
      --_faint: CanvasText;
      --_hatch: CanvasText;
    }
    .level {
      border-color: CanvasText;
    }
    .bars button {
      forced-color-adjust: none;
    }
  }
`;
