import { css } from 'lit';

/**
 * The sequential palette: one hue that darkens with the risk, so that the order of the tiers remains visible without colour, as in grey print.
 * The page's own tier tokens win over it, as they do over the usual palette.
 */
export const palette = css`
  :host([palette='sequential']) .tier-1 {
    --_bg: var(--risk-tier-1-bg, #ffe9b0);
    --_fg: var(--risk-tier-1-fg, #111);
    --_line: var(--risk-tier-1-line, #8f6b0a);
  }
  :host([palette='sequential']) .tier-2 {
    --_bg: var(--risk-tier-2-bg, #fdbb5a);
    --_line: var(--risk-tier-2-line, #8a5a05);
  }
  :host([palette='sequential']) .tier-3 {
    --_bg: var(--risk-tier-3-bg, #ec7a2e);
    --_line: var(--risk-tier-3-line, #8f420c);
  }
  :host([palette='sequential']) .tier-4 {
    --_bg: var(--risk-tier-4-bg, #bf3b22);
    --_fg: var(--risk-tier-4-fg, #fff);
    --_line: var(--risk-tier-4-line, #e08a78);
  }
  :host([palette='sequential']) .tier-5 {
    --_bg: var(--risk-tier-5-bg, #5e0f1c);
    --_line: var(--risk-tier-5-line, #d08a8a);
  }
`;
