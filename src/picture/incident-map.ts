import { countryBox, loadCountry } from '../map/basemap-country.js';
import { decodeRings, type Area } from '../map/basemap-rings.js';
import { areaOf, incidentShapes, INHABITED, namesIn } from '../map/incident-shapes.js';
import type { Rect } from '../map/pixels.js';
import { decodeCountryNames } from '../map/names.js';
import { projectionInto, type MapShapes } from '../map/shapes.js';
import { SEVERITIES, type Feed } from '../model/incident.js';
import type { Localizer } from '../words/localizer.js';
import { AXIS, BACKGROUND, HAIR, INK, NO_COLOR, QUIET, severityColor, type Scene } from './scene.js';
import type { Box, Line } from './drawing.js';
import { headingOf, sceneOf, createLayout, type PictureSource, type Layout } from './layout.js';
import { bar, type Entry } from './legend.js';

type Words = 'incidents' | 'incidentFilters' | 'incidentMap' | 'map' | 'common';
type IncidentWords = Localizer<Words>;

/** The colours of the map on light pages. */
const [SEA, LAND, OWN_LAND, OUTLINE] = ['#dde7ee', '#f4f2ec', '#fffefa', '#aaa595'];
/** Width of the column beside the map, as a share of the total. */
const BESIDE = 0.36;
/** Padding around a country, as a share of the map. */
const PADDING = 0.06;

/** A map of incidents, how many there are of each severity, and a list of the newest. */
export async function draw(source: PictureSource<Words, 'incidents'>): Promise<Scene> {
  const { localizer, view, form } = source;
  const { strings } = localizer;
  const { data } = view.content;
  const [country] = view.query.countries ?? [];
  const heading = headingOf(view);
  const { land } = await import('../map/generated/land.js');
  const detail = country === undefined ? undefined : await loadCountry(country);
  const layout = createLayout(source, heading, [strings.classified, strings.checkAdvice, strings.mapDisclaimer]);
  const { drawing, type, x, width, top, bottom } = layout;
  const entries = severityEntries(data, localizer);
  const rise = type.note * 4.3;
  const bounds = country === undefined ? undefined : countryBox(country);
  const area = bounds ? areaOf(bounds) : INHABITED;
  const boxIn = (room: Box): Box => (country ? room : narrowed(room, area));
  const outline = detail?.outline ?? [];
  const names = detail && decodeCountryNames(detail.names, localizer.lang);
  const shown = {
    incidents: data,
    land: decodeRings(land),
    outline,
    measure: source.measure,
    localizer,
    size: form === 'tall' ? 22 : 17,
    namesOf: namesIn(country, names, localizer),
    neighbours: names?.neighbours.map((neighbour) => ({ ...neighbour, name: localizer.placeName(neighbour.name) })) ?? [],
    colors: {
      land: LAND,
      country: OWN_LAND,
      border: OUTLINE,
      sign: severityColor,
      disc: BACKGROUND,
      count: INK,
      name: INK,
      neighbour: QUIET,
      halo: BACKGROUND,
    },
  };
  const map = (rect: Rect): MapShapes => [
    { kind: 'path', d: `M${rect.left} ${rect.top}H${rect.right}V${rect.bottom}H${rect.left}z`, fill: SEA },
    ...incidentShapes(shown, rect, projectionInto(area, rect, outline.length ? 1 - 2 * PADDING : 1)),
  ];
  const barred = bar(drawing, entries, { x, y: top + type.note * 0.4, width }, type) + type.note * 0.5;
  if (form === 'wide') {
    const beside = width * BESIDE;
    newest(layout, data, { x, y: barred, width: beside }, Math.floor((bottom - barred) / rise), rise, localizer);
    drawing.window(boxIn({ x: x + beside + 28, y: barred, width: width - beside - 28, height: bottom - barred }), map);
  } else {
    const rows = Math.min(4, data.length);
    const listTop = bottom - rows * rise;
    drawing.window(boxIn({ x, y: barred, width, height: listTop - barred - type.note }), map);
    newest(layout, data, { x, y: listTop, width }, rows, rise, localizer);
  }
  const severities = entries.map(({ word, count }) => `${word}${strings.colon}${count}`).join(' · ');
  return sceneOf(layout, source, heading.title, [heading.title, severities].filter(Boolean).join(strings.stop));
}

/** Shrinks the box to the proportions of the area, so that the map does not show the world twice. */
function narrowed({ x, y, width, height }: Box, { west, east, north, south }: Area): Box {
  const aspect = (east - west) / (south - north);
  const [own, high] = [Math.min(width, height * aspect), Math.min(height, width / aspect)];
  return { x: x + width - own, y, width: own, height: high };
}

/** How many incidents have each severity, the worst first. */
function severityEntries(incidents: Feed, { strings, number }: IncidentWords): readonly Entry[] {
  const levels = [...SEVERITIES.toReversed(), undefined];
  return levels.flatMap((level) => {
    const count = incidents.filter(({ severity }) => severity === level).length;
    const word = strings.severities[(level ?? 0) - 1] ?? strings.severityUnknown;
    const looks =
      level === undefined ? { short: '?', bg: NO_COLOR, fg: INK, line: AXIS } : { short: number(level), bg: severityColor(level), fg: '#fff', line: undefined };
    return count ? [{ count: number(count), share: count, word, ...looks }] : [];
  });
}

/** The newest incidents: what was reported, where and when. */
function newest({ drawing, type }: Layout, incidents: Feed, { x, y, width }: Line, maxRows: number, rise: number, { strings, date }: IncidentWords): void {
  incidents
    .toSorted((one, other) => (other.occurredAt ?? 0) - (one.occurredAt ?? 0))
    .slice(0, Math.max(0, maxRows))
    .forEach(({ title, city, severity, occurredAt, isDay, unread }, index) => {
      const top = y + index * rise;
      const indent = type.note * 1.5;
      drawing.rect(x, top, width, 1, HAIR);
      drawing.dot(x + type.note * 0.5, top + type.note * 1.05, type.note * 0.42, severityColor(severity));
      const next = drawing.paragraph(title, x + indent, top + type.note * 0.35, width - indent, { size: type.note, weight: 600, lines: width > 600 ? 1 : 2 });
      const when = occurredAt === undefined ? (unread?.time ?? strings.timeUnknown) : date(occurredAt, isDay);
      drawing.fitted([city && `\u2068${city}\u2069`, when].filter(Boolean).join(' · '), x + indent, next + type.note * 0.9, width - indent, {
        size: type.note * 0.9,
        fill: QUIET,
      });
    });
}
