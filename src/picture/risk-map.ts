import { DISPUTED, NO_DATA } from '../map/patterns.js';
import type { Rect } from '../map/pixels.js';
import { areaShown, decodeWorld, type World } from '../map/plane.js';
import { projectionInto, type MapShapes } from '../map/shapes.js';
import { worldShapes } from '../map/world-shapes.js';
import type { CountryList } from '../model/country.js';
import { mappedTier } from '../model/tier-counts.js';
import { AXIS, BACKGROUND, INK, LAND, QUIET, tierColors, type Scene } from './scene.js';
import { headingOf, sceneOf, createLayout, type PictureSource, type Layout } from './layout.js';
import { bar, list, tierEntries, tiersInWords } from './legend.js';
import { countryRows, highest, type TableWords } from './risk-table.js';

type Words = TableWords | 'riskMap' | 'map';
type Source = PictureSource<Words, 'countries'>;

/** Width of the legend beside the map, as a share of the total. */
const BESIDE = 0.23;
/** Radius of the dots for small countries, in pixels. */
const RADIUS = 4;
const MAX_ROWS = 10;
const BORDER = '#6b7280';

/** Countries in the colours of their tiers, in the Equal Earth projection. */
export async function draw(source: Source): Promise<Scene> {
  const all = decodeWorld(await import('../map/generated/countries.js'));
  const { localizer, view, form } = source;
  const { strings } = localizer;
  const { isPart = false } = view;
  const { data } = view.content;
  const heading = headingOf(view, form === 'tall' && strings.direction);
  const layout = createLayout(source, heading, [strings.nationwide, strings.mapDisclaimer]);
  const { drawing, type, x, width, top, bottom } = layout;
  const entries = tierEntries(data, localizer);
  const keys = [...(isPart ? [] : ([[NO_DATA, strings.noRiskData]] as const)), [DISPUTED, strings.statusDisputed]] as const;
  const map = (box: Rect): MapShapes => mapOf(all, source, data, isPart, box);
  if (form === 'wide') {
    const beside = width * BESIDE;
    const ended = list(drawing, entries, { x, y: top + type.note, width: beside }, type);
    key(layout, keys, x, ended + type.note * 0.4, beside);
    drawing.window({ x: x + beside + 20, y: top, width: width - beside - 20, height: bottom - top }, map);
  } else {
    const barred = bar(drawing, entries, { x, y: top + type.note * 0.4, width }, type);
    const keyed = key(layout, keys, x, barred, width);
    const height = Math.min(width / 2, bottom - keyed);
    drawing.window({ x, y: keyed, width, height }, map);
    const rise = type.text * 1.55;
    const rows = highest(data).slice(0, Math.min(MAX_ROWS, Math.max(0, Math.floor((bottom - keyed - height) / rise))));
    countryRows(drawing, rows, { x, y: bottom - rows.length * rise, width }, 1, rise, type, localizer);
  }
  return sceneOf(layout, source, heading.title, [heading.title, tiersInWords(data, localizer)].filter(Boolean).join(strings.stop));
}

/** The key to the patterns, one line each; returns its lower end. */
function key({ drawing, type }: Layout, keys: readonly (readonly [pattern: string, words: string])[], x: number, y: number, width: number): number {
  const side = type.note;
  return keys.reduce((top, [pattern, words]) => {
    drawing.rect(x, top + side * 0.2, side * 1.5, side, pattern, AXIS);
    return drawing.paragraph(words, x + side * 2, top, width - side * 2, { size: type.note * 0.92, fill: QUIET, lines: 2 }) + side * 0.5;
  }, y);
}

function mapOf(world: World, { view: { query }, measure, form, localizer }: Source, countries: CountryList, isPart: boolean, view: Rect): MapShapes {
  const { region = '', countries: chosen = [] } = query;
  const shown = { countries, region, codes: chosen.join(' '), isPart };
  const tiers = new Map(countries.map((country) => [country.iso2, mappedTier(country)]));
  const fillOf = (code: string): string => {
    const tier = tiers.get(code);
    return tier !== undefined ? tierColors(tier).bg : tiers.has(code) || !isPart ? NO_DATA : LAND;
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
