import { css } from 'lit';

/** The frame of every list of incidents: each part has its final size before it has any content. */
export const incidentFrameStyles = css`
  .head {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 8px 16px;
  }
  .heads {
    flex: 1 1 16em;
    min-block-size: 1.45em;
    line-height: 1.3;
    text-wrap: balance;
  }
  .box {
    position: relative;
    min-inline-size: 0;
  }
  .list {
    block-size: var(--_list, 24em);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    overflow: hidden auto;
    scrollbar-width: thin;
  }
  .list:focus-visible {
    outline-offset: 0;
  }
  .note {
    padding: 8px 14px;
    font-size: 0.8125em;
    color: var(--_quiet);
    border-block-end: 1px solid var(--_border);
  }
  .none {
    padding: 2em 14px;
    text-align: center;
    color: var(--_quiet);
  }
  .list .failure {
    padding: 12px 14px;
  }
  .list slot {
    display: block;
    padding: 12px 14px;
  }
  .bars {
    margin: -12px -14px;
  }
  .bar {
    block-size: 76px;
    border-block-end: 1px solid var(--_border);
    background:
      linear-gradient(var(--_border) 0 0) 14px 16px / 24px 24px no-repeat,
      linear-gradient(var(--_border) 0 0) 56px 16px / 60% 10px no-repeat,
      linear-gradient(var(--_border) 0 0) 56px 36px / 40% 8px no-repeat;
    opacity: 0.5;
  }
  @container (inline-size < 50em) {
    .credits {
      min-block-size: 2.9em;
    }
  }
  @container (inline-size < 30em) {
    .heads {
      min-block-size: 2.8em;
    }
    .credits {
      min-block-size: 4.4em;
    }
  }
  @media print {
    .list {
      block-size: auto;
      contain: none;
      border: 0;
      overflow: visible;
    }
  }
`;
