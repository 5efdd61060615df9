import type { Advisory } from './country.js';

/** The levels of the UK and US advice where they differ; `undefined` for advice that has none. */
export interface AdviceLevels {
  readonly uk: number | undefined;
  readonly us: number | undefined;
}

/**
 * Nothing where one government gives no advice at all, where both levels are the same number, and where one is in words.
 * The numbers are of two scales, and only the US one is a government's own: nobody may read one as the other.
 */
export function differingLevels(advisories: readonly Advisory[]): AdviceLevels | undefined {
  const [uk, us] = ['uk', 'us'].map((government) => advisories.find((one) => one.government === government));
  if (!uk || !us || uk.level === us.level || ![uk, us].every(({ level }) => /^[1-9]?$/.test(level ?? ''))) return undefined;
  const numberOf = ({ level }: Advisory): number | undefined => (level ? Number(level) : undefined);
  return { uk: numberOf(uk), us: numberOf(us) };
}
