import { nothing } from 'lit';

/** The heading level `steps` below a title, at most 6; `nothing` if the title is not a heading. */
export const levelUnder = (level: number, steps = 1): number | typeof nothing => (level ? Math.min(level + steps, 6) : nothing);
