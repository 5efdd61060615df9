import { css } from 'lit';

/** The box beside a marker. */
export const popupStyles = css`
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
  }
`;
