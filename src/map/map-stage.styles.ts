import { css } from 'lit';

/** Leaflet's CSS cut to the rules we use, the row of buttons below the map, and the hint. */
export const stageStyles = css`
  .stage {
    color: var(--_text);
    transition:
      color 1ms,
      font-size 1ms;
  }
  .stage [hidden] {
    display: none;
  }
  .land,
  .leaflet-pane,
  .leaflet-layer,
  .leaflet-tile-container,
  .leaflet-tile,
  .marker,
  .leaders,
  .popup,
  .label {
    position: absolute;
    inset: 0 auto auto 0;
    isolation: isolate; /* each part is drawn above the one before it */
  }
  .land {
    inset: 0 0 var(--_tools, 48px);
    overflow: clip;
    contain: strict; /* otherwise browsers lay out all of it again for whatever moves or is added */
    user-select: none;
    cursor: grab;
    touch-action: pan-y;
    direction: ltr;
    -webkit-tap-highlight-color: transparent;
  }
  /* Above the markers: the cursor of the land itself would be inherited, so that all markers would be restyled. */
  .land.dragging::after {
    content: '';
    position: absolute;
    inset: 0;
    cursor: grabbing;
  }
  .popup,
  .label,
  .ask {
    background: var(--_surface);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
  }
  .leaflet-zoom-animated {
    transform-origin: 0 0;
  }
  .leaflet-zoom-anim .leaflet-zoom-animated {
    will-change: transform;
    transition: transform 0.25s cubic-bezier(0, 0, 0.25, 1);
  }
  .tools {
    position: absolute;
    inset: auto 0 0;
    block-size: var(--_tools, 48px);
    display: flex;
    align-items: center;
    justify-content: end;
    gap: 6px;
    direction: ltr;
  }
  .tools:dir(rtl) {
    justify-content: start;
  }
  .tools .tool {
    inline-size: 40px;
    block-size: 36px;
    min-inline-size: 1.6em;
    min-block-size: 1.45em;
    display: grid;
    place-items: center;
    padding: 0;
    border-color: var(--_mark);
    @media (prefers-contrast: more) {
      border-color: var(--_text);
    }
  }
  /* The buttons that move the map appear on hover or focus. */
  .tools :is(.up, .down, .left, .right) {
    order: -1;
  }
  .tools:dir(rtl) :is(.up, .down, .left, .right) {
    order: 1;
  }
  .stage:not(:hover, :focus-within) :is(.up, .down, .left, .right) {
    opacity: 0;
    pointer-events: none;
  }
  @media (pointer: coarse) {
    .tools .tool {
      inline-size: 44px;
      block-size: 44px;
    }
  }
  @container (inline-size < 30em) {
    .tools {
      gap: 3px;
    }
    .tools .tool {
      inline-size: min(44px, (100% - 18px) / 7);
    }
  }
  .tools .tool:focus-visible {
    outline-offset: 0;
    box-shadow:
      0 0 0 4px var(--_surface),
      0 0 0 5px var(--_text);
  }
  .tool svg {
    inline-size: 42%;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .hint {
    z-index: 3;
    background: #10141a9e;
    color: #fff;
    font-size: var(--_lead);
    pointer-events: none;
  }
`;
