import { describe, expect, it } from 'vitest';
import { decodeWorld } from '../../src/map/plane.js';
import { labelledCountries, placeNames, type PlacedName } from '../../src/map/tier-labels.js';
import type { Rect } from '../../src/map/pixels.js';

const world = decodeWorld(await import('../../src/map/generated/countries.js'));
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
});
