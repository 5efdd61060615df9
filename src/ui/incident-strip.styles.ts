import { css } from 'lit';

/** The days of incidents, and what is chosen of them. */
export const stripStyles = css`
  .strip {
    --_handles: calc(1.3em + 46px);
    min-inline-size: 0;
  }
  .strip svg {
    overflow: visible;
  }
  /* Above it there is room for a line of text, below it for its handles and the dates. */
  .days {
    position: relative;
    margin: 1.3em 12px calc(20px + 1.3em);
    border-block-end: 1px solid var(--_quiet);
    touch-action: pan-y;
    user-select: none;
    cursor: crosshair;
  }
  .days > svg {
    display: block;
    inline-size: 100%;
    block-size: 48px;
  }
  .days > .marks {
    position: absolute;
    inset: 0;
    fill: var(--_text);
    pointer-events: none;
  }
  .days path {
    fill: var(--_fill, var(--_quiet));
  }
  .days .severity-unknown {
    fill: none;
    stroke: var(--_quiet);
    vector-effect: non-scaling-stroke;
  }
  .knob path {
    fill: var(--_text);
  }
  .hatched line {
    stroke: var(--_quiet);
    stroke-width: 8px;
    stroke-dasharray: 1 4;
  }
  .strip .hatched {
    overflow: hidden;
  }
  .tick {
    fill: var(--_quiet);
  }
  .tick.end,
  .story {
    text-anchor: end;
  }
  .story {
    font-weight: 600;
  }
  .story.early {
    text-anchor: start;
  }
  .story line {
    stroke: currentColor;
    stroke-width: 1.5px;
    stroke-dasharray: 1.5 2.5;
  }
  .choice {
    display: flex;
    align-items: center;
    min-block-size: 2.9em;
  }
  @container (inline-size >= 45em) {
    .choice {
      min-block-size: 28px;
    }
  }
  @container (inline-size < 30em) {
    .tick.odd {
      display: none;
    }
  }
  @container (inline-size < 15em) {
    .tick.even {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .strip {
      --_quiet: CanvasText;
    }
  }
`;
