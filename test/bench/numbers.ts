export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)] ?? Number.NaN, sorted[Math.ceil(at)] ?? Number.NaN];
  return low + (high - low) * (at - Math.floor(at));
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** A quantile (by default the median) of some values over the median of others. */
export const ratioOf = (values: readonly number[], base: readonly number[], share = 0.5): number => quantile(values, share) / median(base);

/** A table cell with the ratio and its quartiles; empty without measurements. */
export function ratioCell(values: readonly number[], base: readonly number[]): string {
  if (!values.length || !base.length) return '';
  const ratio = (share: number): string => ratioOf(values, base, share).toFixed(2);
  return `**${ratio(0.5)}** (${ratio(0.25)} to ${ratio(0.75)})`;
}
