import { tierLevel } from '../model/country.js';

// A picture is paper: the colours of the tags' light theme, which `ui/tier.ts` and `ui/incident-list.styles.ts` have as style sheets.
export const BACKGROUND = '#ffffff';
export const INK = '#1b1d20';
export const QUIET = '#5a6067';
export const HAIR = '#d5d9de';
export const AXIS = '#8b929a';
export const LAND = '#e3e6ea';
export const OWN_LAND = '#cdd3d9';
export const NONE = '#eceef0';

/** Filling, figure on it, and outline of a tier. */
export interface TierColors {
  readonly bg: string;
  readonly fg: string;
  readonly line: string;
}

export const TIER_COLORS: readonly TierColors[] = [
  { bg: '#d8ecf6', fg: '#111', line: '#4f7f9e' },
  { bg: '#e8cf8a', fg: '#111', line: '#7d6708' },
  { bg: '#e29c10', fg: '#111', line: '#704800' },
  { bg: '#c6491e', fg: '#fff', line: '#481403' },
  { bg: '#67050e', fg: '#fff', line: '#67050e' },
];

/** Unknown is no tier, and looks like none. */
const NO_TIER: TierColors = { bg: NONE, fg: INK, line: AXIS };

export const tierColors = (tier: string | undefined): TierColors => TIER_COLORS[(tierLevel(tier) ?? 0) - 1] ?? NO_TIER;

/** Of incidents, from the mildest to the worst. */
export const SEVERITY_COLORS: readonly string[] = ['#7c6bb0', '#6a55a6', '#573d98', '#412482', '#270a5c'];
export const NO_SEVERITY = AXIS;

export const severityColor = (severity: number | undefined): string => SEVERITY_COLORS[(severity ?? 0) - 1] ?? NO_SEVERITY;

/** Greys for ratings, from 1 to 5. */
export const STEP_COLORS: readonly string[] = ['#eceef0', '#d5d9de', '#a9b0b8', '#5a6067', '#1b1d20'];
