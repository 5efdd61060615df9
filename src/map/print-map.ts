import { css, html, type TemplateResult } from 'lit';
import type { Incident } from '../model/incident.js';
import type { Localizer } from '../words/localizer.js';
import type { CountryDetail } from './basemap-country.js';
import { sizeOf, type Ring } from './basemap-rings.js';
import { incidentShapes, INHABITED, namesIn, placesIn } from './incident-shapes.js';
import { decodeCountryNames } from './names.js';
import { printDrawing, printStyles } from './print-shapes.js';
import { measureIn, pointIn } from './shapes.js';

export { printOn } from './print-shapes.js';

const mapStyles = css`
  @media print {
    .map {
      --_print: 11cm;
    }
    .paper svg {
      font-family: system-ui;
    }
    /* The severities with their counts explain the signs. */
    .frame .above:has(.severities),
    .frame .legend {
      display: block;
      min-block-size: 0;
    }
    .legend > :not(.severities) {
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

interface IncidentPrint {
  /** The country that the map is about, if any. */
  readonly country: string | undefined;
  readonly detail: CountryDetail | undefined;
  /** The world's land, for a map of the world. */
  readonly land: readonly Ring[];
  readonly incidents: readonly Incident[];
  readonly localizer: Localizer;
}

/** A country's outline or the world's land, the number of incidents in each place, and the names of the cities or countries there. */
export function printMap({ country, detail, land, incidents, localizer }: IncidentPrint): TemplateResult {
  const outline = detail?.outline ?? [];
  const [main] = outline.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  const area = country ? main : INHABITED;
  if (!area) return html``;
  const margin = country ? MARGIN : 0;
  const scale = (WIDTH - 2 * margin) / Math.max(area.east - area.west, area.south - area.north);
  const at = { left: area.west * scale - margin, top: area.north * scale - margin, scale };
  const { x, y } = pointIn({ x: area.east, y: area.south }, at);
  const size = [Math.round(x + margin), Math.round(y + margin)] as const;
  const shown = {
    incidents,
    land: country ? [] : land,
    outline,
    measure: measureIn('system-ui'),
    localizer,
    size: 13,
    namesOf: namesIn(country, detail && decodeCountryNames(detail.names, localizer.lang), localizer),
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
  return printDrawing(incidentShapes(shown, view, at), size, placesIn(view, at));
}
