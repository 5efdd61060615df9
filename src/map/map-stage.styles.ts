import { css } from 'lit';

/** Leaflet's css cut to the rules we use, the buttons and the hint: carried in the chunk of a map. */
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
  :is(.land, .leaflet-pane, .leaflet-layer, .leaflet-tile-container, .leaflet-tile, .marker, .leaders, .popup, .label) {
    position: absolute;
    inset: 0 auto auto 0;
    isolation: isolate; /* each part is drawn above the one before it */
  }
  .land {
    inset: 0;
    overflow: clip;
    contain: strict; /* else whatever moves or comes in it has the browser measure all of it again */
    user-select: none;
    cursor: grab;
    touch-action: pan-y;
    direction: ltr;
    -webkit-tap-highlight-color: transparent;
  }
  .land.dragging {
    cursor: grabbing;
  }
  .popup,
  .label {
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
  .tools .tool {
    position: absolute;
    z-index: 1;
    inset-inline-end: 8px;
    display: grid;
    place-content: center;
    inline-size: 30px;
    block-size: 30px;
    min-block-size: 0;
    padding: 0;
    border-color: var(--_mark);
    @media (prefers-contrast: more) {
      border-color: var(--_text);
    }
  }
  .tools .tool:focus-visible {
    outline-offset: 0;
    box-shadow:
      0 0 0 4px var(--_surface),
      0 0 0 5px var(--_text);
  }
  .tool svg {
    inline-size: 16px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .tool.in {
    inset-block-start: 8px;
    border-radius: var(--_radius) var(--_radius) 0 0;
  }
  .tool.out {
    inset-block-start: 37px;
    border-radius: 0 0 var(--_radius) var(--_radius);
  }
  .tool.fit {
    inset-block-start: 74px;
  }
  .tools :is(.up, .down, .left, .right) {
    margin: auto;
    inline-size: 28px;
    block-size: 28px;
    border-radius: 50%;
  }
  .tools .up {
    inset: 2px 0 auto;
  }
  .tools .down {
    inset: auto 0 2px;
  }
  .tools .left {
    inset: 0 auto 0 2px;
  }
  .tools .right {
    inset: 0 2px 0 auto;
  }
  .hint {
    position: absolute;
    z-index: 3;
    inset: 0;
    display: grid;
    place-content: center;
    padding: 16px;
    background: #10141a9e;
    color: #fff;
    font-size: var(--_lead);
    text-align: center;
    pointer-events: none;
  }
  @media (pointer: coarse) {
    .tools .tool {
      inline-size: 44px;
      block-size: 44px;
    }
    .tool.out {
      inset-block-start: 51px;
    }
    .tool.fit {
      inset-block-start: 102px;
    }
  }
  /* On phones the buttons stand below the map, and those that move it come with the focus. */
  @container (inline-size < 30em) {
    .land {
      inset-block-end: 48px;
    }
    .tools::before {
      content: '';
      position: absolute;
      inset: auto 0 0;
      block-size: 48px;
      background: var(--_surface);
      border-block-start: 1px solid var(--_border);
    }
    .tools .tool:is(.in, .out, .fit) {
      inset-block: auto 2px;
      inline-size: 44px;
      block-size: 44px;
      border-color: transparent;
    }
    .tools .in {
      inset-inline: 2px auto;
    }
    .tools .out {
      inset-inline: 48px auto;
    }
    .tools .down {
      bottom: 50px;
    }
    .tools :is(.left, .right) {
      bottom: 48px;
    }
    .stage:not(:focus-within) :is(.up, .down, .left, .right) {
      opacity: 0;
      pointer-events: none;
    }
  }
`;
