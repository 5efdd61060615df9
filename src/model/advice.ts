import type { Advisory } from './country.js';

/** The levels of the UK and US advice, given only if they differ; `undefined` for advice without a level. */
export interface AdviceLevels {
  readonly uk: number | undefined;
  readonly us: number | undefined;
}

/**
 * `undefined` if one government gives no advice at all, if both levels are the same number, or if one of them is in words.
 * The two scales are different, and only the US one is a government's own, so neither number may be read on the other's scale.
 */
export function differingLevels(advisories: readonly Advisory[]): AdviceLevels | undefined {
  const [uk, us] = ['uk', 'us'].map((government) => advisories.find((one) => one.government === government));
  if (!uk || !us || uk.level === us.level || ![uk, us].every(({ level }) => /^[1-9]?$/.test(level ?? ''))) return undefined;
  const numberOf = ({ level }: Advisory): number | undefined => (level ? Number(level) : undefined);
  return { uk: numberOf(uk), us: numberOf(us) };
}
