import { placesText } from '../model/groups.js';
import type { Localizer } from '../words/localizer.js';
import { codeOf, unpack } from './basemap-rings.js';
import { WORLD_SIZE } from './bounds.js';
import { nearest, type Point, isWithin, overlap, type Rect } from './pixels.js';
import { expanded } from './shapes.js';

/** A generated file of one country: its outline, names and coasts. */
export interface CountryFile {
  readonly outline: string;
  readonly names: string;
  /** The codes of the countries whose coasts are near its own. */
  readonly coasts: string;
}

/** A generated file of the world's largest towns, named in one language. */
export interface TownsFile {
  readonly towns: string;
}

interface NamedPoint extends Point {
  readonly name: string;
}

export interface Town extends NamedPoint {
  /** The name in English, where the file has several. */
  readonly english: string;
  /** The lowest zoom at which it is named. */
  readonly minZoom: number;
}

export interface CountryNames {
  readonly towns: readonly Town[];
  /** The countries around it, named by their codes, each at a point in the part of its land that such a map shows. */
  readonly neighbours: readonly Neighbour[];
  /** Translates the name of a town, if the file has it. */
  readonly townName: (sent: string) => string;
}

export interface Neighbour extends NamedPoint {
  /** The distance to the edges of that land, in pixels at zoom 0. */
  readonly room: number;
}

/** The grid units of neighbours' points and of their room. */
const NEIGHBOUR_UNIT = WORLD_SIZE / 2 ** 15;
const ROOM_UNIT = WORLD_SIZE / 2 ** 11;

/** Decodes the towns that `build/basemap/names.ts` wrote, named in a language or else in English. */
export function decodeTowns(text: string, lang: string): readonly Town[] {
  const language = lang.split('-')[0] ?? '';
  const [packed = '', ...lines] = text.split('\n');
  const next = unpack(packed);
  const unit = WORLD_SIZE / 2 ** next();
  let [quarters, x, y] = [0, 0, 0];
  return Array.from({ length: next() }, (_, index) => {
    quarters += next();
    x += next();
    y += next();
    const [english = '', ...others] = (lines[index] ?? '').split('|');
    const translation = others.map((other) => other.split('=')).find(([languages = '']) => languages.split('+').includes(language))?.[1];
    return { name: translation ?? english, english, x: x * unit, y: y * unit, minZoom: quarters / 4 };
  });
}

/** Decodes the names of a country's file, in the reader's language. */
export function decodeCountryNames(text: string, lang: string): CountryNames {
  const end = text.indexOf('\n');
  const next = unpack(text.slice(0, end));
  const neighbours = Array.from({ length: next() }, () => {
    return { name: codeOf(next()), x: next() * NEIGHBOUR_UNIT, y: next() * NEIGHBOUR_UNIT, room: next() * ROOM_UNIT };
  });
  const towns = decodeTowns(text.slice(end + 1), lang);
  const names = new Map(towns.map(({ english, name }) => [english, name]));
  return { neighbours, towns, townName: (sent) => names.get(sent) ?? sent };
}

/** A marker's towns in the order in which they name it: the leading one of the country first. */
export const sortTowns = (towns: readonly string[], leading: string | undefined): readonly string[] =>
  towns.toSorted((one, other) => Number(other === leading) - Number(one === leading));

/** The texts for a marker of some places, the best first: two names or, where there is no room for these, one; and how many more there are. */
export function markerTexts(places: readonly string[], { number, strings }: Pick<Localizer, 'number' | 'strings'>) {
  const firstTwo = places.slice(0, 2);
  return (firstTwo.length ? [firstTwo, ...(firstTwo[1] ? firstTwo.map((name) => [name]) : [])] : []).map((names) => ({
    names,
    text: placesText(names, places, strings.comma, number),
  }));
}

/** Breaks a name of several words into lines, none much longer than the longest word. */
export function brokenLines(name: string): readonly string[] {
  const words = name.split(' ');
  const maxLength = Math.max(...words.map(({ length }) => length)) + 2;
  return words.reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1);
    return last !== undefined && last.length + word.length < maxLength ? [...lines.slice(0, -1), `${last} ${word}`] : [...lines, word];
  }, []);
}

/** How far east of a point another one is, in pixels at zoom 0, the short way round the world; negative for the west. */
const eastOf = (from: number, to: number): number => ((((to - from + WORLD_SIZE / 2) % WORLD_SIZE) + WORLD_SIZE) % WORLD_SIZE) - WORLD_SIZE / 2;

/** The nearest of the towns that are named at a zoom, with its horizontal and vertical distance from the point. */
export function nearestTown(towns: readonly Town[], { x, y }: Point, zoom: number) {
  const named = towns.filter(({ minZoom }) => minZoom <= zoom).map((town) => ({ town, dx: Math.abs(eastOf(x, town.x)), dy: Math.abs(town.y - y) }));
  return nearest(named, ({ dx, dy }) => Math.hypot(dx, dy));
}

export interface Label {
  readonly text: string;
  /** The names in the text, if it is not one name. */
  readonly names?: readonly string[];
  readonly width: number;
  readonly height: number;
  /** The point that it names. */
  readonly x: number;
  readonly y: number;
  /** The marker or dot at the point, which the name stands beside; without one, the name is centred on the point. */
  readonly sign?: Rect | undefined;
  /** How far a name without a sign may move from its point to the sides, and up and down. */
  readonly reach?: readonly [x: number, y: number];
  /** Tests where the name may stand, at many points within its reach; without it, a name without a sign takes the first free one of a few. */
  readonly fits?: (rect: Rect) => boolean;
}

export type FittedLabel<T extends Label> = T & { readonly rect: Rect };

/** Space around a name, in pixels. */
export const HALO = 3;
/** The greatest width of a country's name, as a share of its land, and the zoom from which it is named however small the country is. */
export const OVERHANG = 1.5;
export const NAME_ALL_ZOOM = 6.5;
/** The gap between a sign and its name, in pixels: for a dot, and for a marker, which has a ring while it is pointed at. */
const [DOT_GAP, MARKER_GAP] = [2, 7];
/** How far a name may be moved along its sign, as shares of the way to where they no longer touch. */
const SLIDES = [0.4, -0.4, 0.8, -0.8];
/** How far (px) a name without a sign stays away from that of a marker, so that it is not read as part of it. */
const NAME_DISTANCE = 16;
/** How far (px) a name stays away from other signs, so that it is not taken for their name: with a sign of its own, and without one. */
const [CLEARANCE, LONE_CLEARANCE] = [8, 16];
/** How far a name may be moved along to stay in view, as a share of its width. */
const MAX_SHIFT = 0.2;
/** The steps in which a name moves around its point, as shares of its reach, the shortest first. */
const stepsAround = (count: number) => {
  const steps = Array.from({ length: 2 * count + 1 }, (_, step) => step / count - 1);
  return steps.flatMap((across) => steps.map((down) => [across, down] as const)).toSorted((one, other) => Math.hypot(...one) - Math.hypot(...other));
};
const [STEPS, FINE_STEPS] = [stepsAround(2), stepsAround(8)];

/**
 * Places names, the most important first: each whole in the view, clear of `obstacles` and of all names before it, none twice, and one for each sign. A name stands
 * after its sign in reading order if there is room, else before, below or above it.
 */
export function fitLabels<T extends Label>(labels: readonly T[], obstacles: readonly Rect[], view: Rect, dir: 'ltr' | 'rtl'): readonly FittedLabel<T>[] {
  const occupied = [...obstacles];
  /** The names of markers, with the space around them. */
  const markerNames: Rect[] = [];
  const placed: FittedLabel<T>[] = [];
  const [usedNames, namedMarkers] = [new Set<string>(), new Set<Rect>()];
  for (const label of labels) {
    const { sign, names = [label.text] } = label;
    if (names.some((name) => usedNames.has(name)) || (sign && namedMarkers.has(sign))) continue;
    const isOwnSign = sign && obstacles.includes(sign);
    // A sign that is not drawn yet needs space too.
    if (sign && !isOwnSign && (!isWithin(sign, view) || occupied.some((other) => overlap(sign, other)))) continue;
    const blocked = sign ? occupied : [...occupied, ...markerNames];
    const rects = rectsOf(label, view, dir, isOwnSign ? MARKER_GAP : DOT_GAP).filter((one) => isWithin(one, view));
    // Hundreds of candidates are compared with what lies near them, not with all of the view.
    const area = surrounding(rects);
    const near = blocked.filter((other) => other !== sign && overlap(area, other));
    const rect = rects.find((one) => !near.some((other) => overlap(one, other)) && label.fits?.(one) !== false);
    if (!rect) continue;
    occupied.push(rect);
    if (isOwnSign) markerNames.push(expanded(rect, NAME_DISTANCE));
    if (sign && !isOwnSign) occupied.push(sign);
    if (sign) namedMarkers.add(sign);
    for (const name of names) usedNames.add(name);
    placed.push({ ...label, rect });
  }
  return placed;
}

/** Tests where a name may stand: not so near another sign that it is taken for the name of that one. */
export const clearOf =
  (signs: readonly Rect[], own?: Rect) =>
  (rect: Rect): boolean => {
    const area = expanded(rect, own ? CLEARANCE : LONE_CLEARANCE);
    return !signs.some((sign) => sign !== own && overlap(sign, area));
  };

/** The smallest area that contains all of these. */
const surrounding = (rects: readonly Rect[]): Rect => ({
  left: Math.min(...rects.map(({ left }) => left)),
  top: Math.min(...rects.map(({ top }) => top)),
  right: Math.max(...rects.map(({ right }) => right)),
  bottom: Math.max(...rects.map(({ bottom }) => bottom)),
});

/** The candidate places for a name, the nearest first. */
function rectsOf(label: Label, view: Rect, dir: 'ltr' | 'rtl', gap: number): readonly Rect[] {
  const { x, y, width, height, sign, reach: [dx, dy] = [0, 0] } = label;
  const rectAt = (left: number, top: number): Rect => ({ left, top, right: left + width, bottom: top + height });
  if (!sign) {
    // A name that would be cut off moves into view, as long as most of it stays where it belongs.
    const shift = Math.max(view.left - x + width / 2, Math.min(view.right - x - width / 2, 0));
    const left = x - width / 2 + (Math.abs(shift) < width * MAX_SHIFT ? shift : 0);
    return (label.fits ? FINE_STEPS : STEPS).map(([across, down]) => rectAt(left + across * dx, y + down * dy - height / 2));
  }
  const middle = (sign.top + sign.bottom - height) / 2;
  const beside = [rectAt(sign.right + gap, middle), rectAt(sign.left - gap - width, middle)];
  const centre = (sign.left + sign.right - width) / 2;
  // A line of text includes space above and below its letters.
  const lineGap = gap - DOT_GAP;
  const lines = [sign.bottom + lineGap, sign.top - height - lineGap];
  return [
    ...(dir === 'rtl' ? beside.toReversed() : beside),
    ...lines.map((top) => rectAt(centre, top)),
    // Else along the sign, which it still touches.
    ...SLIDES.flatMap((share) => lines.map((top) => rectAt(centre + ((sign.right - sign.left + width) / 2) * share, top))),
    ...SLIDES.flatMap((share) => beside.map(({ left, top }) => rectAt(left, top + ((sign.bottom - sign.top + height) / 2) * share))),
  ];
}
