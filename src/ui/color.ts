import { css, unsafeCSS, type CSSResult } from 'lit';

/** A colour of `model/`, for a style sheet. */
export const color = (constant: string): CSSResult => unsafeCSS(constant);

export const joined = (one: CSSResult, other: CSSResult): CSSResult => css`
  ${one} ${other}
`;
