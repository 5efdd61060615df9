import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOut } from '../../src/map/annotation-layout.js';
import { overlap } from '../../src/map/pixels.js';
import { writtenPlace } from '../../src/model/annotation.js';

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
