import type { Incident } from './incident.js';

/** The distinct words, most frequent first. */
export function byFrequency(words: readonly (string | undefined)[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const word of words) if (word) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts.keys()].toSorted((one, other) => counts.get(other)! - counts.get(one)!);
}

/** Some of a marker's place names, and the number of others (“+3”). Bidi isolates keep the order, whatever the script of a name. */
export const placesText = (some: readonly string[], { length }: readonly string[], comma: string, number: (value: number) => string): string =>
  some.map((name) => `\u2068${name}\u2069`).join(comma) + (length > some.length ? ` \u2066+${number(length - some.length)}\u2069` : '');

/** The ring's own width, as a share of the sign's diameter; its worst segment is wider. */
export const RING_BAND = 1 / 13;

/** A segment of a ring; `from` and `share` are shares of the circle, clockwise from the top. */
interface Segment {
  readonly severity: number | undefined;
  readonly from: number;
  readonly share: number;
  /** Its width, as a share of the sign's diameter. */
  readonly width: number;
}

/** The share of each severity among several incidents: the worst first and widest, with a `gap` before the next. */
export function ringSegments(severities: readonly (number | undefined)[], gap: number): readonly Segment[] {
  let from = 0;
  return [5, 4, 3, 2, 1, undefined].flatMap((severity) => {
    const all = severities.filter((each) => each === severity).length / severities.length;
    const share = all < 1 ? Math.max(all - gap, gap / 2) : 1;
    const segment = { severity, from, share, width: (0.25 + 0.3 * (severity ?? 0)) * RING_BAND };
    from += all;
    return all ? [segment] : [];
  });
}

/** The towns of a group: the one with most of its incidents, that of the newest, which readers look for first, and the others. */
export function townsOf(incidents: readonly Pick<Incident, 'city' | 'occurredAt'>[]): readonly string[] {
  const towns = byFrequency(incidents.map(({ city }) => city));
  const [newest] = incidents.filter(({ city }) => city).toSorted((one, other) => (other.occurredAt ?? 0) - (one.occurredAt ?? 0));
  return [...new Set([towns[0], newest?.city, ...towns].flatMap((town) => town ?? []))];
}
