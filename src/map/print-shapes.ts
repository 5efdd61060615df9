import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { PRINTS } from '../ui/map-container.js';
import type { Point } from './pixels.js';
import type { MapShapes } from './shapes.js';

/** Replaces a map with a drawing in print: a canvas has the size and the colours of the screen. */
export const printStyles = css`
  @media screen {
    .paper {
      display: none;
    }
  }
  @media print {
    .map:has(.paper > svg) {
      display: block;
      block-size: auto;
      background: none;
    }
    .map:has(.paper > svg) .stage {
      position: static;
    }
    .map:has(.paper > svg) > :not(.stage, .key),
    .stage > :not(.paper),
    .key button {
      display: none;
    }
    .paper svg {
      display: block;
      inline-size: 100%;
      max-block-size: var(--_print, 16cm);
      overflow: hidden;
    }
    .paper path {
      fill: var(--_bg, #fff);
      fill-rule: evenodd;
      stroke-linejoin: round;
    }
    .paper .land {
      fill: #f2f2f2;
      stroke: #aaa;
    }
    .paper .none {
      fill: none;
    }
    .paper text {
      text-anchor: middle;
      fill: var(--_fg, #000);
      paint-order: stroke;
      stroke-linejoin: round;
    }
  }
`;

/** The drawing of a map for print; `pointOf` serves to place the editor's notes on it later. */
export function printDrawing<Place>(
  shapes: MapShapes,
  [width, height]: readonly [number, number],
  pointOf: (place: Place) => Point,
  patterns: unknown = nothing,
): TemplateResult {
  const drawn = shapes.map((shape) => {
    if (shape.kind === 'path') {
      const { d, fill = 'none', stroke = nothing, width: thickness = nothing, dash } = shape;
      return svg`<path class=${fill} d=${d} stroke=${stroke} stroke-width=${thickness} stroke-dasharray=${dash?.join(' ') ?? nothing} />`;
    }
    const { text, x, y, size, weight, fill, halo, within } = shape;
    return svg`${within && svg`<clipPath id=${within.id}><path clip-rule="evenodd" d=${within.d} /></clipPath>`}
      <text class=${halo ? `${fill} beside` : fill} clip-path=${within ? `url(#${within.id})` : nothing} x=${x} y=${y} font-size=${size}
        font-weight=${weight} stroke=${halo ?? nothing} stroke-width=${halo ? size / 5 : nothing}>${text}</text>`;
  });
  return html`<svg .pointOf=${pointOf} viewBox="0 0 ${width} ${height}">
    ${patterns} ${drawn}
    <g class="signs"></g>
  </svg>`;
}

/** Shows a drawing in place of the map while the page is printed. Call the returned function to stop. */
export function printOn(draw: () => TemplateResult, show: (drawing: unknown) => void): () => void {
  const onPrint = ({ type }: Event): void => show(type === 'beforeprint' ? draw() : nothing);
  // In the capture phase, before other listeners: the editor's notes are put on the drawing.
  for (const name of PRINTS) addEventListener(name, onPrint, true);
  return () => PRINTS.forEach((name) => removeEventListener(name, onPrint, true));
}
