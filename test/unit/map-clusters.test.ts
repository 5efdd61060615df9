import { describe, expect, it } from 'vitest';
import { countries } from '../../demo/api/data/countries.js';
import { incidentsAt } from '../../demo/api/data/incidents.js';
import { worldPoint } from '../../src/map/bounds.js';
import { clusterDots, worstOf, type Group } from '../../src/map/clusters.js';
import * as shapes from '../../src/map/generated/countries.js';
import { itemAfter, type Dot } from '../../src/map/pixels.js';
import { decodeWorld } from '../../src/map/plane.js';
import type { Incident } from '../../src/model/incident.js';
import { townsOf } from '../../src/model/groups.js';
import { countriesOf, groupName, ringSize } from '../../src/ui/incident-ring.js';
import { english, localize, strings } from '../support/english.js';
import { incidents } from '../support/picture.js';
import { textOf } from '../support/template.js';

const dots = (...points: readonly (readonly [number, number])[]): Dot<number>[] => points.map(([x, y], item) => ({ x, y, item }));

/** Pseudo-random dots, the same in every run. */
function scattered(count: number, width: number): Dot<number>[] {
  let seed = 7;
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: count }, (_, item) => ({ x: next() * width, y: next() * width, item }));
}

/** `many` dots at each of some points. */
const crowds = (many: number, ...points: readonly (readonly [number, number])[]) =>
  dots(...points.flatMap((point) => Array.from({ length: many }, () => point)));

type Clusters = ReturnType<typeof clusterDots<number>>;

/** The gap between the two signs nearest to each other. */
const leastRoom = (groups: Clusters): number =>
  Math.min(
    ...groups.flatMap((one, place) =>
      groups.slice(place + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y) - (ringSize(one.items.length) + ringSize(other.items.length)) / 2),
    ),
  );

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
    expect(clusterDots(dots([10, 10], [45, 10]), 1)).toHaveLength(2);
    expect(clusterDots(dots([10, 10], [45, 10]), 1.5)).toHaveLength(1);
  });

  it('gives the rings of many more room than those of few', () => {
    expect(clusterDots(crowds(2, [40, 10], [65, 10]))).toHaveLength(2);
    expect(clusterDots(crowds(30, [40, 10], [65, 10]))).toHaveLength(1);
  });

  it('moves two signs that almost have room a little apart, each as far as the other', () => {
    const two = clusterDots(crowds(12, [100, 10], [126, 10]));
    expect(leastRoom(two)).toBeGreaterThan(0);
    const [one = 0, other = 0] = two.map(({ x }) => x);
    expect((one + other) / 2).toBeCloseTo(113);
    expect(Math.abs(one - other)).toBeLessThan(36);
  });

  it('moves no sign over a third', () => {
    const groups = clusterDots(crowds(12, [100, 10], [126, 10], [160, 10]));
    expect(groups.flatMap(({ items }) => items)).toHaveLength(36);
    expect(leastRoom(groups)).toBeGreaterThan(0);
  });

  it('gives a finger more room', () => {
    const two = crowds(2, [100, 10], [130, 10]);
    expect(clusterDots(two)).toHaveLength(2);
    expect(clusterDots(two, 1, 44)).toHaveLength(1);
    const [one = 0, other = 0] = clusterDots(crowds(2, [100, 10], [134, 10]), 1, 44).map(({ x }) => x);
    expect(Math.abs(one - other)).toBeCloseTo(44);
  });

  it('never leaves two signs that overlap or one far from its middle, and loses no dot', () => {
    for (const count of [10, 100, 1000]) {
      const all = scattered(count, 900);
      const groups = clusterDots(all);
      expect(groups.flatMap(({ items }) => items).toSorted((one, other) => one - other)).toEqual(Array.from({ length: count }, (_, item) => item));
      expect(leastRoom(groups)).toBeGreaterThanOrEqual(2 - 1e-9);
      for (const { x, y, items } of groups) {
        const middle = (axis: 'x' | 'y') => items.reduce((sum, item) => sum + (all[item]?.[axis] ?? Number.NaN), 0) / items.length;
        expect(Math.hypot(x - middle('x'), y - middle('y'))).toBeLessThan(ringSize(items.length) / 2);
      }
    }
  });

  it('gives each town of Kenya its own sign at 640 pixels and five signs on a phone, whatever the day', () => {
    const from = Date.UTC(2026, 5, 10);
    for (let day = 0; day < 30; day += 1) {
      const here = incidentsAt(from + day * 86_400_000).filter(({ country_iso }) => country_iso === 'KE');
      const towns = (zoom: number, least?: number) => {
        const placed = here.map((item) => {
          const { x, y } = worldPoint(item);
          return { x: x * 2 ** zoom, y: y * 2 ** zoom, item };
        });
        return clusterDots(placed, 1, least).map(({ items }) => [...new Set(items.map(({ city }) => city))]);
      };
      expect(towns(5.5).map(String).toSorted(), `day ${day}`).toEqual(['Eldoret', 'Garissa', 'Kisumu', 'Lodwar', 'Mombasa', 'Nairobi', 'Nakuru']);
      expect(towns(4.75).length, `day ${day}`).toBeGreaterThanOrEqual(5);
      expect(towns(4.75, 44).length, `day ${day}`).toBeGreaterThanOrEqual(5);
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
  const named = (...cities: readonly (string | undefined)[]): readonly string[] => townsOf(cities.map((city, place) => ({ city, occurredAt: 100 - place })));

  it('begins with the town of most of its incidents and, where that is another, the town of the newest', () => {
    expect(named('Nairobi', 'Nakuru', 'Nakuru', 'Kisumu')).toEqual(['Nakuru', 'Nairobi', 'Kisumu']);
    expect(named('Nakuru', 'Nakuru', 'Nairobi')).toEqual(['Nakuru', 'Nairobi']);
    expect(named('Nakuru', 'Nakuru')).toEqual(['Nakuru']);
    expect(named(undefined, 'Kisumu')).toEqual(['Kisumu']);
    expect(named(undefined)).toEqual([]);
  });

  it('says up to which severity only if that of each incident is known', () => {
    const worst = (...severities: readonly (number | undefined)[]): number =>
      worstOf({ x: 0, y: 0, items: severities.map((severity) => ({ ...incidents[0], severity })) } as unknown as Group);
    const name = (severity: number): string => textOf(groupName(incidents.slice(0, 2), severity, english));
    expect(name(worst(1, 2))).toContain(localize(strings.groupUpTo, { severity: strings.severitiesInText[1] ?? '', level: 2 }));
    expect(name(worst(1, undefined))).toBe(name(0));
  });

  it('has its countries in a view of the world, that of most of its incidents first', () => {
    const of = (...countries: readonly (string | undefined)[]) => countriesOf(countries.map((country) => ({ country })) as unknown as readonly Incident[]);
    expect(of('KE', 'UG', 'KE', 'TZ')).toEqual(['KE', 'UG', 'TZ']);
    expect(of('FR', 'GB', 'GB', 'DE', 'ES')).toEqual(['GB', 'FR', 'DE', 'ES']);
    expect(of(undefined, 'FJ', undefined)).toEqual(['FJ']);
    expect(of(undefined)).toEqual([]);
  });
});
