import { countryBox, loadCountry } from '../map/basemap-country.js';
import { decodeRings, type Area, type Ring } from '../map/basemap-rings.js';
import { worldPoint, type Bounds } from '../map/bounds.js';
import { placeLabels, type Label } from '../map/label-placement.js';
import { isInside } from '../map/pixels.js';
import { byFrequency, SEVERITIES, type Feed, type Incident } from '../model/incident.js';
import type { Localizer } from '../words/localizer.js';
import { AXIS, BACKGROUND, HAIR, INK, LAND, NONE, OWN_LAND, QUIET, severityColor } from './colors.js';
import { circle, rounded, type Box, type Line } from './drawing.js';
import { findingHead, sceneOf, sheetOf, type PictureSource, type Sheet } from './layout.js';
import { bar, type Entry } from './legend.js';
import { isSeen, middleOf, nameShape, outlineOf, projectionInto, rectOf, type MapShapes, type Projection } from './map.js';
import type { PathShape, Scene, TextShape } from './scene.js';

type Words = 'incidents' | 'incidentFilters' | 'incidentMap' | 'map' | 'common';
type IncidentWords = Localizer<Words>;
type Source = PictureSource<Words, 'incidents'>;

const loadLand = () => import('../map/generated/land.js');

/** Without the poles. */
const INHABITED: Bounds = { west: -170, east: 190, south: -56, north: 74 };
/** How wide the column beside the map is, as a share of all. */
const BESIDE = 0.36;
/** Around a country, as a share of its size. */
const PADDING = 0.06;

/** Incidents where they were, how many of each severity, and the newest in words. */
export async function draw(source: Source): Promise<Scene> {
  const { localizer, view, form } = source;
  const { strings } = localizer;
  const { data } = view.content;
  const [country] = view.query.countries ?? [];
  const head = findingHead(view);
  const { land } = await loadLand();
  const detail = country === undefined ? undefined : await loadCountry(country);
  const sheet = sheetOf(source, head, [strings.classified, strings.checkAdvice, strings.mapDisclaimer]);
  const { drawing, type, x, width, top, bottom } = sheet;
  const entries = severityEntries(data, localizer);
  const rise = type.note * 4.3;
  const area = areaOf((country && countryBox(country)) || INHABITED);
  const boxIn = (room: Box): Box => (country ? room : narrowed(room, area));
  const map = (box: Box): MapShapes => mapOf(data, area, decodeRings(land), detail?.outline ?? [], box, source);
  const barred = bar(drawing, entries, { x, y: top + type.note * 0.4, width }, type) + type.note * 0.5;
  if (form === 'wide') {
    const beside = width * BESIDE;
    newest(sheet, data, { x, y: barred, width: beside }, Math.floor((bottom - barred) / rise), rise, localizer);
    drawing.window(boxIn({ x: x + beside + 28, y: barred, width: width - beside - 28, height: bottom - barred }), map);
  } else {
    const rows = Math.min(4, data.length);
    const listTop = bottom - rows * rise;
    drawing.window(boxIn({ x, y: barred, width, height: listTop - barred - type.note }), map);
    newest(sheet, data, { x, y: listTop, width }, rows, rise, localizer);
  }
  const severities = entries.map(({ word, count }) => `${word}${strings.colon}${count}`).join(' · ');
  return sceneOf(sheet, source, head.title, [head.title, severities].filter(Boolean).join(strings.stop));
}

/** A box on the globe, on the map of the world. */
function areaOf({ west, east, north, south }: Bounds): Area {
  const [from, to] = [worldPoint({ lat: north, lng: west }), worldPoint({ lat: south, lng: east })];
  return { west: from.x, east: to.x, north: from.y, south: to.y };
}

/** The world is shown once: the box is no wider, or higher, than it is. */
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
      level === undefined ? { short: '?', bg: NONE, fg: INK, line: AXIS } : { short: number(level), bg: severityColor(level), fg: '#fff', line: undefined };
    return count ? [{ count: number(count), share: count, word, ...looks }] : [];
  });
}

const newestFirst = (incidents: Feed): readonly Incident[] => incidents.toSorted((one, other) => (other.occurredAt ?? 0) - (one.occurredAt ?? 0));

/** The newest incidents: what was reported, where and when. */
function newest({ drawing, type }: Sheet, incidents: Feed, { x, y, width }: Line, most: number, rise: number, { strings, date }: IncidentWords): void {
  newestFirst(incidents)
    .slice(0, Math.max(0, most))
    .forEach(({ title, city, severity, occurredAt, isDay }, place) => {
      const top = y + place * rise;
      const indent = type.note * 1.5;
      drawing.rect(x, top, width, 1, HAIR);
      drawing.dot(x + type.note * 0.5, top + type.note * 1.05, type.note * 0.42, severityColor(severity));
      const next = drawing.paragraph(title, x + indent, top + type.note * 0.35, width - indent, { size: type.note, weight: 600, lines: width > 600 ? 1 : 2 });
      const when = occurredAt === undefined ? strings.timeUnknown : date(occurredAt, isDay);
      drawing.fitted([city && `\u2068${city}\u2069`, when].filter(Boolean).join(' · '), x + indent, next + type.note * 0.9, width - indent, {
        size: type.note * 0.9,
        fill: QUIET,
      });
    });
}

interface Group {
  readonly x: number;
  readonly y: number;
  readonly all: readonly Incident[];
}

/** Incidents whose signs would cover each other, as one, at their middle; the largest first. */
function grouped(incidents: Feed, { left, top, scale }: Projection, radiusOf: (count: number) => number): readonly Group[] {
  let groups: readonly Group[] = newestFirst(incidents).flatMap((incident) => {
    if (!incident.place || incident.place.isDoubtful) return [];
    const { x, y } = worldPoint(incident.place);
    return [{ x: x * scale - left, y: y * scale - top, all: [incident] }];
  });
  for (let before = Infinity; groups.length < before;) {
    before = groups.length;
    groups = groups.reduce<Group[]>((apart, group) => {
      const near = apart.findIndex((one) => Math.hypot(one.x - group.x, one.y - group.y) < radiusOf(one.all.length) + radiusOf(group.all.length));
      const one = apart[near];
      if (!one) return [...apart, group];
      const [mine, count] = [one.all.length, one.all.length + group.all.length];
      const middle = (from: number, to: number): number => (from * mine + to * group.all.length) / count;
      return apart.with(near, { x: middle(one.x, group.x), y: middle(one.y, group.y), all: [...one.all, ...group.all] });
    }, []);
  }
  return groups.toSorted((one, other) => other.all.length - one.all.length);
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

function mapOf(incidents: Feed, area: Area, land: readonly Ring[], outline: readonly Ring[], box: Box, { form, measure, localizer }: Source): MapShapes {
  const at = projectionInto(area, box, outline.length ? 1 - 2 * PADDING : 1);
  const view = rectOf(box);
  // The world goes on beyond its edges.
  const copies = [-256, 0, 256].map((shift): Projection => ({ ...at, left: at.left - shift * at.scale }));
  const paths = copies.flatMap((copy): PathShape[] => {
    const seen = land.filter((ring) => isSeen(ring, copy, box));
    const d = outlineOf(seen, copy);
    return d ? [{ kind: 'path', d, fill: LAND }] : [];
  });
  const own: PathShape[] = outline.length ? [{ kind: 'path', d: outlineOf(outline, at), fill: OWN_LAND, stroke: QUIET, width: 1.4 }] : [];
  const size = form === 'tall' ? 22 : 17;
  const radiusOf = (count: number): number => Math.min(size * 1.7, size * (0.5 + 0.32 * Math.sqrt(count)));
  const groups = grouped(incidents, at, radiusOf).filter((group) => isInside(group, view));
  const signs = groups.map(({ all, ...middle }) => {
    const radius = radiusOf(all.length);
    const [x, y] = [within(middle.x, view.left + radius, view.right - radius), within(middle.y, view.top + radius, view.bottom - radius)];
    return { all, radius, x, y, rect: { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius } };
  });
  const circles = signs.toReversed().flatMap(({ all, radius, x, y }): (PathShape | TextShape)[] => {
    const worst = Math.max(0, ...all.map(({ severity = 0 }) => severity));
    const disc: PathShape = { kind: 'path', d: circle(x, y, radius), fill: severityColor(worst), stroke: BACKGROUND, width: 2 };
    const text = `×${localizer.number(all.length)}`;
    const place = { x: rounded(x), y: rounded(y + size * 0.33) };
    return all.length > 1 ? [disc, { kind: 'text', text, ...place, size: size * 0.9, weight: 700, fill: '#fff', align: 'center' }] : [disc];
  });
  const labels = signs.flatMap(({ all, x, y, rect }): Label[] => {
    const [[text] = []] = byFrequency(all.map(({ city }) => city));
    return text === undefined ? [] : [{ text, width: measure(text, size, 600) + 6, height: size * 1.25, x, y, sign: rect }];
  });
  const rects = signs.map(({ rect }) => rect);
  const names = placeLabels(labels, rects, view, localizer.dir).map(({ text, rect }) => nameShape(text, middleOf(rect), size, INK, BACKGROUND));
  return [...paths, ...own, ...circles, ...names];
}
