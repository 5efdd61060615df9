/** The patterns of land without a colour, by the names of their classes: dots for no data, lines for a disputed status. */
export const [NO_DATA, DISPUTED] = ['dots', 'hatch'] as const;

/** The side of a pattern's square, and the path in it. */
export const SIDE = 8;
export const PATTERNS = { [NO_DATA]: 'M3 3.5h2M3 4.5h2', [DISPUTED]: 'M-2 2L2 -2M0 8L8 0M6 10L10 6' } as const;

/** Both patterns as canvas fills, starting at `origin`. */
export function patternsOn(pen: CanvasRenderingContext2D, ground: string, lines: string, side = SIDE, origin?: DOMMatrix) {
  const patterns = Object.entries(PATTERNS).map(([name, d]) => {
    const tile = new OffscreenCanvas(side, side);
    const own = tile.getContext('2d')!;
    own.fillStyle = ground;
    own.fillRect(0, 0, side, side);
    own.scale(side / SIDE, side / SIDE);
    own.strokeStyle = lines;
    own.stroke(new Path2D(d));
    const pattern = pen.createPattern(tile, 'repeat');
    pattern?.setTransform(origin);
    return [name, pattern ?? ground] as const;
  });
  return Object.fromEntries(patterns);
}
