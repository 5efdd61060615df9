import { css } from 'lit';

/** Markers and tiles. */
export const mapStyles = css`
  .leaflet-tile,
  .leaflet-tile-container {
    position: absolute;
    inset: 0 auto auto 0;
  }
  .land.dragging .marker {
    cursor: grabbing;
  }
  .leaflet-tile-pane {
    z-index: 200;
  }
  .leaflet-overlay-pane {
    z-index: 400;
  }
  .leaflet-marker-pane {
    z-index: 600;
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
    position: absolute;
    inset: 0 auto auto 0;
    display: grid;
    place-content: center;
    inline-size: max(44px, 2.75em);
    aspect-ratio: 1;
    translate: -50% -50%;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    pointer-events: auto;
  }
  .marker .badge {
    filter: drop-shadow(0 1px 1.5px rgb(0 0 0 / 0.35));
  }
  .marker:hover,
  .marker.pointed,
  .marker.open,
  .marker:focus-visible {
    z-index: 9999999 !important;
  }
  .marker.pointed::before,
  .marker.open::before {
    content: '';
    position: absolute;
    place-self: center;
    inline-size: calc((var(--_sign, 34) + 8) * (0.5px + 1em / 32));
    aspect-ratio: 1;
    border: 3px solid var(--_accent);
    border-radius: 50%;
    background: color-mix(in srgb, var(--_surface) 60%, transparent);
    z-index: -1;
  }
  .marker:focus-visible {
    outline: 3px solid var(--_focus);
    outline-offset: 1px;
    box-shadow:
      0 0 0 6px var(--_surface),
      0 0 0 7px var(--_text);
  }
  .map-scale {
    position: absolute;
    z-index: 1;
    left: 8px;
    bottom: 8px;
    display: flex;
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
  .map-scale[hidden] {
    display: none;
  }
  .tile-credit {
    position: absolute;
    z-index: 1;
    inset: auto 0 0 auto;
    padding: 0 5px;
    background: color-mix(in srgb, var(--_surface) 85%, transparent);
    font-size: var(--_small);
  }
  @container (inline-size < 30em) {
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
    .marker.open::before,
    .marker.pointed::before {
      border-color: Highlight;
    }
  }
`;
