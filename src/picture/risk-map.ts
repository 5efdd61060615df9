import type { Rect } from '../map/pixels.js';
import { areaShown, decodeWorld, type World } from '../map/plane.js';
import { HATCH, projectionInto, type MapShapes } from '../map/shapes.js';
import { worldShapes } from '../map/world-shapes.js';
import type { CountryList } from '../model/country.js';
import { AXIS, BACKGROUND, INK, LAND, QUIET, tierColors, type Scene } from './scene.js';
import { findingHead, sceneOf, sheetOf, type PictureSource, type Sheet } from './layout.js';
import { bar, list, tierEntries, tiersInWords } from './legend.js';
import { countryRows, highest, type TableWords } from './risk-table.js';

type Words = TableWords | 'riskMap' | 'map';
type Source = PictureSource<Words, 'countries'>;

/** How wide the legend beside the map is, as a share of all. */
const BESIDE = 0.23;
/** Of the dots of small countries, in pixels. */
const RADIUS = 4;
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
  const map = (box: Rect): MapShapes => mapOf(all, source, data, isPart, box);
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

function mapOf(world: World, { view: { query }, measure, form, localizer }: Source, countries: CountryList, isPart: boolean, view: Rect): MapShapes {
  const { region = '', countries: chosen = [] } = query;
  const shown = { countries, region, codes: chosen.join(' ') };
  const tiers = new Map(countries.map(({ iso2, tier }) => [iso2, tier]));
  const fillOf = (code: string): string => {
    const tier = tiers.get(code);
    return tier ? tierColors(tier).bg : tiers.has(code) || !isPart ? HATCH : LAND;
  };
  const inkOf = (iso2: string): string => tierColors(tiers.get(iso2)).fg;
  const size = form === 'tall' ? 16 : 14;
  const drawing = {
    world,
    shown,
    localizer,
    fillOf,
    inkOf,
    colors: { border: BORDER, quiet: QUIET, ink: INK, halo: BACKGROUND, line: INK },
    radius: RADIUS,
    text: { size, small: size * 0.85, measure: (name: string) => measure(name, size, 600) },
  };
  return worldShapes(drawing, view, projectionInto(areaShown(world, shown), view));
}
