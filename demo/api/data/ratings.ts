import { breakdownKeys, riskTiers, type BreakdownKey, type RiskTier } from '../contract.js';
import { chance } from './chance.js';

/** One tier of the published scale. The only publicly known score, 38, is in the third tier, so the bands are not equal fifths. */
export interface TierBand {
  readonly level: number;
  readonly label: RiskTier;
  readonly low: number;
  readonly high: number;
}

const bounds = [
  [0, 17],
  [18, 34],
  [35, 54],
  [55, 74],
  [75, 100],
] as const;

export const tierBands: readonly TierBand[] = riskTiers.map((label, index) => {
  const [low, high] = bounds[index] ?? [0, 100];
  return { level: index + 1, label, low, high };
});

/** The only publicly known score. */
const knownScores: Readonly<Record<string, number>> = { TH: 38 };

/** A made-up score inside the band of the tier. */
export function score(iso2: string, level: number): number {
  const band = tierBands[level - 1];
  if (!band) throw new RangeError(`There is no tier ${level}.`);
  return knownScores[iso2] ?? chance(`score ${iso2}`).between(band.low, Math.min(band.high, 96));
}

export function tierLabel(level: number): RiskTier {
  return tierBands[level - 1]?.label ?? 'Exercise Normal Caution';
}

/** Made-up ratings from 1 (low) to 5 (extreme), scattered around the tier. */
export function breakdown(iso2: string, level: number): Readonly<Record<BreakdownKey, number>> {
  const random = chance(`breakdown ${iso2}`);
  const rating = (): number => Math.min(5, Math.max(1, level + random.between(-1, 1) - (level === 3 ? random.between(0, 1) : 0)));
  const [crime, terrorism, disasters, health, unrest, infrastructure] = breakdownKeys;
  return {
    [crime]: rating(),
    [terrorism]: rating(),
    [disasters]: random.between(1, 4),
    [health]: rating(),
    [unrest]: rating(),
    [infrastructure]: rating(),
  };
}

/** The 17 countries without a rank in this index. */
const unranked = new Set('AD BB BN BS BZ CV FJ KM LC LU MT MV SB SC SR ST VU'.split(' '));

export interface PeaceIndex {
  readonly rank: number;
  readonly score: number;
  readonly year: number;
  readonly total: number;
  readonly note: string;
}

/** Shown under the name of a real index, so the figures are marked as made up. */
const note = 'Sample rank and score, made up; not those of the Global Peace Index.';

/** A made-up index: the ranked countries in the order of their made-up scores. */
export function peaceIndex(scores: ReadonlyMap<string, number>): ReadonlyMap<string, PeaceIndex> {
  const ranked = [...scores].filter(([iso2]) => !unranked.has(iso2)).toSorted(([a, scoreA], [b, scoreB]) => scoreA - scoreB || a.localeCompare(b));
  const total = ranked.length;
  return new Map(
    ranked.map(([iso2], index) => {
      const value = 1.1 + (2.3 * index) / total;
      return [iso2, { rank: index + 1, score: Number(value.toFixed(3)), year: 2025, total, note }];
    }),
  );
}
