import { boundsAround, decodeWorld, type World } from '../map/plane.js';
import { labelledCountries, placeNames } from '../map/tier-labels.js';
import type { CountryList } from '../model/country.js';
import type { ExportContent } from '../model/export.js';
import { AXIS, LAND, QUIET, tierColors } from './colors.js';
import { circle, outlineOf, rounded, type Box, type Projection } from './drawing.js';
import { sceneOf, sheetOf, type PictureSource } from './layout.js';
import { bar, list, tierEntries, tiersInWords } from './legend.js';
import { countryRows, highest, type TableWords } from './risk-table.js';
import { HATCH, type PathShape, type Scene, type TextShape } from './scene.js';

type Words = TableWords | 'riskMap' | 'map';
type Shapes = readonly (PathShape | TextShape)[];
type Countries = Extract<ExportContent, { readonly kind: 'countries' }>;

/** How wide the legend beside the map is, as a share of all. */
const BESIDE = 0.23;
/** Below which side length a country gets a dot, and the dot's radius, in pixels. */
const [SMALL, RADIUS] = [5, 4];
const MAX_ROWS = 10;

const loadShapes = () => import('../map/generated/countries.js');

/** Countries in the colours of their tiers, in the Equal Earth projection. */
export async function draw(source: PictureSource<Words>): Promise<Scene> {
  const all = decodeWorld(await loadShapes());
  const { localizer, view, form } = source;
  const { strings } = localizer;
  const { data } = view.content as Countries;
  const title = view.finding || view.title || '';
  const kicker = [view.finding && view.title, form === 'tall' && strings.direction].filter(Boolean).join(' · ');
  const sheet = sheetOf(source, { kicker, title }, [strings.nationwide, strings.mapDisclaimer]);
  const { drawing, type, x, width, top, bottom } = sheet;
  const entries = tierEntries(data, localizer);
  const isPart = Boolean(view.query.region || view.changes.limit || view.changes.filter);
  const keys = [...(isPart ? [] : [strings.noRiskData]), strings.statusDisputed].join(' · ');
  const map = (box: Box): Shapes => mapOf(all, source, data, isPart, box);
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
  return sceneOf(sheet, source, title, [title, tiersInWords(data, localizer)].filter(Boolean).join(strings.stop));
}

/** What the hatching means; returns where that ends. */
function key({ drawing, type }: ReturnType<typeof sheetOf>, words: string, x: number, y: number, width: number): number {
  const side = type.note;
  drawing.rect(x, y + side * 0.2, side * 1.5, side, HATCH, AXIS);
  return drawing.paragraph(words, x + side * 2, y, width - side * 2, { size: type.note * 0.92, fill: QUIET, lines: 2 }) + side * 0.5;
}

/** All land within a box, with as many names as there is room for. */
function mapOf(all: World, { view, measure, form, localizer }: PictureSource<Words>, countries: CountryList, isPart: boolean, box: Box): Shapes {
  const { west, east, north: up, south: down } = boundsAround(all, view.query.region || view.query.countries?.length ? countries : []);
  const [north, south] = [-up, -down];
  const scale = Math.min(box.width / (east - west), box.height / (south - north));
  const at: Projection = {
    left: rounded(((west + east) / 2) * scale - box.x - box.width / 2),
    top: rounded(((north + south) / 2) * scale - box.y - box.height / 2),
    scale,
  };
  const tiers = new Map(countries.map(({ iso2, tier }) => [iso2, tier]));
  const fillOf = (code: string): string => {
    const tier = tiers.get(code);
    return tier ? tierColors(tier).bg : tiers.has(code) || !isPart ? HATCH : LAND;
  };
  const seen = all.territories.filter((one) => {
    const right = one.east * scale - at.left > box.x && one.west * scale - at.left < box.x + box.width;
    return right && one.south * scale - at.top > box.y && one.north * scale - at.top < box.y + box.height;
  });
  const shapes = seen.map(({ code, rings }): PathShape => {
    const d = outlineOf(rings, at);
    return code
      ? { kind: 'path', d, fill: fillOf(code), stroke: '#6b7280', width: 0.7 }
      : { kind: 'path', d, fill: HATCH, stroke: '#6b7280', width: 0.9, dash: [3, 2] };
  });
  // Disputed areas are over the states around them.
  const sorted = [...shapes.filter(({ dash }) => !dash), ...shapes.filter(({ dash }) => dash)];
  const large = new Set(all.territories.filter(({ size }) => size * scale >= SMALL).map(({ code }) => code));
  const dots = countries.flatMap(({ iso2 }): PathShape[] => {
    const { centre } = all.places.get(iso2) ?? {};
    if (!centre || large.has(iso2)) return [];
    return [{ kind: 'path', d: circle(centre.x * scale - at.left, centre.y * scale - at.top, RADIUS), fill: fillOf(iso2), stroke: '#6b7280', width: 0.8 }];
  });
  const size = form === 'tall' ? 16 : 14;
  const names = placeNames(labelledCountries(countries, all.places), all, {
    section: { left: at.left, top: at.top, width: box.x + box.width, height: box.y + box.height, scale },
    view: { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height },
    size,
    measure: (name) => measure(name, size, 600),
    dir: localizer.dir,
  });
  return [
    ...sorted,
    ...dots,
    ...names.map(({ text, iso2, rect: { left, right, top, bottom }, isOnLand }): TextShape => {
      const { fg, bg } = tierColors(tiers.get(iso2));
      return {
        kind: 'text',
        text,
        x: rounded((left + right) / 2),
        y: rounded((top + bottom) / 2 + size * 0.36),
        size,
        weight: 600,
        align: 'center',
        fill: fg,
        ...(!isOnLand && { halo: bg }),
      };
    }),
  ];
}
