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
    z-index: 1;
    display: grid;
    place-content: center;
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
  /* On phones the buttons that move the map come with the focus. */
  @container (inline-size < 30em) {
    .stage:not(:focus-within) :is(.up, .down, .left, .right) {
      opacity: 0;
      pointer-events: none;
    }
  }
`;
