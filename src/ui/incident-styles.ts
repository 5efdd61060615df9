import { css } from 'lit';

/** Signs, rows and details of incidents, wherever they are shown. One hue in five depths: no colour here is a tier's. */
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
  .badge,
  .shape {
    flex: none;
    inline-size: 24px;
    block-size: 24px;
    overflow: visible;
  }
  .badge {
    --_fill: light-dark(#5f646b, #b4bac1);
    font: 700 12px/1 system-ui, sans-serif;
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
  }
  .shape {
    inline-size: 14px;
    block-size: 14px;
  }
  .shape path {
    fill: var(--_severity-3);
  }
  .severity-1 {
    --_fill: var(--_severity-1);
    inline-size: 20px;
    block-size: 20px;
    font-size: 14px;
  }
  .severity-2 {
    --_fill: var(--_severity-2);
    inline-size: 22px;
    block-size: 22px;
    font-size: 13px;
  }
  .severity-3 {
    --_fill: var(--_severity-3);
    inline-size: 25px;
    block-size: 25px;
  }
  .severity-4 {
    --_fill: var(--_severity-4);
    inline-size: 29px;
    block-size: 29px;
  }
  .severity-5 {
    --_fill: var(--_severity-5);
    inline-size: 34px;
    block-size: 34px;
  }
  .resolved path {
    fill-opacity: 0.55;
    stroke: var(--_fill);
    stroke-dasharray: 3 2.4;
  }
  .several {
    display: grid;
    place-content: center;
    inline-size: 36px;
    block-size: 36px;
    border-radius: 50%;
    background: var(--_surface);
    color: var(--_text);
    box-shadow:
      inset 0 0 0 3px var(--_fill),
      inset 0 0 0 5px var(--_surface),
      inset 0 0 0 6px var(--_fill);
    font-size: 13px;
    font-variant-numeric: tabular-nums;
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
    grid-template-columns: 36px minmax(0, 1fr);
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
  .details {
    padding: 0 14px 12px 56px;
  }
  .facts,
  .said {
    font-size: 0.875em;
    line-height: 1.4;
    margin-block-end: 0.55em;
  }
  .facts:last-child {
    margin: 0;
  }
  @media (forced-colors: active) {
    .badge,
    .shape {
      forced-color-adjust: none;
      --_fill: CanvasText;
      --_digit: Canvas;
      --_surface: Canvas;
    }
    .shape path {
      fill: CanvasText;
    }
    .item.open {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

/** The frame of the incident map: every part has its size before there is anything in it. */
export const incidentFrameStyles = css`
  :host {
    --_map: var(--incident-map-height, 26em);
    container-type: inline-size;
  }
  .frame {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
    padding: var(--_space);
    background: var(--_surface);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 8px 16px;
  }
  .title {
    font-size: 1.0625em;
    font-weight: 700;
  }
  .heads {
    flex: 1 1 16em;
    min-block-size: 1.45em;
    line-height: 1.3;
  }
  .window,
  .scale {
    display: flex;
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  .choice {
    position: relative;
    cursor: pointer;
    font-size: 0.8125em;
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
  :focus-visible + .sign {
    outline: 2px solid var(--_focus);
    outline-offset: 2px;
  }
  .board {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
  }
  .map {
    position: relative;
    block-size: var(--_map);
    overflow: hidden;
    isolation: isolate;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: light-dark(#dde7ee, #12171c);
    --_land: light-dark(#f4f2ec, #262d35);
    --_country: light-dark(#fffefa, #3a444f);
    --_outline: light-dark(#aaa595, #74808c);
  }
  .stage {
    position: absolute;
    inset: 0;
  }
  .ask {
    position: absolute;
    inset: auto 8px 8px;
    inline-size: fit-content;
    padding: 6px 10px;
    background: var(--_surface);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    font-size: 0.8125em;
  }
  .wait {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 8px;
    padding: 16px;
    font-size: 0.875em;
    text-align: center;
    color: var(--_quiet);
  }
  .skip {
    position: absolute;
    z-index: 2;
    inset-block-start: 6px;
    inset-inline-start: 6px;
    padding: 4px 10px;
    background: var(--_surface);
    border-radius: var(--_radius);
    font-size: 0.875em;
  }
  .skip:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
  .list {
    block-size: 24em;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    overflow: hidden auto;
    scrollbar-width: thin;
  }
  .list:focus-visible {
    outline-offset: 0;
  }
  .note {
    padding: 8px 14px;
    font-size: 0.8125em;
    color: var(--_quiet);
    border-block-end: 1px solid var(--_border);
  }
  .none {
    padding: 2em 14px;
    text-align: center;
    color: var(--_quiet);
  }
  .bar {
    block-size: 76px;
    border-block-end: 1px solid var(--_border);
    background: linear-gradient(var(--_border) 0 0) 14px 16px / 24px 24px no-repeat, linear-gradient(var(--_border) 0 0) 56px 16px / 60% 10px no-repeat,
      linear-gradient(var(--_border) 0 0) 56px 36px / 40% 8px no-repeat;
    opacity: 0.5;
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 28px;
    font-size: 0.8125em;
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
    font-size: 1em;
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
    min-inline-size: 1.4em;
    font-variant-numeric: tabular-nums;
    color: var(--_quiet);
  }
  [aria-pressed='true'] .count {
    color: inherit;
  }
  .scale {
    position: relative;
    padding-block-start: 1.6em;
    flex: 0 1 30em;
  }
  .scale legend {
    position: absolute;
    inset-block-start: 0;
    padding: 0;
    color: var(--_quiet);
  }
  .step {
    position: relative;
    flex: 1 1 0;
    display: grid;
    grid-template-rows: 38px;
    justify-items: center;
    border-block-end: 3px solid var(--_severity-3);
    padding-block-end: 4px;
    line-height: 1.3;
    cursor: pointer;
  }
  .step:hover {
    background: var(--_hover);
  }
  .step.below {
    border-color: var(--_border);
    color: var(--_quiet);
  }
  .step.below .sign {
    opacity: 0.4;
  }
  .sign {
    display: grid;
    place-content: center;
    border-radius: 50%;
    inline-size: 38px;
  }
  .ring {
    flex: 1 1 11em;
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--_quiet);
  }
  .ring .badge {
    inline-size: 20px;
    block-size: 20px;
    box-shadow:
      inset 0 0 0 2px var(--_fill),
      inset 0 0 0 3px var(--_surface),
      inset 0 0 0 4px var(--_fill);
  }
  .foot {
    display: grid;
    gap: 2px;
    font-size: 0.8125em;
    color: var(--_quiet);
  }
  .foot .credit,
  .foot .quiet {
    font-size: 1em;
  }
  .credits {
    min-block-size: 1.45em;
  }
  @container (min-inline-size: 720px) {
    .board {
      grid-template: auto 1fr / minmax(0, 1.7fr) minmax(260px, 1fr);
    }
    .list {
      grid-area: 1 / 2 / 3 / 3;
      block-size: auto;
      contain: size;
    }
  }
  @container (max-inline-size: 479.9px) {
    .frame {
      padding: calc(var(--_space) * 0.75);
    }
    .map {
      block-size: var(--incident-map-height, 20em);
    }
    .heads,
    .credits {
      min-block-size: 2.8em;
    }
    .window {
      inline-size: 100%;
    }
    .choice {
      flex: auto;
      text-align: center;
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
  @media (forced-colors: active) {
    .chip[aria-pressed='true'],
    .choice :checked + span {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  @media print {
    .map,
    .window,
    .legend {
      display: none;
    }
    .list {
      block-size: auto;
      contain: none;
      overflow: visible;
    }
  }
`;
