import { tierLevel } from '../model/country.js';
import type { Localizer } from '../words/localizer.js';

/** Of what is read to either side, scores grow the same way. */
export type Direction = Pick<Localizer, 'dir'>;

/** A position from 0 to 100 as the `x` of an SVG. */
export const at = (score: number, { dir }: Direction): string => `${dir === 'rtl' ? 100 - score : score}%`;

/** The class with a tier's colours; an unknown tier has none and stays neutral. */
export const tierClass = (tier: string | undefined): string => `tier-${tierLevel(tier)}`;
