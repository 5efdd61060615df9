import { css } from 'lit';

/**
 * Signs, rows and details of incidents, wherever they are shown. One hue in five depths, none of them a tier's colour.
 *
 * @cssprop --risk-severity-N - Colour of incidents of severity N; the number on it is white on light pages and nearly black on dark ones.
 */
export const incidentStyles = css`
  :host {
    --_severity-1: var(--risk-severity-1, light-dark(#7c6bb0, #9d8fca));
    --_severity-2: var(--risk-severity-2, light-dark(#6a55a6, #b0a3da));
    --_severity-3: var(--risk-severity-3, light-dark(#573d98, #c3b8e8));
    --_severity-4: var(--risk-severity-4, light-dark(#412482, #d8d0f4));
    --_severity-5: var(--risk-severity-5, light-dark(#270a5c, #f1edff));
    --_digit: light-dark(#fff, #160a2e);
    --_hover: color-mix(in srgb, var(--_accent) 9%, var(--_surface));
  }
  .badge {
    --_fill: light-dark(#5f646b, #b4bac1);
    flex: none;
    inline-size: 1.5em;
    overflow: visible;
    font:
      700 calc(8px + 0.5em) / 1 system-ui,
      sans-serif;
  }
  .badge path {
    fill: var(--_fill);
    stroke: var(--_surface);
    stroke-width: 1.5;
    paint-order: stroke;
    stroke-linejoin: round;
  }
  .badge text {
    fill: var(--_digit);
    font-size: 12px;
  }
  .severity-1 {
    --_fill: var(--_severity-1);
    inline-size: 1.25em;
  }
  .severity-1 text {
    font-size: 14px;
  }
  .severity-2 {
    --_fill: var(--_severity-2);
    inline-size: 1.375em;
  }
  .severity-2 text {
    font-size: 13px;
  }
  .severity-3 {
    --_fill: var(--_severity-3);
    inline-size: 1.5625em;
  }
  .severity-4 {
    --_fill: var(--_severity-4);
    inline-size: 1.8125em;
  }
  .severity-5 {
    --_fill: var(--_severity-5);
    inline-size: 2.125em;
  }
  .resolved path {
    fill-opacity: 0.55;
    stroke: var(--_fill);
    stroke-dasharray: 3 2.4;
  }
  .link {
    min-block-size: 24px;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    font-size: inherit;
    color: var(--_accent);
    text-decoration: underline;
  }
  .tag {
    padding: 0.05em 0.45em;
    border: 1px solid currentColor;
    border-radius: 1em;
    font-size: 0.9em;
    font-weight: 600;
    color: var(--_quiet);
    white-space: nowrap;
  }
  .items {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .item {
    border-block-end: 1px solid var(--_border);
    contain: content;
  }
  .item:last-child {
    border-block-end: 0;
  }
  .item.pointed,
  .item.open {
    background: var(--_hover);
  }
  .row {
    display: grid;
    grid-template-columns: calc(18px + 1.125em) minmax(0, 1fr);
    gap: 1px 10px;
    align-items: start;
    inline-size: 100%;
    padding: 10px 14px 10px 10px;
    border: 0;
    border-radius: 0;
    background: none;
    text-align: start;
  }
  .row:focus-visible {
    outline-offset: -2px;
  }
  .row .badge {
    grid-row: 1 / 3;
    place-self: center;
    align-self: start;
  }
  .topic {
    font-size: 0.9375em;
    font-weight: 600;
    line-height: 1.3;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
  }
  .open .topic {
    -webkit-line-clamp: none;
  }
  .meta {
    font-size: 0.8125em;
    line-height: 1.4;
    color: var(--_quiet);
  }
  .printed {
    display: none;
  }
  @container (inline-size < 17em) {
    .topic {
      -webkit-line-clamp: none;
    }
  }
  @media print {
    .printed {
      display: inline;
    }
    .item {
      break-inside: avoid;
    }
    .topic {
      display: block;
    }
  }
  @media (forced-colors: active) {
    .badge {
      forced-color-adjust: none;
      --_fill: CanvasText;
      --_digit: Canvas;
      --_surface: Canvas;
    }
    .item.open {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
