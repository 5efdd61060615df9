import { css } from 'lit';

/** The frame of every list of incidents: every part has its size before there is anything in it. */
export const incidentFrameStyles = css`
  :host {
    container-type: inline-size;
  }
  .frame {
    display: grid;
    align-content: start;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
    padding: var(--_space);
    background: var(--_surface);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 8px 16px;
  }
  .title {
    font-size: 1.0625em;
    font-weight: 700;
  }
  .heads {
    flex: 1 1 16em;
    min-block-size: 1.45em;
    line-height: 1.3;
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
  .news {
    position: absolute;
    z-index: 2;
    inset-block-start: 6px;
    inset-inline: 0;
    margin-inline: auto;
    inline-size: fit-content;
    border-radius: 1.2em;
    background: var(--_text);
    border-color: var(--_text);
    color: var(--_surface);
    font-size: 0.875em;
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
  .foot {
    display: grid;
    gap: 2px;
    font-size: 0.8125em;
    color: var(--_quiet);
  }
  .foot .credit,
  .foot .quiet {
    font-size: 1em;
  }
  .credits {
    min-block-size: 1.45em;
  }
  @container (max-inline-size: 479.9px) {
    .frame {
      padding: calc(var(--_space) * 0.75);
    }
    .heads,
    .credits {
      min-block-size: 2.8em;
    }
  }
  @media print {
    .list {
      block-size: auto;
      contain: none;
      overflow: visible;
    }
    .news {
      display: none;
    }
  }
`;
