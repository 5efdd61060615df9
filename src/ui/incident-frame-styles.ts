import { css } from 'lit';

/** The frame of the incident map: every part has its size before there is anything in it. */
export const incidentFrameStyles = css`
  :host {
    --_map: var(--incident-map-height, 26em);
    container-type: inline-size;
  }
  .frame {
    display: grid;
    align-content: start;
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
  .list .failure {
    padding: 12px 14px;
  }
  .list slot {
    display: block;
    padding: 12px 14px;
  }
  .bars {
    margin: -12px -14px;
  }
  .bar {
    block-size: 76px;
    border-block-end: 1px solid var(--_border);
    background:
      linear-gradient(var(--_border) 0 0) 14px 16px / 24px 24px no-repeat,
      linear-gradient(var(--_border) 0 0) 56px 16px / 60% 10px no-repeat,
      linear-gradient(var(--_border) 0 0) 56px 36px / 40% 8px no-repeat;
    opacity: 0.5;
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
