import { css, unsafeCSS, type CSSResult } from 'lit';

/** A colour constant from `model/` for use in `css` templates. */
export const color = (constant: string): CSSResult => unsafeCSS(constant);

export const joined = (one: CSSResult, other: CSSResult): CSSResult => css`
  ${one} ${other}
`;
