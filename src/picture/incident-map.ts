import { countryBox, loadCountry, type CountryBox } from '../map/basemap-country.js';
import { decodeRings, type Ring } from '../map/basemap-rings.js';
import { worldPoint } from '../map/bounds.js';
import { placeLabels, type Label } from '../map/label-placement.js';
import type { ExportContent } from '../model/export.js';
import { SEVERITIES, type Feed, type Incident } from '../model/incident.js';
import type { Localizer } from '../words/localizer.js';
import { AXIS, BACKGROUND, HAIR, INK, LAND, NO_SEVERITY, NONE, OWN_LAND, QUIET, severityColor } from './colors.js';
import { circle, outlineOf, rounded, type Box, type Projection } from './drawing.js';
import { sceneOf, sheetOf, type PictureSource, type Sheet } from './layout.js';
import { bar, type Entry } from './legend.js';
import type { PathShape, Scene, TextShape } from './scene.js';

type Words = 'incidents' | 'incidentFilters' | 'incidentMap' | 'map' | 'common';
type IncidentWords = Localizer<Words>;
type Shapes = readonly (PathShape | TextShape)[];
type Incidents = Extract<ExportContent, { readonly kind: 'incidents' }>;

const loadLand = () => import('../map/generated/land.js');

/** Without the poles. */
const INHABITED: Bounds = { west: -170, east: 190, south: -56, north: 74 };
/** How wide the column beside the map is, as a share of all. */
const BESIDE = 0.36;
/** Around a country, as a share of its size. */
const PADDING = 0.06;

/** Incidents where they were, how many of each severity, and the newest in words. */
export async function draw(source: PictureSource<Words>): Promise<Scene> {
  const { localizer, view, form } = source;
  const { strings } = localizer;
  const { data } = view.content as Incidents;
  const [country] = view.query.countries ?? [];
  const title = view.finding || view.title || '';
  const { land } = await loadLand();
  const detail = country === undefined ? undefined : await loadCountry(country);
  const sheet = sheetOf(source, { kicker: view.finding ? (view.title ?? '') : '', title }, [strings.classified, strings.checkAdvice, strings.mapDisclaimer]);
  const { drawing, type, x, width, top, bottom } = sheet;
  const entries = severityEntries(data, localizer);
  const rise = type.note * 4.3;
  const bounds = (country && countryBox(country)) || INHABITED;
  const aspect = country ? Infinity : aspectOf(INHABITED);
  const map = (box: Box): Shapes => mapOf(data, bounds, decodeRings(land), detail?.outline ?? [], box, source);
  const barred = bar(drawing, entries, { x, y: top + type.note * 0.4, width }, type) + type.note * 0.5;
  if (form === 'wide') {
    const beside = width * BESIDE;
    newest(sheet, data, { x, y: barred, width: beside }, Math.floor((bottom - barred) / rise), rise, localizer);
    drawing.window(narrowed({ x: x + beside + 28, y: barred, width: width - beside - 28, height: bottom - barred }, aspect), map);
  } else {
    const rows = Math.min(4, data.length);
    const listTop = bottom - rows * rise;
    drawing.window(narrowed({ x, y: barred, width, height: listTop - barred - type.note }, aspect), map);
    newest(sheet, data, { x, y: listTop, width }, rows, rise, localizer);
  }
  const severities = entries.map(({ word, count }) => `${word}${strings.colon}${count}`).join(' · ');
  return sceneOf(sheet, source, title, [title, severities].filter(Boolean).join(strings.stop));
}

type Bounds = Pick<CountryBox, 'west' | 'east' | 'north' | 'south'>;

function aspectOf({ west, east, north, south }: Bounds): number {
  const [from, to] = [worldPoint({ lat: north, lng: west }), worldPoint({ lat: south, lng: east })];
  return (to.x - from.x) / (to.y - from.y);
}

/** The world is shown once: the box is no wider, or higher, than it is. */
function narrowed({ x, y, width, height }: Box, aspect: number): Box {
  if (aspect === Infinity) return { x, y, width, height };
  const [own, high] = [Math.min(width, height * aspect), Math.min(height, width / aspect)];
  return { x: x + width - own, y, width: own, height: high };
}

/** How many incidents have each severity, the worst first. */
function severityEntries(incidents: Feed, { strings, number }: IncidentWords): readonly Entry[] {
  const levels = [...SEVERITIES.toReversed(), undefined];
  return levels.flatMap((level) => {
    const count = incidents.filter(({ severity }) => severity === level).length;
    if (!count) return [];
    const word = strings.severities[(level ?? 0) - 1] ?? strings.severityUnknown;
    const short = level === undefined ? '?' : number(level);
    return [
      {
        count: number(count),
        share: count,
        word,
        short,
        bg: level === undefined ? NONE : severityColor(level),
        fg: level === undefined ? INK : '#fff',
        line: level === undefined ? AXIS : undefined,
      },
    ];
  });
}

const newestFirst = (incidents: Feed): readonly Incident[] => incidents.toSorted((one, other) => (other.occurredAt ?? 0) - (one.occurredAt ?? 0));

/** The newest incidents: what was reported, where and when. */
function newest(
  { drawing, type }: Sheet,
  incidents: Feed,
  { x, y, width }: Pick<Box, 'x' | 'y' | 'width'>,
  most: number,
  rise: number,
  localizer: IncidentWords,
): void {
  newestFirst(incidents)
    .slice(0, Math.max(0, most))
    .forEach(({ title, city, severity, occurredAt, isDay }, place) => {
      const top = y + place * rise;
      const indent = type.note * 1.5;
      drawing.rect(x, top, width, 1, HAIR);
      drawing.dot(x + type.note * 0.5, top + type.note * 1.05, type.note * 0.42, severity === undefined ? NO_SEVERITY : severityColor(severity));
      const next = drawing.paragraph(title, x + indent, top + type.note * 0.35, width - indent, { size: type.note, weight: 600, lines: width > 600 ? 1 : 2 });
      const when = occurredAt === undefined ? localizer.strings.timeUnknown : localizer.date(occurredAt, isDay);
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

const worst = (incidents: readonly Incident[]): number | undefined =>
  incidents.reduce<number | undefined>((most, { severity }) => (severity !== undefined && severity > (most ?? 0) ? severity : most), undefined);

/** The city that most of a group name. */
function cityOf(incidents: readonly Incident[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { city } of incidents) if (city) counts.set(city, (counts.get(city) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

function mapOf(
  incidents: Feed,
  { west, east, north, south }: Bounds,
  land: readonly Ring[],
  outline: readonly Ring[],
  box: Box,
  { form, measure, localizer }: PictureSource<Words>,
): Shapes {
  const [from, to] = [worldPoint({ lat: north, lng: west }), worldPoint({ lat: south, lng: east })];
  const scale = Math.min(box.width / (to.x - from.x), box.height / (to.y - from.y)) * (outline.length ? 1 - 2 * PADDING : 1);
  const at: Projection = { left: ((from.x + to.x) / 2) * scale - box.x - box.width / 2, top: ((from.y + to.y) / 2) * scale - box.y - box.height / 2, scale };
  // The world goes on beyond its edges.
  const copies = [-256, 0, 256].map((shift): Projection => ({ ...at, left: at.left - shift * scale }));
  const isSeen = (ring: Ring, { left, top }: Projection): boolean =>
    ring.east * scale - left > box.x &&
    ring.west * scale - left < box.x + box.width &&
    ring.south * scale - top > box.y &&
    ring.north * scale - top < box.y + box.height;
  const paths = copies.flatMap((copy): PathShape[] => {
    const d = outlineOf(
      land.filter((ring) => isSeen(ring, copy)),
      copy,
    );
    return d ? [{ kind: 'path', d, fill: LAND }] : [];
  });
  const own: PathShape[] = outline.length ? [{ kind: 'path', d: outlineOf(outline, at), fill: OWN_LAND, stroke: QUIET, width: 1.4 }] : [];
  const size = form === 'tall' ? 22 : 17;
  const radiusOf = (count: number): number => Math.min(size * 1.7, size * (0.5 + 0.32 * Math.sqrt(count)));
  const groups = grouped(incidents, at, radiusOf).filter(({ x, y }) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height);
  const signs = groups.map((group) => {
    const radius = radiusOf(group.all.length);
    const [x, y] = [within(group.x, box.x + radius, box.x + box.width - radius), within(group.y, box.y + radius, box.y + box.height - radius)];
    return { group, radius, x, y, rect: { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius } };
  });
  const circles = signs.toReversed().flatMap(({ group, radius, x, y }): (PathShape | TextShape)[] => {
    const level = worst(group.all);
    const disc: PathShape = {
      kind: 'path',
      d: circle(x, y, radius),
      fill: level === undefined ? NO_SEVERITY : severityColor(level),
      stroke: BACKGROUND,
      width: 2,
    };
    const many = group.all.length;
    const text: TextShape = {
      kind: 'text',
      text: `×${localizer.number(many)}`,
      x: rounded(x),
      y: rounded(y + size * 0.33),
      size: size * 0.9,
      weight: 700,
      fill: '#fff',
      align: 'center',
    };
    return many > 1 ? [disc, text] : [disc];
  });
  const labels = signs.flatMap(({ group, x, y, rect }): Label[] => {
    const text = cityOf(group.all);
    return text === undefined ? [] : [{ text, width: measure(text, size, 600) + 6, height: size * 1.25, x, y, sign: rect }];
  });
  const view = { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
  const names = placeLabels(
    labels,
    signs.map(({ rect }) => rect),
    view,
    localizer.dir,
  ).map(({ text, rect }): TextShape => ({
    kind: 'text',
    text,
    x: rounded((rect.left + rect.right) / 2),
    y: rounded((rect.top + rect.bottom) / 2 + size * 0.36),
    size,
    weight: 600,
    fill: INK,
    halo: BACKGROUND,
    align: 'center',
  }));
  return [...paths, ...own, ...circles, ...names];
}
