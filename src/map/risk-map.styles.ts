import { css } from 'lit';

/** The label beside a country, and the keyboard focus on the map. */
export const worldMapStyles = css`
  .land.over {
    cursor: pointer;
  }
  .label {
    z-index: 3;
    display: grid;
    gap: 2px;
    max-inline-size: min(260px, 100% - 16px);
    padding: 7px 10px;
    box-shadow: 0 2px 10px rgb(0 0 0 / 0.22);
    font-size: var(--_note);
    cursor: pointer;
  }
  .target {
    position: absolute;
    left: -14px;
    top: -14px;
    inline-size: 28px;
    block-size: 28px;
    border-radius: 50%;
    pointer-events: none;
  }
  .target:focus-visible {
    outline: 3px solid var(--_focus);
    outline-offset: -1px;
    box-shadow:
      0 0 0 5px var(--_surface),
      0 0 0 6px var(--_text);
    @media (forced-colors: active) {
      border: 3px solid Canvas;
      outline-color: Highlight;
    }
  }
`;
