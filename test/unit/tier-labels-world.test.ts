import { describe, expect, it } from 'vitest';
import { countries as sample } from '../../demo/api/data/countries.js';
import { labelledCountries, fitNames } from '../../src/map/tier-labels.js';
import { contains } from '../../src/map/basemap-rings.js';
import { decodeWorld } from '../../src/map/plane.js';
import { tierLevel } from '../../src/model/country.js';
import type { Rect } from '../../src/map/pixels.js';

const world = decodeWorld(await import('../../src/map/generated/countries.js'));

describe.each([
  [1136, 24, 60],
  [640, 10, 26],
])('the names on a risk map of the whole world, %i px wide', (width, least, leastOfAll) => {
  const scale = width / 245;
  const names = fitNames(
    labelledCountries(
      sample.map(({ iso2, name, risk_tier: tier }) => ({ iso2, name, tier })),
      world.places,
    ),
    world,
    {
      section: { left: 8 * scale, top: 0, width, height: width * 0.46, scale },
      view: { left: 0, top: 0, right: width, bottom: width * 0.46 },
      size: 13,
      small: 11,
      measure: (name) => name.length * 8.5,
      dir: 'ltr',
    },
  );
  const dark = names.filter(({ country }) => country.isDark);

  it(`are those of ${least} dark countries or more, in no size below the smallest`, () => {
    expect(dark.length).toBeGreaterThanOrEqual(least);
    expect(names.length).toBeGreaterThanOrEqual(leastOfAll);
    expect(new Set(names.map(({ size }) => size))).toEqual(new Set([13, 11]));
  });

  it('leave out none of the darkest countries that is large, however long its name', () => {
    const isLarge = ({ west, east, north, south }: { readonly west: number; readonly east: number; readonly north: number; readonly south: number }) =>
      (east - west) * (south - north) > 240;
    const worst = sample.flatMap(({ iso2, risk_tier: tier }) => (tierLevel(tier) === 5 && isLarge(world.places.get(iso2)!) ? [iso2] : []));
    expect(worst).toContain('CD');
    expect(worst.filter((iso2) => !dark.some(({ country }) => country.iso2 === iso2))).toEqual([]);
  });

  it('have few lines, and short ones', () => {
    const lengths = names.flatMap(({ leader: [from, to] }) => (from && to ? [Math.hypot(from.x - to.x, from.y - to.y) / width] : []));
    expect(lengths.length).toBeLessThanOrEqual(12);
    expect(Math.max(...lengths)).toBeLessThan(0.1);
  });

  it('are in the sea nearer to their own land than to any other', () => {
    const landsAround = ({ left, top, right, bottom }: Rect, by: number): ReadonlySet<string> => {
      const points = Array.from({ length: 41 }, (_, step) => step / 40).flatMap((share) => {
        const [x, y] = [left - by + (right - left + 2 * by) * share, top - by + (bottom - top + 2 * by) * share];
        return [[x, top - by] as const, [x, bottom + by] as const, [left - by, y] as const, [right + by, y] as const];
      });
      return new Set(points.flatMap(([x, y]) => world.territories.find((one) => contains(one.rings, x / scale + 8, y / scale))?.code ?? []));
    };
    const touches = ({ rect, country }: (typeof names)[number]) => [-1, -2, -3, -4, -5, -6, -7, -8].some((by) => landsAround(rect, by).has(country.iso2));
    const atSea = names.filter((name) => !name.isOnLand && !name.leader.length && !touches(name));
    expect(atSea.length).toBeGreaterThan(3);
    for (const { rect, text, country } of atSea) {
      const first = [3, 4, 5, 6, 7, 8].find((by) => landsAround(rect, by).size > 0) ?? 8;
      // Land is looked up by pixel.
      expect([...landsAround(rect, first), ...landsAround(rect, first + 1)], text).toContain(country.iso2);
    }
  });

  it('leave dark land only for the sea, where their ink is another, or with a line', () => {
    const darkCodes = sample.flatMap(({ iso2, risk_tier: tier }) => ((tierLevel(tier) ?? 0) >= 4 ? [iso2] : []));
    const atSea = dark.filter(({ isOnLand, leader }) => !isOnLand && !leader.length).map(({ country }) => country.iso2);
    expect(atSea.filter((iso2) => ['AF', 'BF', 'CF', 'ET', 'ML', 'NE', 'SS', 'TD', 'UG'].includes(iso2))).toEqual([]);
    for (const { text, rect, isOnLand } of dark) {
      for (const across of [0.05, 0.25, 0.5, 0.75, 0.95]) {
        const x = (rect.left + across * (rect.right - rect.left)) / scale + 8;
        const under = world.territories.find((one) => contains(one.rings, x, (rect.top + rect.bottom) / 2 / scale))?.code;
        expect(isOnLand ? darkCodes.includes(under ?? '') : under === undefined, `${text} on ${under}`).toBe(true);
      }
    }
  });
});
