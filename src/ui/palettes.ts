import { css } from 'lit';
import type { TierColors } from '../model/palette.js';
import { tierRules } from './tier.js';

/** Blue to red with a yellow middle: the most distinct hues, but not ordered by lightness. */
const DIVERGING: readonly TierColors[] = [
  ['#2166ac', '#fff', '#7fa9d6'],
  ['#92c5de', '#111', '#3f7f9f'],
  ['#f6d55c', '#111', '#94750a'],
  ['#e36414', '#111', '#a8460a'],
  ['#7f1d1d', '#fff', '#d08a8a'],
];

/** Darkens with the risk. */
const SEQUENTIAL: readonly TierColors[] = [
  ['#ffe9b0', '#111', '#8f6b0a'],
  ['#fdbb5a', '#111', '#8a5a05'],
  ['#ec7a2e', '#111', '#8f420c'],
  ['#bf3b22', '#fff', '#e08a78'],
  ['#5e0f1c', '#fff', '#d08a8a'],
];

/** Screen only: in greyscale print the hues have no order, so the default colours apply. */
export const divergingPalette = css`
  @media screen {
    ${tierRules(DIVERGING, css`:host([palette='diverging' i])`)}
  }
`;

export const sequentialPalette = tierRules(SEQUENTIAL, css`:host([palette='sequential' i])`);

export const styles = [divergingPalette, sequentialPalette];
