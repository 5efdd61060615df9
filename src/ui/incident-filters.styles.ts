import { css } from 'lit';

export const incidentLegendStyles = css`
  .severities,
  .chips,
  .legend {
    display: flex;
    flex-wrap: wrap;
  }
  .severities {
    gap: 2px;
    border: 0;
    min-inline-size: 0;
  }
  .severities legend {
    padding: 0 0 0.25em;
    color: var(--_quiet);
  }
  .severities strong,
  .step .count {
    font-weight: 600;
    color: var(--_text);
  }
  .unknown::before {
    content: '';
    display: inline-block;
    inline-size: 1em;
    block-size: 0.4em;
    margin-inline-end: 0.4em;
    border: 1px solid var(--_quiet);
  }
  .legend .quiet {
    font-size: inherit;
  }
  .filters::after {
    content: '';
    display: inline-block;
    inline-size: 0.4em;
    block-size: 0.4em;
    margin-inline-start: 0.6em;
    border: solid;
    border-width: 0 1.5px 1.5px 0;
    transform: translateY(-0.2em) rotate(45deg);
  }
  .filters[aria-expanded='true']::after {
    transform: rotate(225deg);
  }
  .unknown,
  .legend > :not(.filters) {
    flex: 1 0 100%;
  }
  .panel:not([hidden]) {
    display: grid;
    gap: 12px;
    justify-items: start;
  }
  .shape {
    flex: none;
    overflow: visible;
    inline-size: calc(7px + 0.54em);
  }
  .shape path {
    fill: var(--_fill);
  }
  /* Fills the space that is reserved for the longest words. */
  .legend {
    min-block-size: inherit;
    align-items: center;
    align-content: space-between;
    gap: 8px 16px;
    font-size: var(--_note);
  }
  .past {
    visibility: hidden;
  }
  .chips {
    gap: 6px;
  }
  .chip {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    min-block-size: 28px;
    padding: 2px 6px 2px 9px;
    border-radius: 22px;
    max-inline-size: 100%;
    line-height: 1.3;
    text-align: start;
  }
  :is(.chip, .step):hover {
    background: var(--_hover);
  }
  .chip.listed {
    min-block-size: 44px;
  }
  .chip[aria-pressed='true'] {
    background: var(--_text);
    border-color: var(--_text);
    color: var(--_surface);
  }
  .chip[aria-pressed='true'] path {
    fill: currentColor;
  }
  .count {
    min-inline-size: 2em;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
    color: var(--_quiet);
  }
  [aria-pressed='true'] .count {
    color: inherit;
  }
  .step {
    position: relative;
    flex: 1 1 0;
    min-inline-size: min-content;
    overflow-wrap: break-word;
    display: grid;
    justify-items: center;
    border-block-start: 6px solid var(--_fill);
    padding: 3px 1px 4px;
    line-height: 1.3;
    text-align: center;
    cursor: pointer;
  }
  /* Covers its label, so that a ring around the radio button (by assistive technology, say) surrounds all of it. */
  .step input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .step .count {
    justify-self: stretch;
    min-inline-size: 0;
  }
  .step.below {
    border-color: color-mix(in srgb, var(--_fill) 35%, transparent);
  }
  .step:has(:focus-visible) {
    outline: 2px solid var(--_focus);
  }
  .ring {
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--_quiet);
  }
  /* Keyboard help overlays the sentence below the list, so nothing moves; screen readers still read that sentence. */
  .frame:has(.row:focus-visible) .foot > .quiet {
    position: relative;
    color: transparent;
    forced-color-adjust: none;
  }
  .frame:has(.row:focus-visible) .list-help {
    display: block;
    position: absolute;
    color: var(--_quiet);
    forced-color-adjust: auto;
  }
  @container (inline-size >= 45em) {
    .legend > .severities {
      flex: 1 1 60%;
    }
  }
  @container (inline-size < 30em) {
    .filters {
      min-block-size: 44px;
    }
    .chip {
      min-block-size: 36px;
    }
  }
  @media (pointer: coarse) {
    .chips .chip {
      min-block-size: 44px;
    }
    .filters {
      position: relative;
    }
    .filters::before {
      content: '';
      position: absolute;
      inset: -8px 0;
    }
  }
  @media (forced-colors: active) {
    :is(.shape, .days) path {
      forced-color-adjust: none;
      fill: CanvasText;
    }
    .step.below {
      border-color: GrayText;
    }
    .day {
      background: Canvas;
      backdrop-filter: none;
    }
    .chip[aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  /* Print columns of the list; loaded after the first paint. */
  @media print {
    .listed span:not(:first-child) {
      display: none;
    }
    .printed {
      display: inline-block;
    }
    .printed::first-letter {
      text-transform: uppercase;
    }
    @container (inline-size >= 36em) {
      .list {
        columns: 2;
        column-gap: 1.5em;
      }
      .list > .note {
        column-span: all;
      }
    }
  }
`;
