import { describe, expect, it } from 'vitest';
import { countries } from '../../demo/api/data/countries.js';
import { clusterDots, countriesOf, REACH, townsOf, type Group } from '../../src/map/clusters.js';
import * as shapes from '../../src/map/generated/countries.js';
import { itemAfter, type Dot } from '../../src/map/pixels.js';
import { decodeWorld } from '../../src/map/plane.js';

const dots = (...points: readonly (readonly [number, number])[]): Dot<number>[] => points.map(([x, y], item) => ({ x, y, item }));

/** The same numbers in every run. */
function scattered(count: number, width: number): Dot<number>[] {
  let seed = 7;
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: count }, (_, item) => ({ x: next() * width, y: next() * width, item }));
}

describe('grouping by a pixel grid', () => {
  it('leaves dots alone that lie apart', () => {
    expect(clusterDots(dots([0, 0], [200, 0], [0, 200])).map(({ items }) => items)).toEqual([[0], [1], [2]]);
  });

  it('makes one group of two hundred dots at one point, in the order they came', () => {
    const [group, ...others] = clusterDots(Array.from({ length: 200 }, (_, item) => ({ x: 5, y: 5, item })));
    expect(others).toEqual([]);
    expect(group).toMatchObject({ x: 5, y: 5 });
    expect(group?.items).toEqual(Array.from({ length: 200 }, (_, item) => item));
  });

  it('joins neighbours that a cell border keeps apart', () => {
    expect(clusterDots(dots([63, 10], [66, 10]))).toEqual([{ x: 64.5, y: 10, items: [0, 1] }]);
  });

  it('gives bigger signs as much more room', () => {
    expect(clusterDots(dots([10, 10], [70, 10]), 1)).toHaveLength(2);
    expect(clusterDots(dots([10, 10], [70, 10]), 1.5)).toHaveLength(1);
  });

  it('gives the rings of many more room than those of few', () => {
    const crowds = (many: number) =>
      clusterDots(dots(...Array.from({ length: many }, () => [40, 10] as const), ...Array.from({ length: many }, () => [88, 10] as const)));
    expect(crowds(2)).toHaveLength(2);
    expect(crowds(30)).toHaveLength(1);
  });

  it('never leaves two groups that overlap, and loses no dot', () => {
    for (const count of [10, 100, 1000]) {
      const groups = clusterDots(scattered(count, 900));
      expect(groups.flatMap(({ items }) => items).toSorted((one, other) => one - other)).toEqual(Array.from({ length: count }, (_, item) => item));
      for (const one of groups)
        for (const other of groups) if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(REACH);
    }
  });

  it('looks at each dot a few times, however many there are', () => {
    const looksPerDot = (count: number): number => {
      let looks = 0;
      const counted = scattered(count, 1600).map(({ x, y, item }) => ({ y, item, get x() { return (looks += 1), x; } })); // prettier-ignore
      clusterDots(counted);
      return looks / count;
    };
    expect(looksPerDot(10_000)).toBeLessThan(1.5 * looksPerDot(2500));
  });
});

describe('arrow keys between markers', () => {
  const here = { x: 0, y: 0 };
  const around = [
    { x: 100, y: 5, item: 'east' },
    { x: 40, y: 60, item: 'south-east' },
    { x: -30, y: 0, item: 'west' },
    { x: 0, y: -300, item: 'north' },
  ];

  const next = (key: string, from = here, dots = around): string | undefined => itemAfter(key, from, [], () => dots);

  it('go to the marker that is near and ahead', () => {
    expect(next('ArrowRight')).toBe('east');
    expect(next('ArrowDown')).toBe('south-east');
    expect(next('ArrowLeft')).toBe('west');
    expect(next('ArrowUp')).toBe('north');
  });

  it('do not go to a marker that is almost beside the present one', () => {
    const markers = [
      { x: 3, y: -160, item: 'north' },
      { x: 130, y: 125, item: 'south-east' },
    ];
    expect(next('ArrowRight', here, markers)).toBe('south-east');
  });

  it('lead to every country of the world', () => {
    const { places } = decodeWorld(shapes);
    const all = countries.flatMap(({ iso2 }) => places.get(iso2) ?? []);
    const dots = all.map(({ centre: { x, y } }, item) => ({ x: x * 4, y: y * 4, item }));
    const [first] = dots;
    const reached = new Set([first]);
    for (const dot of reached)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const item = dot && itemAfter(key, dot, [], () => dots);
        if (item !== undefined) reached.add(dots[item]);
      }
    expect(dots).toHaveLength(countries.length);
    expect(dots.filter((dot) => !reached.has(dot))).toEqual([]);
  });

  it('stay where nothing is ahead', () => {
    expect(next('ArrowDown', { x: 0, y: 500 })).toBeUndefined();
  });
});

describe('the name of a group', () => {
  const named = (...cities: readonly (string | undefined)[]): readonly string[] =>
    townsOf({ items: cities.map((city, place) => ({ id: String(place), city, occurredAt: 100 - place })) } as unknown as Group);

  it('begins with the town of most of its incidents and, where that is another, the town of the newest', () => {
    expect(named('Nairobi', 'Nakuru', 'Nakuru', 'Kisumu')).toEqual(['Nakuru', 'Nairobi', 'Kisumu']);
    expect(named('Nakuru', 'Nakuru', 'Nairobi')).toEqual(['Nakuru', 'Nairobi']);
    expect(named('Nakuru', 'Nakuru')).toEqual(['Nakuru']);
    expect(named(undefined, 'Kisumu')).toEqual(['Kisumu']);
    expect(named(undefined)).toEqual([]);
  });

  it('has the country of half of its incidents or more in a view of the world, else the two of most', () => {
    const of = (...countries: readonly (string | undefined)[]) => countriesOf({ items: countries.map((country) => ({ country })) } as unknown as Group);
    expect(of('KE', 'UG', 'KE', 'TZ')).toEqual(['KE']);
    expect(of('FR', 'GB', 'GB', 'DE', 'ES')).toEqual(['GB', 'FR']);
    expect(of(undefined, 'FJ', undefined)).toEqual(['FJ']);
    expect(of(undefined)).toEqual([]);
  });
});
