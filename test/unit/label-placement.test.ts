import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { fitLabels, type Label } from '../../src/map/names.js';
import type { Rect } from '../../src/map/pixels.js';

const VIEW: Rect = { left: 0, top: 0, right: 400, bottom: 300 };

const around = (x: number, y: number, reach = 3): Rect => ({ left: x - reach, top: y - reach, right: x + reach, bottom: y + reach });
const country = (text: string, x: number, y: number): Label => ({ text, width: 60, height: 16, x, y });
const town = (text: string, x: number, y: number): Label => ({ text, width: 60, height: 16, x, y, sign: around(x, y) });

const overlap = (one: Rect, other: Rect) => one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
const place = (labels: readonly Label[], taken: readonly Rect[] = [], dir: 'ltr' | 'rtl' = 'ltr') => fitLabels(labels, taken, VIEW, dir);
const textsOf = (labels: readonly Label[], taken: readonly Rect[] = []) => place(labels, taken).map(({ text }) => text);

describe('the names on a map', () => {
  it('stand on a country’s point, and after a town’s dot in reading order', () => {
    expect(place([country('Kenya', 200, 150)])[0]?.rect).toEqual({ left: 170, top: 142, right: 230, bottom: 158 });
    expect(place([town('Nairobi', 200, 150)])[0]?.rect.left).toBeGreaterThan(200);
    expect(place([town('Nairobi', 200, 150)], [], 'rtl')[0]?.rect.right).toBeLessThan(200);
  });

  it('go to the other side of a dot where a marker is in the way', () => {
    const [nairobi] = place([town('Nairobi', 200, 150)], [around(250, 150, 18)]);
    expect(nairobi?.rect.right).toBeLessThan(200);
  });

  it('leave out the less important of two that do not both fit', () => {
    const wall = [around(200, 90, 60), around(200, 230, 60)];
    expect(textsOf([country('Rwanda', 200, 160), country('Burundi', 202, 161)], wall)).toEqual(['Rwanda']);
  });

  it('of countries make way for a marker, as far as their land goes', () => {
    const marker = around(200, 150, 18);
    expect(textsOf([country('Brazil', 200, 150)], [marker])).toEqual([]);
    const [brazil] = place([{ ...country('Brazil', 200, 150), reach: [10, 60] }], [marker]);
    expect(brazil?.rect.bottom).toBeLessThanOrEqual(132);
    expect(brazil?.rect.bottom).toBeGreaterThan(120);
  });

  it('are never cut off at the edge of the view: a country’s moves along a little, or is left out', () => {
    expect(place([country('Uganda', 380, 150)])[0]?.rect.right).toBe(400);
    expect(textsOf([country('Uganda', 400, 150)])).toEqual([]);
    expect(place([town('Lamu', 390, 150)])[0]?.rect.right).toBeLessThan(390);
    expect(textsOf([town('Lamu', 399, 150)])).toEqual([]);
  });

  it('say the shorter of two beside a sign where only that has room', () => {
    const ring = around(200, 150, 18);
    const [long, short] = [
      { ...town('France, United Kingdom', 200, 150), width: 170, sign: ring },
      { ...town('France', 200, 150), sign: ring },
    ];
    expect(textsOf([long, short], [ring])).toEqual(['France, United Kingdom']);
    expect(textsOf([long, short], [ring, around(350, 150, 60), around(70, 150, 60), around(200, 240, 60), around(200, 60, 60)])).toEqual(['France']);
  });

  it('move along their sign where what is beside it is taken, and stay next to it', () => {
    const ring = around(200, 150, 18);
    const others = [around(250, 150, 8), around(150, 150, 8), around(230, 182, 4), around(200, 118, 4)];
    const rects = place([{ ...town('Nakuru', 200, 150), sign: ring }], [ring, ...others]).map(({ rect }) => rect);
    expect(rects).toHaveLength(1);
    for (const { left, right, top, bottom } of rects)
      expect(left < ring.right && right > ring.left && Math.min(Math.abs(top - ring.bottom), Math.abs(bottom - ring.top)) < 8).toBe(true);
  });

  it('of countries keep a distance from the name of a marker, or are left out', () => {
    const ring = around(100, 150, 18);
    const [kenya, canada] = [{ ...town('Kenya', 100, 150), sign: ring }, country('Canada', 221, 150)];
    expect(place([kenya], [ring])[0]?.rect.right).toBe(185);
    expect(textsOf([kenya, canada], [ring])).toEqual(['Kenya']);
    const [, moved] = place([kenya, { ...canada, reach: [20, 0] }], [ring]);
    expect(moved?.rect.left).toBeGreaterThanOrEqual(185 + 16);
  });

  it('say no name twice', () => {
    expect(textsOf([country('Russia', 100, 100), country('Russia', 300, 200)])).toEqual(['Russia']);
  });

  it('say no town twice, neither alone nor in a sign’s list', () => {
    const ring = around(200, 150, 18);
    const both = { ...town('Nairobi, Nakuru', 200, 150), width: 100, sign: ring, names: ['Nairobi', 'Nakuru'] };
    expect(textsOf([both, town('Nairobi', 200, 220), town('Thika', 100, 250)], [ring])).toEqual(['Nairobi, Nakuru', 'Thika']);
    expect(textsOf([town('Nairobi', 200, 220), both, { ...both, text: 'Nakuru', names: ['Nakuru'] }], [ring])).toEqual(['Nairobi', 'Nakuru']);
  });

  it('stand beside a marker that is already there, which is no obstacle for its own name', () => {
    const marker = around(200, 150, 18);
    const [nairobi] = place([{ ...town('Nairobi', 200, 150), sign: marker }], [marker]);
    expect(nairobi?.rect).toEqual({ left: 225, top: 142, right: 285, bottom: 158 });
  });

  it('leave out a town whose dot lies under a marker', () => {
    expect(textsOf([town('Thika', 205, 150)], [around(200, 150, 18)])).toEqual([]);
  });

  it('never overlap each other, a marker or the edge, however many there are', () => {
    const at = fc.tuple(fc.integer({ min: -20, max: 420 }), fc.integer({ min: -20, max: 320 }));
    const labels = fc.array(fc.tuple(at, fc.boolean(), fc.integer({ min: 5, max: 120 })), { maxLength: 60 });
    fc.assert(
      fc.property(labels, fc.array(at, { maxLength: 12 }), fc.constantFrom('ltr' as const, 'rtl' as const), (wanted, marks, dir) => {
        const taken = marks.map(([x, y]) => around(x, y, 18));
        const placed = place(
          wanted.map(([[x, y], isTown, width], index) => ({ ...(isTown ? town : country)(`${index}`, x, y), width })),
          taken,
          dir,
        );
        const drawn = placed.flatMap(({ rect, sign }) => (sign ? [rect, sign] : [rect]));
        drawn.forEach((one, index) => {
          expect(one.left >= 0 && one.top >= 0 && one.right <= 400 && one.bottom <= 300).toBe(true);
          for (const other of [...drawn.slice(index + 1), ...taken]) expect(overlap(one, other)).toBe(false);
        });
      }),
    );
  });
});
