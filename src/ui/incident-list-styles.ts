import { css } from 'lit';

/** What only the list without a map has: sticky days and folding filters. */
export const incidentListStyles = css`
  :host {
    --_list: var(--incident-list-height, 26em);
  }
  .heads {
    flex-basis: 9em;
  }
  .list {
    scroll-padding-block-start: 2.4em;
  }
  .day {
    position: sticky;
    z-index: 1;
    inset-block-start: -1px;
    margin-block-start: -1px;
    padding: 5px 14px;
    background: color-mix(in srgb, var(--_text) 5%, var(--_surface));
    border-block: 1px solid var(--_border);
    font-size: 0.8125em;
    font-weight: 600;
  }
  .filters {
    font-size: 0.8125em;
  }
  .filters::after {
    content: '';
    display: inline-block;
    inline-size: 0.4em;
    block-size: 0.4em;
    margin-inline-start: 0.6em;
    border: solid;
    border-width: 0 1.5px 1.5px 0;
    transform: translateY(-0.2em) rotate(45deg);
  }
  .filters[aria-expanded='true']::after {
    transform: rotate(225deg);
  }
  .panel:not([hidden]) {
    display: grid;
    gap: 12px;
    justify-items: start;
  }
  @media print {
    .filters,
    .panel {
      display: none !important;
    }
    .day {
      position: static;
      break-after: avoid;
    }
  }
`;
