/** The distinct words, most frequent first. */
export function byFrequency(words: readonly (string | undefined)[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const word of words) if (word) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts.keys()].toSorted((one, other) => counts.get(other)! - counts.get(one)!);
}

/** Some of a marker's place names, and the number of others (“+3”). Bidi isolates keep the order, whatever the script of a name. */
export const placesText = (some: readonly string[], { length }: readonly string[], comma: string, number: (value: number) => string): string =>
  some.map((name) => `\u2068${name}\u2069`).join(comma) + (length > some.length ? ` \u2066+${number(length - some.length)}\u2069` : '');

/** Colours of severities 1 to 5, for light and dark pages: one hue in five depths, distinct from the colours of tiers. */
export const SEVERITY_DEPTHS: readonly string[] = [
  'light-dark(#7c6bb0, #9d8fca)',
  'light-dark(#6a55a6, #b0a3da)',
  'light-dark(#573d98, #c3b8e8)',
  'light-dark(#412482, #d8d0f4)',
  'light-dark(#270a5c, #f1edff)',
];
