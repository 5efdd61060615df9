import { css } from 'lit';

/** The label beside a country, and the keyboard's place on the map. */
export const riskMapStyles = css`
  .land.over {
    cursor: pointer;
  }
  .label {
    position: absolute;
    z-index: 3;
    left: 0;
    top: 0;
    display: grid;
    gap: 2px;
    max-inline-size: min(260px, 100% - 16px);
    padding: 7px 10px;
    background: var(--_surface);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    box-shadow: 0 2px 10px rgb(0 0 0 / 0.22);
    font-size: var(--_note);
    line-height: 1.35;
    cursor: pointer;
  }
  .label[hidden] {
    display: none;
  }
  .label .verdict {
    display: flex;
    align-items: center;
    gap: 0.5em;
  }
  .target {
    position: absolute;
    left: -14px;
    top: -14px;
    inline-size: 28px;
    block-size: 28px;
    min-block-size: 0;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    pointer-events: none;
  }
  .target:focus-visible {
    outline: 3px solid var(--_focus);
    outline-offset: -1px;
    box-shadow:
      0 0 0 5px var(--_surface),
      0 0 0 6px var(--_text);
  }
  @media (forced-colors: active) {
    .target:focus-visible {
      border: 3px solid Canvas;
      outline-color: Highlight;
    }
  }
`;
