import type { Detail } from './answer.js';

/** The four components of contract section 2.3. */
export const COMPONENTS = ['editorial', 'authority', 'structural', 'live'] as const;

/** One part of the weighted sum. `name` is one of `COMPONENTS` or as sent. */
export interface Component {
  readonly name: string;
  /** As sent; 0.5 and 50 mean the same, see `shares`. */
  readonly weight?: number | undefined;
  /** As sent, where that is not just the number. */
  readonly sentWeight?: string | undefined;
  readonly description?: string | undefined;
  readonly details: readonly Detail[];
}

/** One tier and its range of scores, as sent. */
export interface TierBand {
  readonly label?: string | undefined;
  readonly range?: string | undefined;
  readonly level?: string | undefined;
  readonly details: readonly Detail[];
}

export interface DataSource {
  readonly name: string;
  readonly url?: string | undefined;
}

/** How the composite score is made. Absent means the publisher sent nothing usable. */
export interface Methodology {
  readonly formula?: string | undefined;
  readonly scale?: string | undefined;
  /** True if the weights of the others grow when a component is missing. */
  readonly isRenormalised?: boolean | undefined;
  readonly components: readonly Component[];
  readonly tiers: readonly TierBand[];
  readonly sources: readonly DataSource[];
  /** How often each component is reviewed. */
  readonly cadence: readonly Detail[];
  readonly licence?: string | undefined;
  readonly attribution?: string | undefined;
  /** http(s) link to the publisher's guide. */
  readonly docs?: string | undefined;
  /** Fields that the contract does not name. */
  readonly details: readonly Detail[];
}

/** A tier's range of scores in numbers. */
export interface TierRange {
  readonly label?: string | undefined;
  readonly from: number;
  readonly to: number;
}

/** The ranges of all tiers, ascending; `undefined` if one of them cannot be read, lies outside the scale or reaches into another. */
export function tierRanges(tiers: readonly TierBand[]): readonly TierRange[] | undefined {
  const ranges = tiers
    .map(({ label, range = '' }) => {
      const [, from = Number.NaN, to = Number.NaN] = (/^(\d{1,3})\D{1,6}(\d{1,3})$/.exec(range.trim()) ?? []).map(Number);
      return { label, from, to };
    })
    .toSorted((one, other) => one.from - other.from);
  const isInOrder = ranges.every(({ from, to }, place) => from <= to && to <= 100 && from >= (ranges[place - 1]?.to ?? 0));
  return ranges.length && isInOrder ? ranges : undefined;
}

/** A component's place on a bar of length 1. */
export interface Share {
  readonly name: string;
  readonly start: number;
  readonly size: number;
}

/** The weights as parts of a whole, whether they were sent as 0.50 or as 50. A component without a weight has no share. */
export function shares(components: readonly Component[]): readonly Share[] {
  const weighted = components.flatMap(({ name, weight }) => (weight !== undefined && weight > 0 ? [{ name, weight }] : []));
  const total = weighted.reduce((sum, { weight }) => sum + weight, 0);
  // A sum clearly above 1 means percentages. Weights below the whole leave the rest of the bar empty; weights beyond it are scaled down.
  const whole = Math.max(total, total > 1.5 ? 100 : 1);
  let start = 0;
  return weighted.map(({ name, weight }) => {
    const share = { name, start, size: weight / whole };
    start += share.size;
    return share;
  });
}
