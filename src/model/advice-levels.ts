import type { Advisory } from './country.js';
import { GOVERNMENTS, levelDigit } from './government.js';

/**
 * The levels of the UK and US advice, if they differ; `undefined` for advice without a level. There are none if a government gives no advice at all,
 * if both levels are the same number, or if one of them is in words or may be among what could not be read.
 * The two scales are different, and only the US one is a government's own, so neither number may be read on the other's scale.
 */
export function differingLevels(advisories: readonly Advisory[]) {
  const [uk, us] = GOVERNMENTS.map((government) => advisories.find((one) => one.government === government));
  if (!uk || !us || ![uk, us].every(({ level, details }) => (level === undefined ? !details.length : levelDigit(level)))) return undefined;
  const levels = { uk: levelDigit(uk.level), us: levelDigit(us.level) };
  return levels.uk === levels.us ? undefined : levels;
}
