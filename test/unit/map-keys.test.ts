import { describe, expect, it, vi } from 'vitest';

// Leaflet looks at the browser while it loads; this function does not need it.
vi.mock('leaflet/src/geometry/Point.js', () => ({ Point: Object }));
const { nextDot } = await import('../../src/map/placed.js');

const here = { x: 0, y: 0 };
const dots = [
  { x: 100, y: 5, item: 'east' },
  { x: 40, y: 60, item: 'south-east' },
  { x: -30, y: 0, item: 'west' },
  { x: 0, y: -300, item: 'north' },
];

describe('arrow keys between markers', () => {
  it('go to the marker that is near and ahead', () => {
    expect(nextDot(here, 'ArrowRight', dots)?.item).toBe('east');
    expect(nextDot(here, 'ArrowDown', dots)?.item).toBe('south-east');
    expect(nextDot(here, 'ArrowLeft', dots)?.item).toBe('west');
    expect(nextDot(here, 'ArrowUp', dots)?.item).toBe('north');
  });

  it('do not go to a marker that is almost beside the present one', () => {
    const markers = [
      { x: 3, y: -160, item: 'north' },
      { x: 130, y: 125, item: 'south-east' },
    ];
    expect(nextDot(here, 'ArrowRight', markers)?.item).toBe('south-east');
  });

  it('stay where nothing is ahead', () => {
    expect(nextDot({ x: 0, y: 500 }, 'ArrowDown', dots)).toBeUndefined();
  });
});
