import { css } from 'lit';

/** Time window, categories and severities. */
export const incidentLegendStyles = css`
  .window,
  .scale {
    display: flex;
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  .window {
    flex-wrap: wrap;
  }
  .choice {
    position: relative;
    cursor: pointer;
    font-size: var(--_note);
  }
  .choice span {
    display: block;
    padding: 0.35em 0.75em;
    border: 1px solid var(--_border);
    margin-inline-start: -1px;
    white-space: nowrap;
  }
  .choice:first-of-type span {
    border-start-start-radius: var(--_radius);
    border-end-start-radius: var(--_radius);
  }
  .choice:last-of-type span {
    border-start-end-radius: var(--_radius);
    border-end-end-radius: var(--_radius);
  }
  .choice:hover span {
    background: var(--_hover);
  }
  .choice :checked + span {
    background: var(--_text);
    border-color: var(--_text);
    color: var(--_surface);
  }
  :focus-visible + span,
  :focus-visible ~ .sign {
    outline: 2px solid var(--_focus);
    outline-offset: 2px;
  }
  .shape {
    flex: none;
    overflow: visible;
    inline-size: calc(7px + 0.54em);
  }
  .shape path {
    fill: var(--_severity-3);
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 28px;
    font-size: var(--_note);
  }
  .chips {
    flex: 1 0 100%;
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    list-style: none;
  }
  .chip {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    min-block-size: 28px;
    padding: 2px 6px 2px 9px;
    border-radius: 14px;
    max-inline-size: 100%;
    line-height: 1.3;
    text-align: start;
  }
  .chip:hover {
    background: var(--_hover);
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
  .scale {
    flex: 0 1 26em;
  }
  .scale legend {
    padding: 0 0 0.25em;
    color: var(--_quiet);
  }
  .scale strong {
    font-weight: 600;
    color: var(--_text);
  }
  .step {
    position: relative;
    flex: 1 1 0;
    min-inline-size: 0;
    inline-size: auto;
    display: grid;
    justify-items: center;
    border-block-start: 2px solid var(--_accent);
    padding: 3px 1px 4px;
    line-height: 1.3;
    text-align: center;
    cursor: pointer;
  }
  .step:hover {
    background: var(--_hover);
  }
  .step .count {
    justify-self: stretch;
    min-inline-size: 0;
    text-align: center;
    font-weight: 600;
    color: var(--_text);
  }
  .column {
    inline-size: calc(100% - 4px);
    block-size: 24px;
    margin-block-end: 4px;
    fill: var(--_fill);
  }
  /* A bracket over what is chosen. */
  .least::before,
  .step:last-child::after {
    content: '';
    position: absolute;
    inset-block-start: 0;
    block-size: 6px;
    border-inline-start: 2px solid var(--_accent);
  }
  .least::before {
    inset-inline-start: 0;
  }
  .step:last-child::after {
    inset-inline-end: 0;
  }
  .step.below {
    border-color: transparent;
    color: var(--_quiet);
  }
  .step.below :is(.sign, .column) {
    opacity: 0.3;
  }
  .sign {
    display: grid;
    place-content: center;
    border-radius: 50%;
    inline-size: calc(12px + 0.75em);
    aspect-ratio: 1;
    font-size: 1.23em;
  }
  .sign .badge {
    inline-size: 1.375em;
  }
  .ring {
    flex: 1 1 11em;
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--_quiet);
  }
  @container (inline-size < 30em) {
    .window {
      inline-size: 100%;
    }
    .choice {
      flex: auto;
      text-align: center;
    }
    .choice span {
      padding-inline: 0.3em;
    }
    .chip,
    .choice span {
      min-block-size: 36px;
      align-content: center;
    }
    .chip {
      border-radius: 18px;
    }
  }
  @container (inline-size < 20em) {
    .scale {
      display: block;
    }
    .step {
      grid-template: auto / auto 1fr auto;
      place-items: center start;
      gap: 6px;
      border-block-start: 0;
      border-inline-start: 3px solid var(--_accent);
    }
    .step .count {
      grid-area: 1 / 3;
    }
    .column,
    .least::before,
    .step:last-child::after {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .shape path,
    .column {
      forced-color-adjust: none;
      fill: CanvasText;
    }
    .step {
      border-color: Highlight;
    }
    .step.below {
      border-color: Canvas;
    }
    .chip[aria-pressed='true'],
    .choice :checked + span {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  @media print {
    .window,
    .legend {
      display: none;
    }
  }
`;
