import { tierLevel } from '../model/country.js';
import type { Localizer } from '../words/localizer.js';

/** The writing direction, which is also the direction in which scores grow. */
export type Direction = Pick<Localizer, 'dir'>;

/** A score as a percentage for SVG `x`. */
export const at = (score: number, { dir }: Direction): string => `${dir === 'rtl' ? 100 - score : score}%`;

/** The class for a tier's colours; none exists for an unknown tier, which stays neutral. */
export const tierClass = (tier: string | undefined): string => `tier-${tierLevel(tier)}`;
