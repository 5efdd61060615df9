/** Of severities, from the mildest to the worst: one hue in five depths, none of them a tier's colour; CSS colours for light pages and for dark ones. */
export const SEVERITIES: readonly string[] = [
  'light-dark(#7c6bb0, #9d8fca)',
  'light-dark(#6a55a6, #b0a3da)',
  'light-dark(#573d98, #c3b8e8)',
  'light-dark(#412482, #d8d0f4)',
  'light-dark(#270a5c, #f1edff)',
];
