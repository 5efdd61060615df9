import { css } from 'lit';

/** The buttons over the map, markers, the popup beside one, and tiles. */
export const mapStyles = css`
  .tool {
    position: absolute;
    inset-inline-end: 8px;
    inline-size: 30px;
    block-size: 30px;
  }
  .in {
    inset-block-start: 8px;
    border-radius: var(--_radius) var(--_radius) 0 0;
  }
  .out {
    inset-block-start: 37px;
    border-radius: 0 0 var(--_radius) var(--_radius);
  }
  .fit {
    inset-block-start: 74px;
  }
  .up,
  .down,
  .left,
  .right {
    inset: 2px;
    margin: auto;
    inline-size: 28px;
    block-size: 28px;
    border-radius: 50%;
  }
  .up {
    bottom: auto;
  }
  .down {
    top: auto;
  }
  .left {
    right: auto;
  }
  .right {
    left: auto;
  }
  @media (pointer: coarse) {
    .tools .tool {
      inline-size: 44px;
      block-size: 44px;
    }
    .out {
      inset-block-start: 51px;
    }
    .fit {
      inset-block-start: 102px;
    }
  }
  .land.dragging .marker {
    cursor: grabbing;
  }
  .leaflet-tile {
    visibility: hidden;
    max-inline-size: none;
    pointer-events: none;
    user-select: none;
  }
  .leaflet-tile-loaded {
    visibility: inherit;
  }
  .marker {
    display: grid;
    place-content: center;
    inline-size: max(44px, 2.75em);
    aspect-ratio: 1;
    translate: -50% -50%;
    border-radius: 50%;
  }
  .marker .badge {
    filter: drop-shadow(0 1px 1.5px rgb(0 0 0 / 0.35));
  }
  .marker:is(:hover, .pointed, .open, :focus-visible) {
    z-index: 9999999 !important;
  }
  /* Within what a name keeps free beside its sign. */
  .marker:is(.pointed, .open, :focus-visible)::before {
    content: '';
    position: absolute;
    place-self: center;
    inline-size: calc(var(--_sign, 34) * (0.5px + 1em / 32) + 5px);
    aspect-ratio: 1;
    border: 3px solid var(--_accent);
    border-radius: 50%;
    background: color-mix(in srgb, var(--_surface) 60%, transparent);
    z-index: -1;
  }
  .marker:focus-visible {
    outline: 0;
  }
  .marker:focus-visible::before {
    border-color: var(--_focus);
    outline: 1px solid var(--_text);
    outline-offset: 1px;
  }
  .map-scale {
    position: absolute;
    z-index: 1;
    left: 8px;
    bottom: 8px;
    display: flex;
    direction: ltr;
    align-items: end;
    gap: 5px;
    font-size: var(--_small);
    line-height: 1;
    white-space: nowrap;
    text-shadow:
      0 0 2px var(--_surface),
      0 0 2px var(--_surface),
      0 0 3px var(--_surface);
    pointer-events: none;
  }
  .map-scale::before {
    content: '';
    inline-size: var(--_bar);
    block-size: 0.5em;
    border: 1.5px solid;
    border-block-start: 0;
  }
  .tile-credit {
    position: absolute;
    z-index: 1;
    inset: auto 0 0 auto;
    padding: 0 5px;
    background: color-mix(in srgb, var(--_surface) 85%, transparent);
    font-size: var(--_small);
  }
  .popup {
    z-index: 2;
    display: flex;
    inline-size: min(310px, 100% - 16px);
    box-shadow: 0 3px 14px rgb(0 0 0 / 0.28);
  }
  .popup .scroll {
    outline: none;
  }
  .popup:has(> .scroll:focus-visible) {
    outline: 2px solid var(--_focus);
  }
  .popup::after {
    content: '';
    position: absolute;
    z-index: -1;
    left: var(--_tip);
    bottom: -7px;
    inline-size: 12px;
    block-size: 12px;
    margin-left: -6px;
    rotate: 45deg;
    background: inherit;
    border: solid var(--_border);
    border-width: 0 1px 1px 0;
  }
  .popup.below::after {
    top: -7px;
    bottom: auto;
    border-width: 1px 0 0 1px;
  }
  .scroll {
    flex: 1;
    max-block-size: calc(var(--_tall, 320px) - 92px);
    padding: 12px 14px;
    overflow: hidden auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }
  .popup .close {
    position: absolute;
    z-index: 1;
    inset-block-start: 4px;
    inset-inline-end: 4px;
    inline-size: 28px;
    block-size: 28px;
    font-size: 1.25em;
    line-height: 1;
  }
  .heading {
    margin-block-end: 4px;
    margin-inline-end: 26px;
    font-size: 0.9375em;
    line-height: 1.3;
  }
  .popup .facts {
    margin: 2px 0 0;
    font-size: var(--_note);
    line-height: 1.4;
  }
  /* On phones the buttons stand below the map. */
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
    .in {
      inset-inline: 2px auto;
    }
    .out {
      inset-inline: 48px auto;
    }
    .down,
    .left,
    .right {
      bottom: 50px;
    }
    .map-scale {
      bottom: 56px;
    }
    .tile-credit {
      bottom: 48px;
    }
  }
  @media (prefers-contrast: more) {
    .marker .badge path {
      stroke: var(--_text);
    }
  }
  @media (forced-colors: active) {
    .marker:is(.pointed, .open, :focus-visible)::before {
      border-color: Highlight;
    }
  }
`;
