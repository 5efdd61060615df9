import { createHash } from 'node:crypto';

/** Numbers that look random but are always the same for the same key. */
export interface Chance {
  /** From 0 up to but not including 1. */
  number(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
}

export function chance(key: string): Chance {
  const digest = createHash('sha256').update(key).digest();
  let position = 0;

  function number(): number {
    const value = digest.readUInt32BE(position);
    position = (position + 4) % digest.length;
    return value / 2 ** 32;
  }

  return {
    number,
    between: (low, high) => low + Math.floor(number() * (high - low + 1)),
    pick: (choices) => choices[Math.floor(number() * choices.length)] ?? choices[0],
  };
}

/** A UUID that is always the same for the same key. */
export function uuid(key: string): string {
  const hex = createHash('sha1').update(key).digest('hex');
  const variant = '89ab'.charAt(parseInt(hex.charAt(16), 16) % 4);
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `${variant}${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
