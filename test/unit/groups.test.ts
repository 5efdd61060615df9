import { describe, expect, it } from 'vitest';
import { ringSegments } from '../../src/model/groups.js';

describe('the ring of several incidents', () => {
  it('has a segment for each severity, by its share, the worst first and widest', () => {
    const segments = ringSegments([1, 5, undefined, 1], 0.01);
    expect(segments.map(({ severity, from }) => [severity, from])).toEqual([
      [5, 0],
      [1, 0.25],
      [undefined, 0.75],
    ]);
    expect(segments.map(({ share }) => share)).toEqual([0.24, 0.49, 0.24]);
    const widths = segments.map(({ width }) => width);
    expect(widths).toEqual(widths.toSorted((one, other) => other - one));
  });

  it('is whole for one severity, and shows one of many however short its segment is', () => {
    expect(ringSegments([3, 3], 0.01).map(({ share }) => share)).toEqual([1]);
    const all = [5, ...Array.from({ length: 199 }, () => 1)];
    expect(ringSegments(all, 0.01)[0]?.share).toBeGreaterThan(0);
  });
});
