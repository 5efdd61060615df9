import { boundsShown, decodeWorld, type World } from '../map/plane.js';
import { aroundDots, labelledCountries, linesOf, placeNames } from '../map/tier-labels.js';
import type { CountryList } from '../model/country.js';
import { AXIS, BACKGROUND, INK, LAND, QUIET, tierColors } from './colors.js';
import { circle, rounded, type Box } from './drawing.js';
import { findingHead, sceneOf, sheetOf, type PictureSource, type Sheet } from './layout.js';
import { bar, list, tierEntries, tiersInWords } from './legend.js';
import { isSeen, nameShape, outlineOf, projectionInto, rectOf, type MapShapes } from './map.js';
import { countryRows, highest, type TableWords } from './risk-table.js';
import { HATCH, type PathShape, type Scene, type TextShape } from './scene.js';

type Words = TableWords | 'riskMap' | 'map';
type Source = PictureSource<Words, 'countries'>;

/** How wide the legend beside the map is, as a share of all. */
const BESIDE = 0.23;
/** Below which side length a country gets a dot, and the dot's radius, in pixels. */
const [SMALL, RADIUS] = [5, 4];
const MAX_ROWS = 10;
const BORDER = '#6b7280';

const loadShapes = () => import('../map/generated/countries.js');

/** Countries in the colours of their tiers, in the Equal Earth projection. */
export async function draw(source: Source): Promise<Scene> {
  const all = decodeWorld(await loadShapes());
  const { localizer, view, form } = source;
  const { strings } = localizer;
  const { data } = view.content;
  const head = findingHead(view, form === 'tall' && strings.direction);
  const sheet = sheetOf(source, head, [strings.nationwide, strings.mapDisclaimer]);
  const { drawing, type, x, width, top, bottom } = sheet;
  const entries = tierEntries(data, localizer);
  const isPart = Boolean(view.query.region || view.changes.limit || view.changes.filter);
  const keys = [...(isPart ? [] : [strings.noRiskData]), strings.statusDisputed].join(' · ');
  const map = (box: Box): MapShapes => mapOf(all, source, data, isPart, box);
  if (form === 'wide') {
    const beside = width * BESIDE;
    const ended = list(drawing, entries, { x, y: top + type.note, width: beside }, type);
    key(sheet, keys, x, ended + type.note * 0.4, beside);
    drawing.window({ x: x + beside + 20, y: top, width: width - beside - 20, height: bottom - top }, map);
  } else {
    const barred = bar(drawing, entries, { x, y: top + type.note * 0.4, width }, type);
    const keyed = key(sheet, keys, x, barred, width);
    const height = Math.min(width / 2, bottom - keyed);
    drawing.window({ x, y: keyed, width, height }, map);
    const rise = type.text * 1.55;
    const rows = highest(data).slice(0, Math.min(MAX_ROWS, Math.max(0, Math.floor((bottom - keyed - height) / rise))));
    countryRows(drawing, rows, { x, y: bottom - rows.length * rise, width }, 1, rise, type, localizer);
  }
  return sceneOf(sheet, source, head.title, [head.title, tiersInWords(data, localizer)].filter(Boolean).join(strings.stop));
}

/** What the hatching means; returns where that ends. */
function key({ drawing, type }: Sheet, words: string, x: number, y: number, width: number): number {
  const side = type.note;
  drawing.rect(x, y + side * 0.2, side * 1.5, side, HATCH, AXIS);
  return drawing.paragraph(words, x + side * 2, y, width - side * 2, { size: type.note * 0.92, fill: QUIET, lines: 2 }) + side * 0.5;
}

/** All land within a box, with as many names as there is room for. */
function mapOf(all: World, { view, measure, form, localizer }: Source, countries: CountryList, isPart: boolean, box: Box): MapShapes {
  const { region = '', countries: chosen = [] } = view.query;
  const { west, east, north: up, south: down } = boundsShown(all, { countries, region, codes: chosen.join(' ') });
  const { left, top, scale } = projectionInto({ west, east, north: -up, south: -down }, box);
  const at = { left: rounded(left), top: rounded(top), scale };
  const tiers = new Map(countries.map(({ iso2, tier }) => [iso2, tier]));
  const fillOf = (code: string): string => {
    const tier = tiers.get(code);
    return tier ? tierColors(tier).bg : tiers.has(code) || !isPart ? HATCH : LAND;
  };
  const seen = all.territories.filter((one) => isSeen(one, at, box));
  const shapes = seen.map(({ code, rings }): PathShape => {
    const shape = { kind: 'path', d: outlineOf(rings, at), stroke: BORDER } as const;
    return code ? { ...shape, fill: fillOf(code), width: 0.7 } : { ...shape, fill: HATCH, width: 0.9, dash: [3, 2] };
  });
  // Disputed areas are over the states around them.
  const sorted = [...shapes.filter(({ dash }) => !dash), ...shapes.filter(({ dash }) => dash)];
  const large = new Set(all.territories.filter(({ size }) => size * scale >= SMALL).map(({ code }) => code));
  const dots = countries.flatMap(({ iso2 }): PathShape[] => {
    const { centre } = all.places.get(iso2) ?? {};
    if (!centre || large.has(iso2)) return [];
    return [{ kind: 'path', d: circle(centre.x * scale - at.left, centre.y * scale - at.top, RADIUS), fill: fillOf(iso2), stroke: BORDER, width: 0.8 }];
  });
  const size = form === 'tall' ? 16 : 14;
  const names = placeNames(labelledCountries(countries, all.places, chosen.length > 0 ? localizer.placeName : undefined), all, {
    section: { ...at, width: box.x + box.width, height: box.y + box.height },
    view: rectOf(box),
    size,
    small: size * 0.85,
    measure: (name) => measure(name, size, 600),
    dir: localizer.dir,
    taken: aroundDots(
      countries.flatMap(({ iso2 }) => (large.has(iso2) ? [] : (all.places.get(iso2)?.centre ?? []))),
      at,
      RADIUS + 1,
    ),
  });
  return [
    ...sorted,
    ...dots,
    ...names.flatMap((name): (PathShape | TextShape)[] => {
      const { size: own, country, isOnLand, leader } = name;
      const [{ iso2, isQuiet }, [from, to]] = [country, leader];
      const onLand = linesOf(name).map((line) => nameShape(line.text, line, own, isQuiet ? QUIET : tierColors(tiers.get(iso2)).fg));
      if (isOnLand) return onLand;
      // Beside its land a name is in the colours of the paper: two texts, each cut where the other begins.
      const land = all.territories.find(({ code }) => code === iso2);
      const d = land ? outlineOf(land.rings, at) : '';
      const [on, off] = [
        { id: `on-${iso2}`, d },
        { id: `off-${iso2}`, d: `M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}Z${d}` },
      ];
      const line = from && to && `M${rounded(from.x)} ${rounded(from.y)}L${rounded(to.x)} ${rounded(to.y)}`;
      return [
        ...(line ? [{ kind: 'path', d: line, stroke: INK, width: 1 } as const] : []),
        ...onLand.map((text) => ({ ...text, fill: INK, halo: BACKGROUND, within: off })),
        ...onLand.map((text) => ({ ...text, within: on })),
      ];
    }),
  ];
}
