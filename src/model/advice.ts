import { isAdvised, type Country } from './country.js';

/** The levels of the UK and US advice where they differ; `undefined` for one that has none. */
export interface AdviceLevels {
  readonly uk: number | undefined;
  readonly us: number | undefined;
}

/**
 * Nothing where both are the same number, where one is in words, and where one government does not advise on its own country.
 * The numbers are of two scales, and only the US one is a government's own: nobody may read one as the other.
 */
export function differingLevels({ iso2, advisories }: Pick<Country, 'iso2' | 'advisories'>): AdviceLevels | undefined {
  const governments = ['uk', 'us'];
  const [uk, us] = governments.map((government) => advisories.find((one) => one.government === government)?.level);
  const isComparable = [uk, us].every((level) => level === undefined || /^[1-9]$/.test(level));
  if (!isComparable || uk === us || !governments.every((government) => isAdvised(government, iso2))) return undefined;
  const numberOf = (level: string | undefined): number | undefined => (level === undefined ? undefined : Number(level));
  return { uk: numberOf(uk), us: numberOf(us) };
}
