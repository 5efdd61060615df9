/** A tier's CSS colours, some with a variant for dark pages: the fill, the figure on it, and the outline, which must contrast with the fill or the page. */
export type TierColors = readonly [fill: string, figure: string, outline: string];

const INK = 'light-dark(#111, #fff)';
const PAPER = 'light-dark(#fff, #111)';

/**
 * The higher the tier, the stronger its contrast with the page: dark on a light page, bright on a dark one. So the order of the tiers, and the worst of them,
 * remain visible to colour-blind readers and in greyscale print. The colour never stands without the number and words.
 */
export const USUAL: readonly TierColors[] = [
  ['light-dark(#d8ecf6, #1c3a56)', INK, 'light-dark(#4f7f9e, #7fa6c0)'],
  ['light-dark(#e8cf8a, #555644)', INK, 'light-dark(#7d6708, #b5b189)'],
  ['light-dark(#e29c10, #86662a)', INK, 'light-dark(#704800, #e6c98a)'],
  ['light-dark(#c6491e, #bc7c02)', PAPER, 'light-dark(#481403, #3d2600)'],
  ['light-dark(#67050e, #ff7d64)', PAPER, 'light-dark(#67050e, #5c1510)'],
];
