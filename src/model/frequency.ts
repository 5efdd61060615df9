/** Words, such as the cities of incidents, with how often each is there, the most frequent first. */
export function byFrequency(words: readonly (string | undefined)[]): readonly (readonly [word: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const word of words) if (word) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}
