import { nothing } from 'lit';

/** The level of a heading so many steps below a title, as far as there are levels; `nothing` if the title is no heading. */
export const levelUnder = (level: number, steps = 1): number | typeof nothing => (level ? Math.min(level + steps, 6) : nothing);
