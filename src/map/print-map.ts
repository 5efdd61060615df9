import { css, html, type TemplateResult } from 'lit';
import type { Feed, Incident, Place } from '../model/incident.js';
import { townsOf } from '../model/groups.js';
import type { Localizer } from '../words/localizer.js';
import type { CountryDetail } from './basemap-country.js';
import { sizeOf } from './basemap-rings.js';
import { worldPoint } from './bounds.js';
import { incidentShapes } from './incident-shapes.js';
import { decodeCountryNames, sortTowns } from './names.js';
import { printDrawing, printStyles } from './print-shapes.js';
import { measureIn, pointIn } from './shapes.js';

const mapStyles = css`
  @media print {
    .map {
      --_print: 11cm;
    }
    .paper svg {
      font-family: system-ui;
    }
    /* The severities with their counts explain the signs. */
    .frame .above:has(.scale),
    .frame .legend {
      display: block;
      min-block-size: 0;
    }
    .legend > :not(.scale) {
      display: none !important;
    }
    .paper .country {
      fill: #f4f4f4;
    }
    .paper [class^='severity'] {
      fill: var(--_fill, #999);
    }
  }
`;

export const styles = [printStyles, mapStyles];

/** The width of the drawing in its own units, roughly the pixels of a column in print. */
const WIDTH = 560;
const MARGIN = 24;

/** A country's outline, the number of incidents in each place, and the names of the cities there. */
export function printMap({ outline, names }: CountryDetail, incidents: readonly Incident[], localizer: Localizer): TemplateResult {
  const [main] = outline.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  if (!main) return html``;
  const scale = (WIDTH - 2 * MARGIN) / Math.max(main.east - main.west, main.south - main.north);
  const at = { left: main.west * scale - MARGIN, top: main.north * scale - MARGIN, scale };
  const { x, y } = pointIn({ x: main.east, y: main.south }, at);
  const size = [Math.round(x + MARGIN), Math.round(y + MARGIN)] as const;
  const { towns, townName } = decodeCountryNames(names, localizer.lang);
  const shown = {
    incidents,
    land: [],
    outline,
    measure: measureIn('system-ui'),
    localizer,
    size: 13,
    namesOf: (some: Feed) => sortTowns(townsOf(some), towns[0]?.english).map(townName),
    colors: {
      land: 'land',
      country: 'country',
      border: '#555',
      sign: (severity?: number) => `severity-${severity ?? 'unknown'}`,
      disc: 'disc',
      count: 'many',
      name: 'city',
      neighbour: 'city',
      halo: '#fff',
    },
  };
  const view = { left: 0, top: 0, right: size[0], bottom: size[1] };
  return printDrawing(incidentShapes(shown, view, at), size, (place: Place) => pointIn(worldPoint(place), at));
}
