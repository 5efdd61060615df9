import { describe, expect, it } from 'vitest';
import { contains, decodeWorld } from '../../src/map/plane.js';
import { labelledCountries, placeNames, type PlacedName } from '../../src/map/tier-labels.js';
import type { Rect } from '../../src/map/pixels.js';

const world = decodeWorld(await import('../../src/map/generated/countries.js'));
const regions = new Intl.DisplayNames('en', { type: 'region' });
const VIEW: Rect = { left: 0, top: 0, right: 1000, bottom: 560 };

describe('the names on a risk map', () => {
  const countries = [
    { iso2: 'RU', name: 'Russia', tier: 'Do Not Travel' },
    { iso2: 'BR', name: 'Brazil', tier: 'Exercise Increased Caution' },
  ];
  const place = (taken?: readonly Rect[]) =>
    placeNames(labelledCountries(countries, world.places), world, {
      section: { left: 0, top: 0, scale: 4 } as never,
      view: VIEW,
      size: 13,
      measure: (name) => name.length * 8,
      dir: 'ltr',
      ...(taken && { taken }),
    });
  const overlap = (one: Rect, other: Rect) => one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

  it('make way for what covers the map', () => {
    const [russia] = place() as [PlacedName];
    expect(russia.text).toBe('Russia');
    const note = russia.rect;
    const others = place([note]);
    expect(others.map(({ text }) => text)).toContain('Brazil');
    expect(others.filter(({ rect }) => overlap(rect, note))).toEqual([]);
  });

  it.each([1136, 640])('are those of dangerous countries first, where room is short: %i px', (width) => {
    const size = 13;
    const named = (tierOf: (iso2: string) => string) => {
      const all = [...world.places.keys()].map((iso2) => ({ iso2, name: regions.of(iso2) ?? iso2, tier: tierOf(iso2) }));
      const scale = width / 245;
      const section = { left: 8 * scale, top: 0, width, height: width * 0.46, scale };
      const view = { left: 0, top: 0, right: width, bottom: section.height };
      return placeNames(labelledCountries(all, world.places), world, { section, view, size, measure: (name) => name.length * size * 0.6, dir: 'ltr' });
    };
    const calm = named(() => 'Very Safe').map(({ iso2 }) => iso2);
    for (const tier of ['High Risk', 'Do Not Travel']) {
      const [more, fewer] = [0, 0].map((_, place) => {
        const dangerous = [...world.places.keys()].filter((__, at) => at % 2 === place);
        const names = named((iso2) => (dangerous.includes(iso2) ? tier : 'Very Safe')).map(({ iso2 }) => iso2);
        return dangerous.filter((iso2) => names.includes(iso2)).length - dangerous.filter((iso2) => calm.includes(iso2)).length;
      });
      expect(Math.min(more ?? 0, fewer ?? 0), tier).toBeGreaterThan(0);
    }
  });

  it('stand on other countries’ land with their ends alone', () => {
    const scale = 1136 / 245;
    const section = { left: 8 * scale, top: 0, width: 1136, height: 523, scale };
    const all = [...world.places.keys()].map((iso2) => ({ iso2, name: regions.of(iso2) ?? iso2, tier: 'Do Not Travel' }));
    const names = placeNames(labelledCountries(all, world.places), world, {
      section,
      view: { left: 0, top: 0, right: 1136, bottom: 523 },
      size: 13,
      measure: (name) => name.length * 7.8,
      dir: 'ltr',
    });
    const elsewhere = names.filter(({ iso2, rect: { left, right, top, bottom } }) => {
      const [x, y] = [((left + right) / 2 + section.left) / scale, (top + bottom) / 2 / scale];
      const land = world.territories.find((one) => contains(one, x, y));
      return land && land.code !== iso2;
    });
    expect(names.length).toBeGreaterThan(30);
    expect(elsewhere.map(({ text }) => text)).toEqual([]);
  });

  it('are, of two that cannot both stand, that of the higher tier, then that of the larger country', () => {
    const [chad, niger] = ['TD', 'NE'].map((iso2) => ({ iso2, name: iso2 }));
    const order = (...tiers: readonly string[]) =>
      labelledCountries(
        [chad, niger].flatMap((each, place) => (each ? [{ ...each, tier: tiers[place] ?? '' }] : [])),
        world.places,
      ).map(({ iso2 }) => iso2);
    const larger = order('Very Safe', 'Very Safe')[0];
    expect(order('High Risk', 'Very Safe')[0]).toBe('TD');
    expect(order('Very Safe', 'High Risk')[0]).toBe('NE');
    expect(order('High Risk', 'Do Not Travel')[0]).toBe('NE');
    expect(order('Do Not Travel', 'High Risk')[0]).toBe('TD');
    expect(order('Exercise Increased Caution', 'Very Safe')[0]).toBe(larger);
    expect(order('Very Safe', 'Exercise Increased Caution')[0]).toBe(larger);
  });
});
