/** The contract's five tier labels (section 2.1), safest first. */
export const TIERS = ['Very Safe', 'Exercise Normal Caution', 'Exercise Increased Caution', 'High Risk', 'Do Not Travel'] as const;

/** 1 to 5 for a label of the contract, `undefined` for any other: a tier is never derived from a score. */
export function tierLevel(label: string | undefined): number | undefined {
  const place = TIERS.findIndex((tier) => tier.toLowerCase() === label?.trim().toLowerCase());
  return place < 0 ? undefined : place + 1;
}
