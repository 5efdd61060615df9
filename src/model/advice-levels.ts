import type { Advisory } from './country.js';
import { GOVERNMENTS, hasHiddenLevel, levelDigit } from './government.js';

/**
 * The UK and US advice levels, if they differ. `undefined` if either advisory is missing, if the levels are equal, or if a level is not a number
 * or may be in a text or among the unreadable fields. Within the result, `undefined` means advice without a level.
 * The scales differ, and only the US level is a government's own, so neither number may be read on the other's scale.
 */
export function differingLevels(advisories: readonly Advisory[]) {
  const [uk, us] = GOVERNMENTS.map((government) => advisories.find((one) => one.government === government));
  if (!uk || !us || ![uk, us].every((one) => (one.level === undefined ? !hasHiddenLevel(one) : levelDigit(one.level)))) return undefined;
  const levels = { uk: levelDigit(uk.level), us: levelDigit(us.level) };
  return levels.uk === levels.us ? undefined : levels;
}
