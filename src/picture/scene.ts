import type { MapShapes } from '../map/shapes.js';

/** The pictures that readers save: for the web and television, and for phones. */
export const FORMS = { wide: [1200, 675], tall: [1080, 1350] } as const;
export type Form = keyof typeof FORMS;

/** Fonts that a system has: a picture fetches nothing. */
export const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif";

/** Shapes of which only what is within a box is seen. */
interface WindowShape {
  readonly kind: 'window';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly shapes: MapShapes;
}

export type Shape = MapShapes[number] | WindowShape;

/** A picture before it is painted, as SVG or on a canvas: both show the same. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** What those read who do not see the picture. */
  readonly description: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly shapes: readonly Shape[];
}
