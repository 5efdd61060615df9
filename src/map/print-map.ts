import { css, html, svg, type TemplateResult } from 'lit';
import { byFrequency, type Place } from '../model/incident.js';
import type { Localizer } from '../words/localizer.js';
import { sizeOf, type Ring } from './basemap-rings.js';
import { worldPoint } from './bounds.js';
import type { clusterDots, PlacedIncident } from './clusters.js';

export const styles = [
  css`
    @media screen {
      .paper {
        display: none;
      }
    }
    @media print {
      .map:has(.paper > svg) {
        display: block;
        block-size: auto;
        border: 0;
        background: none;
      }
      .map:has(.paper > svg) .stage {
        position: static;
      }
      .map:has(.paper > svg) > :not(.stage),
      .stage > :not(.paper) {
        display: none;
      }
      .paper svg {
        display: block;
        inline-size: 100%;
        max-block-size: 11cm;
        overflow: hidden;
        font: 600 13px system-ui;
      }
      .paper path {
        fill: #f4f4f4;
        stroke: #555;
      }
      .paper circle {
        fill: #333;
      }
      .paper text {
        dominant-baseline: central;
      }
      .paper .many {
        fill: #fff;
        text-anchor: middle;
      }
      .paper .city {
        stroke: #fff;
        stroke-width: 3px;
        paint-order: stroke;
      }
    }
  `,
];

/** How wide the drawing is, in units of its own: about the pixels of a column of print. */
const WIDTH = 560;
const MARGIN = 24;

/** The map on paper, where a canvas has the wrong size: a country's outline, how many incidents there are where, and the city that most of them name. `group` is the map's own way, which would else be a file of its own beside both. */
export function printMap(
  outline: readonly Ring[],
  incidents: readonly PlacedIncident[],
  group: typeof clusterDots,
  { number }: Pick<Localizer, 'number'>,
): TemplateResult {
  const [main] = outline.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  if (!main) return html``;
  const scale = (WIDTH - 2 * MARGIN) / Math.max(main.east - main.west, main.south - main.north);
  const at = (x: number, y: number) => ({ x: (x - main.west) * scale + MARGIN, y: (y - main.north) * scale + MARGIN });
  const { x: width, y: height } = at(main.east, main.south);
  const lines = outline.map(({ points }) => {
    const corners = Array.from({ length: points.length / 2 }, (_, place) => at(points[2 * place] ?? 0, points[2 * place + 1] ?? 0));
    return `M${corners.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
  });
  const pointOf = (place: Place) => {
    const { x, y } = worldPoint(place);
    return at(x, y);
  };
  const dots = incidents.map((item) => ({ ...pointOf(item.place), item }));
  const named = new Set<string | undefined>();
  const groups = group(dots).map(({ x, y, items }) => {
    // Each town once, as on the screen.
    const city = byFrequency(items.map((each) => each.city)).find(([one]) => !named.has(one))?.[0];
    named.add(city);
    const radius = 8 + 3 * Math.sqrt(items.length);
    return svg`<circle cx=${x} cy=${y} r=${radius} /><text class="many" x=${x} y=${y}>×${number(items.length)}</text>
      <text class="city" x=${x + radius + 4} y=${y}>${city}</text>`;
  });
  return html`<svg .pointOf=${pointOf} viewBox="0 0 ${Math.round(width + MARGIN)} ${Math.round(height + MARGIN)}">
    <path d=${lines.join('')} />
    ${groups}
    <g class="signs"></g>
  </svg>`;
}
