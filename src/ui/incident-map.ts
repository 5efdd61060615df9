import { css, html, type CSSResultGroup, type TemplateResult } from 'lit';
import { frameStyles } from './frame.styles.js';
import { signStyles } from './incident-icon.js';
import { incidentStyles } from './incident-list.styles.js';
import type { IncidentLocalizer } from './incident-text.js';
import { mapContainerStyles } from './map-container.js';

/** The map and its list, stacked or side by side. */
export const incidentBoard = (map: TemplateResult, list: TemplateResult): TemplateResult => html`<div class="board">${map}${list}</div>`;

/** Rows shown on a phone at first. */
export const FOLDED_ROWS = 3;

/** The marker that the list is filtered to, as a button that clears the filter. */
export const listedGroup = (group: TemplateResult, clear: () => void, { strings }: IncidentLocalizer): TemplateResult =>
  html`<p class="note">
    <button class="chip listed" type="button" @click=${clear}>
      <span>${group}</span> <span aria-hidden="true">×</span><span class="hidden">${strings.fit}</span>
    </button>
  </p>`;

/** The button below the last row that shows all; a tab stop of its own only if arrow keys cannot reach it. */
export const allButton = (count: number, isStop: boolean, showAll: () => void, { strings, localize }: IncidentLocalizer): TemplateResult =>
  html`<button class="all" type="button" tabindex=${isStop ? 0 : -1} @click=${showAll}>${localize(strings.showAll, { count })}</button>`;

/** Asks for consent to raster tiles: names their host and has a button to load them. */
export const tilesWait = (site: string, { strings, localize }: IncidentLocalizer, allow: () => void): TemplateResult =>
  html`<div class="ask">${localize(strings.tilesWait, { site })} <button type="button" @click=${allow}>${strings.loadTiles}</button></div>`;

const incidentMapStyles = css`
  .several {
    inline-size: 3.375em;
  }
  .several circle {
    fill: none;
    stroke: var(--_fill);
  }
  .several .disc {
    fill: var(--_surface);
    stroke: none;
  }
  .several text {
    direction: ltr;
    unicode-bidi: isolate;
    fill: var(--_text);
    /* Where text is twice as large, the ring is 1.5 times as large, and its number nearly twice. */
    font-size: calc(6px + 0.375em);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.06em;
  }
  .ring .several {
    margin: -10px -4px -10px -10px;
  }
  .board {
    --_land: light-dark(#f4f2ec, #262d35);
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
  }
  .map {
    block-size: var(--incident-map-height, var(--_map, 26em));
    padding-block-end: 48px;
    background: light-dark(#dde7ee, #12171c) content-box;
    --_country: light-dark(#fffefa, #3a444f);
    --_outline: light-dark(#aaa595, #74808c);
  }
  .ask {
    position: absolute;
    inset: auto 8px 76px;
    inline-size: fit-content;
    padding: 6px 10px;
    font-size: var(--_note);
  }
  :host(:is(:not([country]), [country=''])) .map {
    --_map: clamp(11em, var(--_part, 53cqi) + 48px, 26em);
  }
  @container (inline-size >= 45em) {
    .map {
      --_part: 33cqi;
    }
    .board {
      grid-template-columns: minmax(0, 1.7fr) minmax(260px, 1fr);
    }
    .box {
      contain: size;
    }
    .list {
      block-size: 100%;
    }
    /* Without incidents, the field of the message also fills the place of the list; the colour of land would pass for land. */
    .board:has(.none:first-child) {
      background: var(--_hover);
    }
  }
  /* Fills the place of the days, so nothing else moves. */
  .box:has(.none:first-child) {
    position: absolute;
    inset: calc(-10px - var(--_above)) 0 auto;
    block-size: var(--_above);
    align-content: center;
    padding-inline: 16px;
    text-wrap: balance;
    background: var(--_hover);
  }
  @container (inline-size < 30em) {
    .map {
      --_map: 20em;
    }
    .list {
      display: flex;
      flex-flow: column;
      block-size: 21em;
    }
    .folded > div {
      overflow: hidden;
    }
    .list.whole {
      block-size: auto;
      min-block-size: 21em;
    }
    .all {
      min-block-size: max(44px, 2.9em);
      background: none;
      border-width: 1px 0 0;
      border-radius: 0;
      color: var(--_accent);
      font-weight: 600;
    }
  }
  @container (17em <= inline-size < 30em) {
    .folded .topic {
      -webkit-line-clamp: 2;
    }
  }
  @media (forced-colors: active) {
    .map {
      --_land: Canvas;
      --_country: Canvas;
      --_outline: CanvasText;
      --_quiet: CanvasText;
    }
    .several circle:not(.disc) {
      stroke: CanvasText;
    }
  }
  @media print, (scripting: none) {
    .all {
      display: none;
    }
    .board {
      display: block;
    }
    .box {
      position: static !important; /* the days are not there */
      contain: none;
    }
    .list {
      block-size: auto;
    }
  }
`;

export const boardStyles: CSSResultGroup = [mapContainerStyles, frameStyles, signStyles, incidentStyles, incidentMapStyles];
