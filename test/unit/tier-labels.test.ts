import { describe, expect, it } from 'vitest';
import { countries as sample } from '../../demo/api/data/countries.js';
import { landGrid, labelledCountries, fitNames, type FittedName } from '../../src/map/tier-labels.js';
import { contains } from '../../src/map/basemap-rings.js';
import { areaAround, decodeWorld } from '../../src/map/plane.js';
import { tierLevel } from '../../src/model/country.js';
import type { Rect } from '../../src/map/pixels.js';
import { nameShapes } from '../../src/map/world-shapes.js';

const world = decodeWorld(await import('../../src/map/generated/countries.js'));
const regions = new Intl.DisplayNames('en', { type: 'region' });
const VIEW: Rect = { left: 0, top: 0, right: 1000, bottom: 560 };

const overlap = (one: Rect, other: Rect) => one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

describe('the names on a risk map', () => {
  const countries = [
    { iso2: 'RU', name: 'Russia', tier: 'Do Not Travel' },
    { iso2: 'BR', name: 'Brazil', tier: 'Exercise Increased Caution' },
  ];
  const place = (taken?: readonly Rect[]) =>
    fitNames(labelledCountries(countries, world.places), world, {
      section: { left: 0, top: 0, scale: 4 } as never,
      view: VIEW,
      size: 13,
      small: 11,
      measure: (name) => name.length * 8,
      dir: 'ltr',
      ...(taken && { taken }),
    });

  it('make way for what covers the map', () => {
    const [russia] = place() as [FittedName];
    expect(russia.text).toBe('Russia');
    const note = russia.rect;
    const others = place([note]);
    expect(others.map(({ text }) => text)).toContain('Brazil');
    expect(others.filter(({ rect }) => overlap(rect, note))).toEqual([]);
  });

  it('find land where it is, disputed land over the states around it', () => {
    const section = { left: 100, top: 20, width: 1000, height: 560, scale: 5 };
    const landAt = landGrid(world.territories, section, VIEW);
    for (let x = 0.5; x < VIEW.right; x += 9) {
      for (let y = 0.5; y < VIEW.bottom; y += 9) {
        const [across, down] = [(x + section.left) / section.scale, (y + section.top) / section.scale];
        const there = world.territories.filter((one) => contains(one.rings, across, down));
        expect(landAt(x, y)?.code, `${x} ${y}`).toBe((there.find(({ code }) => !code) ?? there.at(-1))?.code);
      }
    }
    expect(landAt(-1, 100) ?? landAt(VIEW.right + 1, 100)).toBeUndefined();
  });

  it.each([1136, 640])('are those of dangerous countries first, where room is short: %i px', (width) => {
    const size = 13;
    const named = (tierOf: (iso2: string) => string) => {
      const all = [...world.places.keys()].map((iso2) => ({ iso2, name: regions.of(iso2) ?? iso2, tier: tierOf(iso2) }));
      const scale = width / 245;
      const section = { left: 8 * scale, top: 0, width, height: width * 0.46, scale };
      const view = { left: 0, top: 0, right: width, bottom: section.height };
      return fitNames(labelledCountries(all, world.places), world, {
        section,
        view,
        size,
        small: 11,
        measure: (name) => name.length * size * 0.6,
        dir: 'ltr',
      });
    };
    const calm = named(() => 'Very Safe').map(({ country }) => country.iso2);
    for (const tier of ['High Risk', 'Do Not Travel']) {
      const [more, fewer] = [0, 0].map((_, place) => {
        const dangerous = [...world.places.keys()].filter((__, at) => at % 2 === place);
        const names = named((iso2) => (dangerous.includes(iso2) ? tier : 'Very Safe')).map(({ country }) => country.iso2);
        return dangerous.filter((iso2) => names.includes(iso2)).length - dangerous.filter((iso2) => calm.includes(iso2)).length;
      });
      expect(Math.min(more ?? 0, fewer ?? 0), tier).toBeGreaterThan(0);
    }
  });

  it('stand on other countries’ land with their ends alone', () => {
    const scale = 1136 / 245;
    const section = { left: 8 * scale, top: 0, width: 1136, height: 523, scale };
    const all = [...world.places.keys()].map((iso2) => ({ iso2, name: regions.of(iso2) ?? iso2, tier: 'Do Not Travel' }));
    const names = fitNames(labelledCountries(all, world.places), world, {
      section,
      view: { left: 0, top: 0, right: 1136, bottom: 523 },
      size: 13,
      small: 11,
      measure: (name) => name.length * 7.8,
      dir: 'ltr',
    });
    const elsewhere = names.filter(({ country: { iso2 }, rect: { left, right, top, bottom } }) =>
      [0.3, 0.5, 0.7].some((across) => {
        const [x, y] = [(left + (right - left) * across + section.left) / scale, (top + bottom) / 2 / scale];
        const land = world.territories.find((one) => contains(one.rings, x, y));
        return land && land.code !== iso2;
      }),
    );
    expect(names.length).toBeGreaterThan(30);
    expect(elsewhere.map(({ text }) => text)).toEqual([]);
  });

  it.each([
    [1136, 'UA AF IQ MM CD'],
    [640, 'UA LY SD MM CD'],
    [328, 'LY IR SD'],
  ])('stand with a line where all other land is grey, %i px wide, and no line crosses a name', (width, led) => {
    const scale = width / 245;
    const worst = sample.filter(({ risk_tier: tier }) => tierLevel(tier) === 5).map(({ iso2, name, risk_tier: tier }) => ({ iso2, name, tier }));
    const size = width < 450 ? 12 : 13;
    const names = fitNames(labelledCountries(worst, world.places), world, {
      section: { left: 8 * scale, top: 0, width, height: width * 0.46, scale },
      view: { left: 0, top: 0, right: width, bottom: width * 0.46 },
      size,
      small: 11,
      measure: (name) => name.length * size * 0.66,
      dir: 'ltr',
      isPart: true,
    });
    expect(names.map(({ country }) => country.iso2)).toEqual(expect.arrayContaining(led.split(' ')));
    for (const { text, leader } of names) {
      const [from, to] = leader;
      if (!from || !to) continue;
      for (const share of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
        const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
        const crossed = names.filter((other) => other.text !== text && overlap(other.rect, { left: x, right: x, top: y, bottom: y }));
        expect(
          crossed.map((other) => other.text),
          text,
        ).toEqual([]);
      }
    }
  });

  it('are not those of pale countries alone while dark ones are in view', () => {
    const scale = 328 / 245;
    const named = (size: number, tier: string, right = 328) => {
      const all = [
        { iso2: 'CA', name: 'Canada', tier: 'Very Safe' },
        { iso2: 'RU', name: 'The Russian Federation', tier },
      ];
      return fitNames(labelledCountries(all, world.places), world, {
        section: { left: 8 * scale, top: 0, width: 328, height: 151, scale },
        view: { left: 0, top: 0, right, bottom: 151 },
        size,
        small: size - 2,
        measure: (name) => name.length * size * 0.6,
        dir: 'ltr',
      }).map(({ text }) => text);
    };
    expect(named(20, 'Do Not Travel')).toEqual([]);
    expect(named(8, 'Do Not Travel')).toEqual(['Canada', 'The Russian Federation']);
    expect(named(20, 'Very Safe')).toEqual(['Canada']);
    expect(named(20, 'Do Not Travel', 160)).toEqual(['Canada']);
  });

  it('are of one ink wherever their land has the ink of the paper', () => {
    const [name] = place() as [FittedName];
    const texts = (fill: string) =>
      nameShapes({ ...name, isOnLand: false }, world.territories, { left: 0, top: 0, scale: 4 }, VIEW, fill, { ink: 'ink', halo: 'halo', line: 'ink' }).filter(
        (shape) => shape.kind === 'text',
      );
    expect(texts('white').map(({ within }) => within !== undefined)).toEqual([true, true]);
    expect(texts('ink').map(({ within, halo }) => [within, halo])).toEqual([[undefined, 'halo']]);
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

  describe.each([328, 640, 1136])('around countries that an editor chose, %i px wide', (width) => {
    const tiers = { KE: 'Exercise Increased Caution', TZ: 'Exercise Increased Caution', UG: 'High Risk' };
    const countries = Object.entries(tiers).map(([iso2, tier]) => ({ iso2, name: regions.of(iso2) ?? iso2, tier }));
    const bounds = areaAround(world, countries, true);
    const height = Math.min(width * 0.46, 570);
    const scale = Math.min(width / (bounds.east - bounds.west), height / (bounds.south - bounds.north));
    const section = {
      left: ((bounds.west + bounds.east) * scale - width) / 2,
      top: ((bounds.north + bounds.south) * scale - height) / 2,
      width,
      height,
      scale,
    };
    const size = width < 450 ? 12 : 13;
    const names = fitNames(
      labelledCountries(countries, world.places, (iso2) => regions.of(iso2) ?? iso2),
      world,
      { section, view: { left: 0, top: 0, right: width, bottom: height }, size, small: 11, measure: (name) => name.length * size * 0.65, dir: 'ltr' },
    );

    it('each has its name, on no other of them', () => {
      const chosen = names.filter(({ country }) => !country.isQuiet);
      expect(chosen.map(({ text }) => text).toSorted()).toEqual(['Kenya', 'Tanzania', 'Uganda']);
      for (const { country, rect, leader } of chosen) {
        for (const across of [0.05, 0.5, 0.95]) {
          const x = (rect.left + across * (rect.right - rect.left) + section.left) / scale;
          const under = world.territories.find((one) => contains(one.rings, x, ((rect.top + rect.bottom) / 2 + section.top) / scale))?.code ?? '';
          // A name set apart, with a leader line, must not be on any coloured land.
          expect(under in tiers && (under !== country.iso2 || leader.length > 0), `${country.iso2} on ${under}`).toBe(false);
        }
      }
    });

    it('others have theirs in grey, on their own land', () => {
      const quiet = names.filter(({ country }) => country.isQuiet);
      expect(quiet.every(({ isOnLand }) => isOnLand)).toBe(true);
      if (width > 500) expect(quiet.map(({ text }) => text)).toContain('Ethiopia');
      for (const [place, { rect }] of names.entries()) expect(names.slice(place + 1).filter((other) => overlap(rect, other.rect))).toEqual([]);
    });
  });
});
