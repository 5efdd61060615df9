import type { Detail } from './answer.js';
import { tierLevel } from './country.js';

/** The four components of contract section 2.3. */
export const COMPONENTS = ['editorial', 'authority', 'structural', 'live'] as const;

/** One part of the weighted sum. `name` is one of `COMPONENTS` or as sent. */
export interface Component {
  readonly name: string;
  readonly weight?: number | undefined;
  readonly description?: string | undefined;
  readonly details: readonly Detail[];
}

/** One tier and its range of scores, as sent. */
export interface TierBand {
  readonly label?: string | undefined;
  readonly range?: string | undefined;
  readonly level?: number | undefined;
  readonly details: readonly Detail[];
}

/** True if label and level belong to different tiers. */
export const isMisnumbered = ({ label, level }: TierBand): boolean => level !== undefined && level !== (tierLevel(label) ?? level);

/** The parts of a methodology that are lists. */
export type MethodologyPart = 'components' | 'tiers' | 'sources' | 'cadence';

/** How the composite score is computed. Absent means the publisher sent nothing usable. */
export interface Methodology {
  readonly formula?: string | undefined;
  readonly scale?: string | undefined;
  /** True if the other weights are scaled up when a component is missing. */
  readonly isRenormalised?: boolean | undefined;
  readonly components: readonly Component[];
  readonly tiers: readonly TierBand[];
  readonly sources: readonly string[];
  /** How often each component is reviewed. */
  readonly cadence: readonly Detail[];
  readonly licence?: string | undefined;
  readonly attribution?: string | undefined;
  /** http(s) link to the publisher's guide. */
  readonly docs?: string | undefined;
  /** Unreadable values sent in each part, where they are shown as sent. */
  readonly sent: Readonly<Partial<Record<MethodologyPart, readonly Detail[]>>>;
  /** Unknown fields, and known fields with unreadable values: shown as sent. */
  readonly details: readonly Detail[];
}

/** The score ranges of all tiers, ascending; `undefined` if any is not two whole numbers, lies outside the scale, overlaps another or is misnumbered. */
export function tierRanges(tiers: readonly TierBand[]) {
  if (tiers.some(isMisnumbered)) return undefined;
  const ranges = tiers
    .map(({ label, range = '' }) => {
      const [, from = Number.NaN, to = Number.NaN] = (/^(\d{1,3}) ?[-–] ?(\d{1,3})$/.exec(range) ?? []).map(Number);
      return { label, from, to };
    })
    .toSorted((one, other) => one.from - other.from);
  const isInOrder = ranges.every(({ from, to }, index) => from <= to && to <= 100 && from >= (ranges[index - 1]?.to ?? 0));
  return ranges.length && isInOrder ? ranges : undefined;
}

/** A component's place on a bar of length 1. */
export interface Share {
  readonly name: string;
  readonly start: number;
  readonly size: number;
}

/** The weights as shares of a bar of length 1; empty if they exceed it or one is negative. Components without a weight are left out. */
export function shares(components: readonly Component[]): readonly Share[] {
  const weighted = components.flatMap(({ name, weight }) => (weight ? [{ name, weight }] : []));
  const sumOf = (some: typeof weighted): number => some.reduce((sum, { weight }) => sum + weight, 0);
  // Allows for rounding errors.
  if (sumOf(weighted) > 1.0001 || weighted.some(({ weight }) => weight < 0)) return [];
  return weighted.map(({ name, weight }, index) => ({ name, start: sumOf(weighted.slice(0, index)), size: weight }));
}
