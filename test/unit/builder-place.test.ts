import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginNote } from '../../demo/builder/notes.js';
import { onWorld, onGlobe } from '../../demo/builder/preview/place.js';
import { planePoint } from '../../src/map/equal-earth.js';

describe('a place on a map in the preview', () => {
  // Near a pole, where parallels crowd together, a double holds the latitude less precisely.
  it('is where the projection of the risk map has put it', () => {
    const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
    fc.assert(
      fc.property(degrees(89), degrees(179.9), (lat, lng) => {
        const place = onGlobe(planePoint({ lat, lng }));
        expect(place?.lat).toBeCloseTo(lat, 6);
        expect(place?.lng).toBeCloseTo(lng, 6);
      }),
    );
  });

  it.each([
    ['west of the globe', -1, 60],
    ['in the corner beside the pole', 5, 2],
    ['north of it', 128, -1],
    ['south of it', 128, 140],
  ])('is none %s', (_where, x, y) => expect(onGlobe({ x, y })).toBeUndefined());

  it('is the same in every copy of the world', () => {
    for (const lng of [36.82, 396.82, -323.18]) expect(onWorld({ lat: -1.29, lng })?.lng).toBeCloseTo(36.82, 6);
    expect(onWorld({ lat: 90.5, lng: 0 })).toBeUndefined();
  });
});

describe('a note that begins with its place', () => {
  it.each([
    ['', '-1.29 36.82 '],
    ['-4.05 39.67 Mombasa\n', '-4.05 39.67 Mombasa\n-1.29 36.82 '],
  ])('is a line of its own after “%s”', (value, wanted) => {
    const said: unknown[] = [];
    const field = { value, focus: () => said.push('focus'), setSelectionRange: (...range: unknown[]) => said.push(range) };
    beginNote(field as unknown as HTMLTextAreaElement, '-1.29 36.82');
    expect(field.value).toBe(wanted);
    expect(said).toEqual(['focus', [wanted.length, wanted.length]]);
  });
});
