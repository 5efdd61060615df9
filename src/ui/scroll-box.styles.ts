import { css } from 'lit';

/**
 * Fades out the lower edge of a scroll box, down to its rule, until it is scrolled, to show that more follows; without overflow, the scroll timeline is inactive.
 * Only until then, because a mask disables the backdrop blur of the sticky head. The padding keeps the focus out of the fade.
 */
export const scrollBoxStyles = css`
  @media screen and (forced-colors: none) {
    @keyframes cut {
      from {
        mask: linear-gradient(#000 calc(100% - 2.5em), #0000 calc(100% - 1px), var(--_rule, #000) 0);
      }
    }
    :is(.rows, .list):not(.folded),
    .folded > div {
      scroll-padding-block-end: 2.5em;
      animation: cut step-end;
      animation-timeline: scroll(self);
      animation-range: 0 8px;
    }
    .folded > div {
      --_rule: #0000;
    }
  }
`;
