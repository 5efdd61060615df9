/** Fill of a tier, figure on it, and outline, which has to stand out from the fill or from the page: CSS colours, some of them one for light pages and one for dark. */
export type TierColors = readonly [fill: string, figure: string, outline: string];

const INK = 'light-dark(#111, #fff)';
const PAPER = 'light-dark(#fff, #111)';

/**
 * The higher the tier, the further its colour is from the page, dark on a light page and bright on a dark one. So the order of the tiers, and the worst
 * of them, remain visible to colour-blind readers and in grey print; the number and words always stand beside the colour.
 */
export const USUAL: readonly TierColors[] = [
  ['light-dark(#d8ecf6, #1c3a56)', INK, 'light-dark(#4f7f9e, #7fa6c0)'],
  ['light-dark(#e8cf8a, #555644)', INK, 'light-dark(#7d6708, #b5b189)'],
  ['light-dark(#e29c10, #86662a)', INK, 'light-dark(#704800, #e6c98a)'],
  ['light-dark(#c6491e, #bc7c02)', PAPER, 'light-dark(#481403, #3d2600)'],
  ['light-dark(#67050e, #ff7d64)', PAPER, 'light-dark(#67050e, #5c1510)'],
];

/** Blue and red ends around a yellow middle, the most different hues, but not in the order of their lightness. */
export const DIVERGING: readonly TierColors[] = [
  ['#2166ac', '#fff', '#7fa9d6'],
  ['#92c5de', '#111', '#3f7f9f'],
  ['#f6d55c', '#111', '#94750a'],
  ['#e36414', '#111', '#a8460a'],
  ['#7f1d1d', '#fff', '#d08a8a'],
];

/** One hue that darkens with the risk. */
export const SEQUENTIAL: readonly TierColors[] = [
  ['#ffe9b0', '#111', '#8f6b0a'],
  ['#fdbb5a', '#111', '#8a5a05'],
  ['#ec7a2e', '#111', '#8f420c'],
  ['#bf3b22', '#fff', '#e08a78'],
  ['#5e0f1c', '#fff', '#d08a8a'],
];
