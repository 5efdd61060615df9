import type { MapShapes } from '../map/shapes.js';
import { tierLevel } from '../model/country.js';
import { SEVERITY_DEPTHS } from '../model/incident.js';
import { USUAL } from '../model/palette.js';

/** The sizes in pixels of the pictures that readers save: for the web and television, and for phones. */
export const FORMS = { wide: [1200, 675], tall: [1080, 1350] } as const;
export type Form = keyof typeof FORMS;

/** System fonts: a picture loads nothing. */
export const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif";

interface WindowShape {
  readonly kind: 'window';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly shapes: MapShapes;
}

export type Shape = MapShapes[number] | WindowShape;

/** A picture to be painted as SVG or on a canvas, with the same result. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** The alternative text. */
  readonly description: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly shapes: readonly Shape[];
}

// Pictures always have the light theme of the tags; its greys are those of `ui/theme.ts`.
export const BACKGROUND = '#ffffff';
export const INK = '#1b1d20';
export const QUIET = '#5a6067';
export const HAIR = '#d5d9de';
export const AXIS = '#868d95';
export const LAND = '#e3e6ea';
export const NO_COLOR = '#eceef0';

/** The light one of the two colours in `light-dark()`. */
const light = (color: string): string => /#\w+/.exec(color)?.[0] ?? '';

/** Fill, figure on it, and outline of a tier. */
interface PictureColors {
  readonly bg: string;
  readonly fg: string;
  readonly line: string;
}

const TIER_COLORS: readonly PictureColors[] = USUAL.map(([fill, figure, outline]) => ({ bg: light(fill), fg: light(figure), line: light(outline) }));

/** An unknown tier looks like none of the five. */
const NO_TIER: PictureColors = { bg: NO_COLOR, fg: INK, line: AXIS };

export const tierColors = (tier: string | undefined): PictureColors => TIER_COLORS[(tierLevel(tier) ?? 0) - 1] ?? NO_TIER;

const SEVERITY_COLORS: readonly string[] = SEVERITY_DEPTHS.map(light);

export const severityColor = (severity = 0): string => SEVERITY_COLORS[severity - 1] ?? AXIS;

/** Greys for ratings, from 1 to 5. */
export const STEP_COLORS: readonly string[] = ['#f3f5f6', '#e2e5e8', '#ccd1d6', '#b1b7be', '#959ca4'];
