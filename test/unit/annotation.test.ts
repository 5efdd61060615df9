import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOut, printedSigns, SIGN_SIZE } from '../../src/map/annotation-layout.js';
import { overlap } from '../../src/map/pixels.js';
import { writtenPlace } from '../../src/model/annotation.js';
import { markupOf } from '../support/template.js';

describe('the place of a note', () => {
  it.each([
    ['-1.29 36.82', -1.29, 36.82],
    ['-1.29, 36.82', -1.29, 36.82],
    [' -1.29,36.82 ', -1.29, 36.82],
    ['0 0', 0, 0],
    ['90 -180', 90, -180],
  ])('is read from “%s”', (written, lat, lng) => {
    expect(writtenPlace(written)).toEqual({ lat, lng });
  });

  it.each(['', ' ', 'Nairobi', '-1.29', '36.82 -190', '91 0', '-1,29 36,82', '-1.29 36.82 7', '1.2.3 4', '1e1 2', 'Infinity 0', '1°S 36°E'])(
    'is none in “%s”',
    (written) => {
      expect(writtenPlace(written)).toBeUndefined();
    },
  );
});

describe('the room for notes', () => {
  const view = { left: 0, top: 0, right: 700, bottom: 400 };
  const pin = fc.record({ x: fc.integer({ min: 0, max: 700 }), y: fc.integer({ min: 0, max: 400 }), width: fc.constant(120), height: fc.constant(40) });
  const tools = { left: 650, top: 0, right: 700, bottom: 110 };

  it('is whole in the view, clear of what is taken, of every point and of each other', () => {
    fc.assert(
      fc.property(fc.array(pin, { maxLength: 5 }), fc.constantFrom('ltr' as const, 'rtl' as const), (pins, dir) => {
        const rects = layOut(pins, [tools], view, dir).filter((rect) => rect !== undefined);
        for (const [place, rect] of rects.entries()) {
          expect(rect.left >= 0 && rect.top >= 0 && rect.right <= 700 && rect.bottom <= 400).toBe(true);
          expect([tools, ...rects.slice(0, place)].filter((other) => overlap(rect, other))).toEqual([]);
          expect(pins.filter(({ x, y }) => x > rect.left && x < rect.right && y > rect.top && y < rect.bottom)).toEqual([]);
        }
      }),
    );
  });

  it.each([
    ['ltr', 'right'],
    ['rtl', 'left'],
  ] as const)('is on the side where %s text goes on, if that is free', (dir, side) => {
    const [rect] = layOut([{ x: 300, y: 200, width: 120, height: 40 }], [], view, dir);
    expect(side === 'right' ? (rect?.left ?? 0) > 300 : (rect?.right ?? 700) < 300).toBe(true);
  });

  it('is none where there is none', () => {
    expect(layOut([{ x: 300, y: 200, width: 800, height: 40 }], [], view, 'ltr')).toEqual([undefined]);
    expect(layOut([{ x: 300, y: 200, width: 120, height: 40 }], [view], view, 'ltr')).toEqual([undefined]);
  });
});

describe('the signs of notes on paper', () => {
  const view = { left: 0, top: 0, right: 680, bottom: 340 };
  /** The middle of each sign: its place, plus the offset from there to the sign. */
  const middles = (places: readonly { readonly x: number; readonly y: number }[]) =>
    printedSigns(
      places.map((place, index) => ({ ...place, number: `${index + 1}` })),
      false,
      view,
    ).map((sign) => {
      const [x = 0, y = 0] = [0, 1].map((axis) =>
        [...markupOf(sign).matchAll(/translate\((\S+) (\S+)\)/g)].reduce((sum, found) => sum + Number(found[axis + 1]), 0),
      );
      return { x, y };
    });

  it('do not cover each other where two places are close', () => {
    const [one, other] = middles([
      { x: 300, y: 200 },
      { x: 307, y: 202 },
    ]);
    expect(Math.max(Math.abs((one?.x ?? 0) - (other?.x ?? 0)), Math.abs((one?.y ?? 0) - (other?.y ?? 0)))).toBeGreaterThanOrEqual(SIGN_SIZE);
  });

  it('are above their places if these are far apart, and whole at the edge', () => {
    const [one, other, edge] = middles([
      { x: 300, y: 200 },
      { x: 400, y: 200 },
      { x: 100, y: 5 },
    ]);
    expect([one?.x, other?.x]).toEqual([300, 400]);
    expect(one?.y).toBeLessThan(200);
    expect(edge?.y).toBeGreaterThanOrEqual(SIGN_SIZE / 2);
  });
});
