/** Something at a pixel. */
export interface Dot<T> {
  readonly x: number;
  readonly y: number;
  readonly item: T;
}

/** Dots too close to tell apart, at their centre. The items keep their order. */
export interface Cluster<T> {
  readonly x: number;
  readonly y: number;
  readonly items: readonly T[];
}

/** The side of a cell, in pixels. */
const CELL = 64;
/** Two markers of the usual size that are nearer than this, in pixels, would overlap. */
export const REACH = 44;

/**
 * Groups dots by the cells of a pixel grid, then joins groups that would overlap; `scale` is the size of a sign relative to the usual one.
 * Cost: linear in the dots, quadratic only in the groups, of which a view holds few.
 */
export function gather<T>(dots: readonly Dot<T>[], scale = 1): readonly Cluster<T>[] {
  const cells = new Map<string, Dot<T>[]>();
  const side = CELL * scale;
  for (const dot of dots) {
    const cell = `${Math.floor(dot.x / side)} ${Math.floor(dot.y / side)}`;
    const held = cells.get(cell);
    if (held) held.push(dot);
    else cells.set(cell, [dot]);
  }
  const order = new Map(dots.map((dot, index) => [dot, index]));
  const inOrder = (one: Dot<T>, other: Dot<T>) => (order.get(one) ?? 0) - (order.get(other) ?? 0);
  return joined([...cells.values()], REACH * scale).map((held) => ({ ...middle(held), items: held.toSorted(inOrder).map(({ item }) => item) }));
}

/** A joined group has a new centre, so it is compared again with all groups so far. */
function joined<T>(groups: readonly (readonly Dot<T>[])[], reach: number): readonly (readonly Dot<T>[])[] {
  const apart: { dots: readonly Dot<T>[]; x: number; y: number }[] = [];
  for (let dots of groups) {
    let centre = middle(dots);
    const overlapping = () => apart.findIndex(({ x, y }) => Math.hypot(x - centre.x, y - centre.y) < reach);
    for (let near = overlapping(); near >= 0; near = overlapping()) {
      dots = apart.splice(near, 1).flatMap((group) => [...group.dots, ...dots]);
      centre = middle(dots);
    }
    apart.push({ dots, ...centre });
  }
  return apart.map(({ dots }) => dots);
}

function middle(dots: readonly Dot<unknown>[]): { x: number; y: number } {
  const sum = dots.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / dots.length, y: sum.y / dots.length };
}
