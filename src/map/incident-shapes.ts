import type { Feed, Incident, Place } from '../model/incident.js';
import { byFrequency, RING_BAND, ringSegments, townsOf } from '../model/groups.js';
import type { Localizer } from '../words/localizer.js';
import type { Area, Ring } from './basemap-rings.js';
import { WORLD_SIZE, worldPoint, type Bounds } from './bounds.js';
import { HALO, OVERHANG, clearOf, fitLabels, markerTexts, sortTowns, type CountryNames, type Label, type Neighbour } from './names.js';
import { isInside, type Point, type Rect } from './pixels.js';
import { circle, isInView, middleOf, nameShape, outlinePath, pointIn, rectAround, rounded, sector } from './shapes.js';
import type { MapShapes, Measure, PathShape, Projection, TextShape } from './shapes.js';

interface IncidentDrawing {
  readonly incidents: Feed;
  readonly land: readonly Ring[];
  /** The rings of the country that the map is about. */
  readonly outline: readonly Ring[];
  /** The names of a sign's places in the reader's language, most important first. */
  readonly namesOf: (incidents: Feed) => readonly string[];
  /** The countries around it, by their names in that language. */
  readonly neighbours?: readonly Neighbour[];
  /** The size of names, in pixels. */
  readonly size: number;
  readonly measure: Measure;
  readonly localizer: Pick<Localizer, 'dir' | 'number' | 'strings'>;
  readonly colors: Record<'land' | 'country' | 'border' | 'disc' | 'count' | 'name' | 'neighbour' | 'halo', string> & {
    readonly sign: (severity: number | undefined) => string;
  };
}

interface Group extends Point {
  readonly all: readonly Incident[];
}

/** The size of a neighbour's name, as a share of that of others. */
const SMALLER = 0.9;
/** Between two segments of a ring, in pixels. */
const GAP = 1.5;
/** Of the disc around a sign, in pixels. */
const RIM = 2;

/** Geographic bounds as an area of the world map. */
export function areaOf({ west, east, north, south }: Bounds): Area {
  const [from, to] = [worldPoint({ lat: north, lng: west }), worldPoint({ lat: south, lng: east })];
  return { west: from.x, east: to.x, north: from.y, south: to.y };
}

/** The world without the polar regions. */
export const INHABITED = areaOf({ west: -170, east: 190, south: -56, north: 74 });

/** What names the signs on a map: the towns of its country or, on a map of the world, countries. */
export function namesIn(country: string | undefined, names: CountryNames | undefined, { placeName }: Pick<Localizer, 'placeName'>) {
  const { towns = [], townName = (sent: string) => sent } = names ?? {};
  return (incidents: Feed): readonly string[] =>
    country ? sortTowns(townsOf(incidents), towns[0]?.english).map(townName) : byFrequency(incidents.map((incident) => incident.country)).map(placeName);
}

/** Returns where a place lies in a view: in the copy of the world that is nearest to its middle. */
export function placesIn(view: Rect, at: Projection): (place: Place) => Point {
  const middle = (middleOf(view).x + at.left) / at.scale;
  return (place) => {
    const { x, y } = worldPoint(place);
    return pointIn({ x: x + WORLD_SIZE * Math.round((middle - x) / WORLD_SIZE), y }, at);
  };
}

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(value, max));

/** Land, one country's outline, and a sign for each group of incidents: a ring of its severities, with its count, the one or two place names that fit, and the number of others. */
export function incidentShapes(
  { incidents, land, outline, namesOf, neighbours = [], size, measure, localizer, colors }: IncidentDrawing,
  view: Rect,
  at: Projection,
): MapShapes {
  // The world repeats beyond its edges.
  const copies = [-256, 0, 256].map((shift): Projection => ({ ...at, left: at.left - shift * at.scale }));
  const paths = copies.flatMap((copy): PathShape[] => {
    const visible = land.filter((ring) => isInView(ring, copy, view));
    return visible.length ? [{ kind: 'path', d: outlinePath(visible, copy), fill: colors.land }] : [];
  });
  const countryPaths: PathShape[] = outline.length
    ? [{ kind: 'path', d: outlinePath(outline, at), fill: colors.country, stroke: colors.border, width: 1.4 }]
    : [];
  const radiusOf = (count: number): number => Math.min(size * 1.7, size * (0.5 + 0.32 * Math.sqrt(count)));
  const groups = grouped(incidents, placesIn(view, at), radiusOf).filter((group) => isInside(group, view));
  const signs = groups.map(({ all, ...middle }) => {
    const radius = radiusOf(all.length);
    const edge = radius + RIM;
    const [x, y] = [clamp(middle.x, view.left + edge, view.right - edge), clamp(middle.y, view.top + edge, view.bottom - edge)];
    return { all, radius, x, y, rect: rectAround({ x, y }, radius) };
  });
  const circles = signs.toReversed().flatMap(({ all, radius, x, y }): (PathShape | TextShape)[] => {
    const middle = radius * (1 - RING_BAND);
    const severities = all.map(({ severity }) => severity);
    const parts = ringSegments(severities, GAP / (2 * Math.PI * middle)).map(({ severity, from, share, width }): PathShape => {
      const [inner, outer] = all.length > 1 ? [middle - radius * width, middle + radius * width] : [0, radius];
      return { kind: 'path', d: sector(x, y, inner, outer, from, share), fill: colors.sign(severity) };
    });
    const disc: PathShape = { kind: 'path', d: circle(x, y, radius + RIM), fill: colors.disc };
    // Isolated, so that right-to-left text does not reverse it.
    const text = `\u2066×${localizer.number(all.length)}\u2069`;
    const place = { x: rounded(x), y: rounded(y + size * 0.33) };
    const count: TextShape = { kind: 'text', text, ...place, size: size * 0.9, weight: 700, fill: colors.count, align: 'center' };
    return [disc, ...parts, ...(all.length > 1 ? [count] : [])];
  });
  const obstacles = signs.map(({ rect }) => rect);
  const labels = signs.flatMap(({ all, x, y, rect: sign }): Label[] =>
    markerTexts(namesOf(all), localizer).map((named) => ({
      ...named,
      width: measure(named.text, size, 600) + 6,
      height: size * 1.25,
      x,
      y,
      sign,
      fits: clearOf(obstacles, sign),
    })),
  );
  const small = size * SMALLER;
  const beside = neighbours.flatMap(({ name, room, ...point }): Label[] => {
    const width = measure(name, small, 600) + HALO;
    return width > 2 * room * OVERHANG * at.scale ? [] : [{ text: name, width, height: size, ...pointIn(point, at), fits: clearOf(obstacles) }];
  });
  const names = fitLabels([...labels, ...beside], obstacles, view, localizer.dir).map(({ text, rect, sign }) =>
    nameShape(text, middleOf(rect), sign ? size : small, sign ? colors.name : colors.neighbour, colors.halo),
  );
  return [...paths, ...countryPaths, ...circles, ...names];
}

/** Incidents whose signs would overlap, merged at their middle; the largest groups first. */
function grouped(incidents: Feed, pointOf: (place: Place) => Point, radiusOf: (count: number) => number): readonly Group[] {
  const newest = incidents.toSorted((one, other) => (other.occurredAt ?? 0) - (one.occurredAt ?? 0));
  let groups = newest.flatMap((incident): Group[] => {
    const { place } = incident;
    return place && !place.isFarOutside ? [{ ...pointOf(place), all: [incident] }] : [];
  });
  for (let before = Infinity; groups.length < before;) {
    before = groups.length;
    groups = groups.reduce<Group[]>((merged, group) => {
      const near = merged.findIndex((one) => Math.hypot(one.x - group.x, one.y - group.y) < radiusOf(one.all.length) + radiusOf(group.all.length));
      const one = merged[near];
      if (!one) return [...merged, group];
      const [mine, count] = [one.all.length, one.all.length + group.all.length];
      const middle = (from: number, to: number): number => (from * mine + to * group.all.length) / count;
      return merged.with(near, { x: middle(one.x, group.x), y: middle(one.y, group.y), all: [...one.all, ...group.all] });
    }, []);
  }
  return groups.toSorted((one, other) => other.all.length - one.all.length);
}
