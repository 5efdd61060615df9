import { css, type CSSResultGroup } from 'lit';
import { frameStyles } from './content.styles.js';
import { styles as incidentDetailsStyles } from './incident-details.js';
import { incidentFrameStyles, incidentStyles } from './incident-list.styles.js';
import { incidentLegendStyles } from './incident-filters.styles.js';
import { mapContainerStyles } from './map-container.js';

/** The map's place, above the list or beside it. */
export const incidentMapStyles = css`
  :host {
    --_map: var(--incident-map-height, 26em);
  }
  .several {
    position: relative;
    display: grid;
    place-content: center;
    inline-size: 2.77em;
    aspect-ratio: 1;
    border-radius: 50%;
    background: var(--_surface);
    color: var(--_text);
    box-shadow: inset 0 0 0 3px var(--_fill);
    font-size: calc(6.5px + 0.40625em);
    font-variant-numeric: tabular-nums;
  }
  .several.hundreds {
    font-size: calc(5.5px + 0.34375em);
    inline-size: 3.27em;
  }
  .worst {
    position: absolute;
    top: -0.45em;
    right: -0.45em;
    display: grid;
    place-content: center;
    inline-size: 1.55em;
    aspect-ratio: 1;
    border: 1px solid var(--_surface);
    border-radius: 50%;
    background: var(--_fill);
    color: var(--_digit);
    font-size: 0.85em;
    line-height: 1;
  }
  .board {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
  }
  .map {
    block-size: var(--_map);
    background: light-dark(#dde7ee, #12171c);
    --_land: light-dark(#f4f2ec, #262d35);
    --_country: light-dark(#fffefa, #3a444f);
    --_outline: light-dark(#aaa595, #74808c);
  }
  .ask {
    position: absolute;
    inset: auto 8px 44px;
    inline-size: fit-content;
    padding: 6px 10px;
    background: var(--_surface);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    font-size: var(--_note);
  }
  @container (inline-size >= 45em) {
    .board {
      grid-template: auto 1fr / minmax(0, 1.7fr) minmax(260px, 1fr);
    }
    .box {
      grid-area: 1 / 2 / 3 / 3;
      contain: size;
    }
    .list {
      block-size: 100%;
    }
  }
  @container (inline-size < 30em) {
    .map {
      block-size: var(--incident-map-height, 20em);
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
    .several {
      color: CanvasText;
    }
  }
  @media print {
    .board {
      display: block;
    }
    .box {
      contain: none;
    }
    .list {
      block-size: auto;
    }
  }
`;

/** All styles of `<incident-map>`. */
export const boardStyles: CSSResultGroup = [
  mapContainerStyles,
  frameStyles,
  incidentStyles,
  incidentDetailsStyles,
  incidentLegendStyles,
  incidentFrameStyles,
  incidentMapStyles,
];
