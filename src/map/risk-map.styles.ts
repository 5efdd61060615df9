import { css } from 'lit';

/** The row of buttons below the map, the label beside a country, and the keyboard's place on the map. */
export const worldMapStyles = css`
  .land {
    inset-block-end: var(--_tools);
  }
  .stage {
    display: flex;
    flex-direction: column;
    justify-content: end;
  }
  .tools {
    block-size: var(--_tools);
    display: flex;
    align-items: center;
    justify-content: end;
    gap: 6px;
    direction: ltr;
  }
  .tools:dir(rtl) {
    justify-content: start;
  }
  .tools .tool {
    inline-size: 40px;
    block-size: 36px;
  }
  /* Those that move the map come with the pointer or the focus. */
  .tools :is(.up, .down, .left, .right) {
    order: -1;
  }
  .tools:dir(rtl) :is(.up, .down, .left, .right) {
    order: 1;
  }
  .stage:not(:hover, :focus-within) .tools :is(.up, .down, .left, .right) {
    opacity: 0;
    pointer-events: none;
  }
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
  }
  @media (pointer: coarse) {
    .tools .tool {
      inline-size: 44px;
      block-size: 44px;
    }
  }
  @container (inline-size < 30em) {
    .tools {
      gap: 4px;
    }
    .tools :is(.up, .down, .left, .right) {
      inline-size: 36px;
    }
  }
  @media (forced-colors: active) {
    .target:focus-visible {
      border: 3px solid Canvas;
      outline-color: Highlight;
    }
  }
`;
