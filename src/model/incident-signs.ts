/** Colours of severities 1 to 5, for light and dark pages: one hue in five depths, distinct from the colours of tiers. */
export const SEVERITY_DEPTHS: readonly string[] = [
  'light-dark(#7c6bb0, #9d8fca)',
  'light-dark(#6a55a6, #b0a3da)',
  'light-dark(#573d98, #c3b8e8)',
  'light-dark(#412482, #d8d0f4)',
  'light-dark(#270a5c, #f1edff)',
];
