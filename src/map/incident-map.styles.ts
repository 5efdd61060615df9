import { css } from 'lit';

export const mapStyles = css`
  .leaflet-tile {
    visibility: hidden;
    pointer-events: none;
  }
  .leaflet-tile-loaded {
    visibility: inherit;
  }
  .marker {
    --_disc: calc(var(--_sign) * (0.5px + 1em / 32));
    display: grid;
    place-content: center;
    inline-size: calc(var(--_disc) + 2px);
    aspect-ratio: 1;
    translate: -50% -50%;
    border-radius: 50%;
    @media (pointer: coarse) {
      min-inline-size: 44px;
    }
  }
  .marker .badge {
    filter: drop-shadow(0 1px 1.5px rgb(0 0 0 / 0.35));
  }
  .marker:is(:hover, .pointed, .open, :focus-visible) {
    z-index: 9999999 !important;
  }
  /* Fits into the space that names keep free around a sign. */
  .marker:is(.pointed, .open, :focus-visible)::before {
    content: '';
    position: absolute;
    place-self: center;
    inline-size: calc(var(--_disc) + 5px);
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
    bottom: 56px;
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
    inset: auto 0 48px auto;
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
    line-height: 1.3;
  }
  .popup .facts {
    margin: 2px 0 0;
    font-size: var(--_note);
    line-height: 1.4;
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
