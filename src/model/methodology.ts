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

/** True where a tier is called by one tier's name and has another one's number: then it is neither's for certain. */
export const isMisnumbered = ({ label, level }: TierBand): boolean => level !== undefined && level !== (tierLevel(label) ?? level);

/** The parts of a methodology that are lists. */
export type MethodologyPart = 'components' | 'tiers' | 'sources' | 'cadence';

/** How the composite score is made. Absent means the publisher sent nothing usable. */
export interface Methodology {
  readonly formula?: string | undefined;
  readonly scale?: string | undefined;
  /** True if the weights of the others grow when a component is missing. */
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
  /** What was sent in a part and could not be read, to be shown there as sent. */
  readonly sent: Readonly<Partial<Record<MethodologyPart, readonly Detail[]>>>;
  /** Fields that the contract does not name, and those whose values cannot be read: shown as sent. */
  readonly details: readonly Detail[];
}

/** The ranges of all tiers in numbers, ascending; `undefined` if one of them is not two whole numbers, lies outside the scale, reaches into another or is misnumbered. */
export function tierRanges(tiers: readonly TierBand[]) {
  if (tiers.some(isMisnumbered)) return undefined;
  const ranges = tiers
    .map(({ label, range = '' }) => {
      const [, from = Number.NaN, to = Number.NaN] = (/^(\d{1,3}) ?[-–] ?(\d{1,3})$/.exec(range) ?? []).map(Number);
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

/** The weights as parts of a whole, which is 1: none if they are more than that together, or one is less than 0. A component without a weight has no share. */
export function shares(components: readonly Component[]): readonly Share[] {
  const weighted = components.flatMap(({ name, weight }) => (weight ? [{ name, weight }] : []));
  const sumOf = (some: typeof weighted): number => some.reduce((sum, { weight }) => sum + weight, 0);
  // Decimal fractions do not add up exactly.
  if (sumOf(weighted) > 1.0001 || weighted.some(({ weight }) => weight < 0)) return [];
  return weighted.map(({ name, weight }, index) => ({ name, start: sumOf(weighted.slice(0, index)), size: weight }));
}
