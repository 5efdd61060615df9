/** The pictures that readers save: for the web and television, and for phones. */
export const FORMS = { wide: [1200, 675], tall: [1080, 1350] } as const;
export type Form = keyof typeof FORMS;

/** A filling of diagonal lines, for what has no colour: no data, disputed. */
export const HATCH = 'hatch';

/** Fonts that a system has: a picture fetches nothing. */
export const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif";

export type Align = 'left' | 'center' | 'right';

/** A shape by the commands that SVG and a canvas share. */
export interface PathShape {
  readonly kind: 'path';
  readonly d: string;
  readonly fill?: string | undefined;
  readonly stroke?: string | undefined;
  readonly width?: number | undefined;
  readonly dash?: readonly number[] | undefined;
}

/** One line of text, whose base line begins, has its middle or ends at a point. */
export interface TextShape {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  readonly fill: string;
  readonly align: Align;
  readonly halo?: string | undefined;
  /** The only part of the picture where it is seen. */
  readonly within?: { readonly id: string; readonly d: string } | undefined;
}

/** Shapes of which only what is within a box is seen. */
interface WindowShape {
  readonly kind: 'window';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly (PathShape | TextShape)[];
}

export type Shape = PathShape | TextShape | WindowShape;

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
