import type { LatLngLiteral } from 'leaflet';
import { css, svg, type TemplateResult } from 'lit';
import { PATTERNS, SIDE } from './patterns.js';
import { areaShown, pointAt } from './plane.js';
import { printDrawing, printStyles } from './print-shapes.js';
import type { SharedMap } from './risk-map-state.js';
import { measureIn, pointIn, projectionInto } from './shapes.js';
import { worldShapes } from './world-shapes.js';

/** The width of the drawing, in pixels: 18 centimetres of paper. */
const WIDTH = 680;
const [SIZE, SMALL] = [10, 8.5];

const worldStyles = css`
  @media print {
    .paper path.dots {
      fill: url('#dots');
    }
    .paper path.hatch {
      fill: url('#hatch');
    }
    .paper .other {
      fill: var(--_quiet);
    }
    .key {
      position: static;
      min-block-size: 0;
      max-inline-size: none;
    }
  }
`;

/** The patterns in the legend, which reserves space for them before this code is loaded. */
const keyStyles = css`
  .level.dots {
    background: radial-gradient(var(--_hatch) 1px, var(--_land) 1px) 0 / 5px 5px;
  }
  .level.hatch {
    background: repeating-linear-gradient(-45deg, var(--_hatch) 0 1px, var(--_land) 1px 5px);
    border: 1px dashed var(--_edge);
  }
`;

export const styles = [printStyles, worldStyles, keyStyles];

const patterns = Object.entries(PATTERNS).map(
  ([id, d]) =>
    svg`<pattern id=${id} width=${SIDE} height=${SIDE} patternUnits="userSpaceOnUse" patternTransform="scale(0.5)"><path d=${d} stroke="#444" /></pattern>`,
);

/** The countries in the colours of their tiers, with their names. */
export function printWorld({ world, layer, land, state }: SharedMap): TemplateResult {
  const area = areaShown(world, state());
  const height = Math.ceil(((area.south - area.north) * WIDTH) / (area.east - area.west));
  const view = { left: 0, top: 0, right: WIDTH, bottom: height };
  const at = projectionInto(area, view);
  const measure = measureIn(getComputedStyle(land).fontFamily);
  const classOf = (code: string): string => layer.fillOf(code);
  const drawing = {
    world,
    shown: state(),
    localizer: state().localizer,
    fillOf: classOf,
    inkOf: classOf,
    colors: { border: '#444', quiet: 'other', ink: 'beside', halo: '#fff', line: '#000' },
    radius: 2,
    text: { size: SIZE, small: SMALL, measure: (name: string) => measure(name, SIZE, 600) },
  };
  return printDrawing(worldShapes(drawing, view, at), [WIDTH, height], (place: LatLngLiteral) => pointIn(pointAt(place), at), patterns);
}
