import { css } from 'lit';

/** The map above the table, and its legend. The height of the box follows its width in the proportions of the world. */
export const riskMapStyles = css`
  :host {
    --_rows: var(--risk-table-height, 22em);
  }
  .map {
    block-size: var(--risk-map-height, clamp(11em, 55cqi, 38em));
    background: light-dark(#f3f6f8, #0e1216);
    --_land: light-dark(#e3e6e9, #2b3138);
    --_unknown: light-dark(#c9ced4, #59616b);
    --_hatch: light-dark(#8d959e, #737c87);
    --_edge: light-dark(#3f464e, #c3cad2);
  }
  :host([region]:not([region=''])) .map {
    block-size: var(--risk-map-height, clamp(16em, 60cqi, 38em));
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 5px 18px;
    list-style: none;
    font-size: var(--_note);
    line-height: 1.3;
  }
  .legend li {
    display: flex;
    align-items: center;
    gap: 0.5em;
  }
  .legend .number {
    min-inline-size: 1.4em;
    color: var(--_quiet);
    font-variant-numeric: tabular-nums;
  }
  .hatch {
    background: repeating-linear-gradient(-45deg, light-dark(#8d959e, #737c87) 0 1px, light-dark(#e3e6e9, #2b3138) 1px 5px);
  }
  .dashed {
    border: 1px dashed light-dark(#3f464e, #d5dae0);
  }
  /* With room for the buttons below the map. */
  @container (inline-size < 30em) {
    .map {
      block-size: var(--risk-map-height, calc(clamp(11em, 55cqi, 38em) + 48px));
    }
  }
  @container (inline-size < 35em) {
    .legend li:has(.number) {
      inline-size: 100%;
    }
    .legend .number {
      margin-inline-start: auto;
    }
  }
  @media (forced-colors: active) {
    .map {
      --_land: Canvas;
      --_country: Canvas;
      --_unknown: Canvas;
      --_outline: CanvasText;
      --_edge: CanvasText;
      --_hatch: CanvasText;
    }
    .level {
      border-color: CanvasText;
    }
    .hatch {
      background: repeating-linear-gradient(-45deg, CanvasText 0 1px, Canvas 1px 5px);
    }
    .dashed {
      border-style: dashed;
    }
  }
  @media print {
    .legend {
      display: none;
    }
  }
`;
