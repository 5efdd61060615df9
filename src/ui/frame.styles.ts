import { css } from 'lit';

/** The frame of a list or a table: title, subtitle and foot, as wide as its container. */
export const frameStyles = css`
  :host {
    --_hover: color-mix(in srgb, var(--_accent) 9%, var(--_surface));
  }
  .root {
    container-type: inline-size;
    contain-intrinsic-inline-size: 14em;
  }
  .frame {
    display: grid;
    align-content: start;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
  }
  /* Reserves the space of the title before anything is loaded, and that of the filters while there is nothing to filter. It is invisible, so it may move. */
  [data-reserve],
  .bare :is(.controls, .key) {
    visibility: hidden;
  }
  [data-reserve]::before {
    content: attr(data-reserve);
  }
  @container (inline-size < 35em) {
    .heads:has(> .found) {
      min-block-size: calc(2.4 * var(--_title) + var(--_below, 1.45) * var(--_note));
    }
  }
  /* Sticky heads over scrolling rows: translucent, for any page background; less so in the dark, where bright text shows through the blur. */
  @media screen {
    thead,
    .day {
      background: var(--risk-color-surface, light-dark(#fff4, #15181cd9));
      backdrop-filter: blur(8px);
    }
  }
  .rows,
  .list {
    border: 1px solid var(--_border);
    border-inline-width: var(--_sides);
    border-radius: var(--_corners);
    overflow: hidden auto;
    scrollbar-width: thin;
    scrollbar-color: var(--_mark) #0000; /* Firefox’s default is white even on dark pages */
  }
  :is(.rows, .list) slot {
    display: block;
    padding: 12px var(--_inset);
  }
  slot > div {
    margin: -12px calc(-1 * var(--_inset));
  }
  /* Buttons that look like text or like a link. */
  .plain,
  .link {
    min-block-size: 24px;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
  }
  .link {
    color: var(--_accent);
    text-decoration: underline;
  }
  .none {
    padding: 2em var(--_inset);
    text-align: center;
    color: var(--_quiet);
  }
  .foot {
    display: grid;
    gap: 2px;
  }
  .bare .map {
    opacity: 0.4;
  }
  .bare .rows {
    border-color: transparent;
  }
  .credits {
    min-block-size: 1.45em;
  }
  /* Unclipped, even if the print styles are not loaded yet. */
  @media print {
    .link,
    .update {
      display: none;
    }
    .frame :is(.rows, .list)[part] {
      block-size: auto;
      max-block-size: none;
      overflow: visible;
    }
  }
`;
