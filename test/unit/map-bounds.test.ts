import { describe, expect, it } from 'vitest';
import { boundsAround, boundsOf, nearestCopy } from '../../src/map/bounds.js';

describe('the box around places', () => {
  it('is nothing for no places and a point for one', () => {
    expect(boundsOf([])).toBeUndefined();
    expect(boundsOf([{ lat: -1.3, lng: 36.8 }])).toEqual({ south: -1.3, west: 36.8, north: -1.3, east: 36.8 });
  });

  it('holds all of them', () => {
    expect(
      boundsOf([
        { lat: -4, lng: 39 },
        { lat: 3, lng: 35 },
        { lat: 0, lng: 37 },
      ]),
    ).toEqual({ south: -4, west: 35, north: 3, east: 39 });
  });

  it('goes the short way across the antimeridian', () => {
    const fiji = boundsOf([
      { lat: -18, lng: 177.4 },
      { lat: -17, lng: -179.5 },
      { lat: -16, lng: 179 },
    ]);
    expect(fiji).toEqual({ south: -18, west: 177.4, north: -16, east: 180.5 });
  });

  it('holds whole countries and places outside them, one point among them', () => {
    const kenya = { south: -4, west: 34, north: 5, east: 42 };
    expect(boundsAround([kenya], [{ lat: 0, lng: 36 }])).toEqual(kenya);
    expect(boundsAround([kenya], [{ lat: 9, lng: 30 }])).toEqual({ ...kenya, west: 30, north: 9 });
  });

  it('takes ten thousand places', () => {
    expect(boundsOf(Array.from({ length: 10_000 }, (_, index) => ({ lat: 0, lng: index / 100 })))?.east).toBeCloseTo(99.99);
  });

  it('finds the copy of a longitude that is nearest to another', () => {
    expect(nearestCopy(-179, 178)).toBe(181);
    expect(nearestCopy(179, -178)).toBe(-181);
    expect(nearestCopy(36, 40)).toBe(36);
    expect(nearestCopy(36, 400)).toBe(396);
  });
});
