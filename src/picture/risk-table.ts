import type { ExportContent } from '../model/export.js';
import { ticksOf } from '../model/other-countries.js';
import { QUIET } from './colors.js';
import { sceneOf, sheetOf, type PictureSource } from './layout.js';
import { bar } from './legend.js';
import { countryRows, highest } from './rows.js';
import { axis, axisHeight, blocks } from './ruler.js';
import type { Scene } from './scene.js';
import { tierEntries, tiersInWords } from './tier.js';

export type TableWords = 'country' | 'table' | 'common';
type Countries = Extract<ExportContent, { readonly kind: 'countries' }>;

/** So many countries are listed below the line at most. */
const MOST_ROWS = 12;

/** A list of countries: each a block on the line in the colour of its tier, how many each tier has, and the highest of them by name. */
export function draw(source: PictureSource<TableWords>): Scene {
  const { localizer, view, form } = source;
  const { strings } = localizer;
  const { data } = view.content as Countries;
  const title = view.finding || view.title || '';
  const sheet = sheetOf(source, { kicker: [view.finding && view.title, strings.direction].filter(Boolean).join(' · '), title }, [
    strings.nationwide,
    strings.fromPublicSources,
  ]);
  const { drawing, type, x, width, bottom } = sheet;
  const top = bar(drawing, tierEntries(data, localizer), { x, y: sheet.top + type.note * 0.4, width }, type);
  const columns = form === 'tall' ? 1 : 2;
  const rise = type.text * 1.7;
  const rows = Math.min(highest(data).length, MOST_ROWS, Math.floor(((bottom - top) * (form === 'tall' ? 0.52 : 0.4)) / rise) * columns);
  const listTop = bottom - Math.ceil(rows / columns) * rise;
  const line = { x: x + 8, width: width - 16, y: listTop - axisHeight(type) - type.text * 2.1 };
  blocks(drawing, line, line.y - top - type.note, ticksOf(data));
  axis(drawing, line, type, localizer, [localizer.number(0), localizer.number(100)]);
  const heading = localizer.localize(strings.highestCountries, { count: rows, all: data.length });
  if (rows < data.length) drawing.fitted(heading, x, listTop - type.note * 0.5, width, { size: type.note, fill: QUIET });
  countryRows(drawing, highest(data).slice(0, rows), { x, y: listTop, width }, columns, rise, type, localizer);
  return sceneOf(sheet, source, title, [title, tiersInWords(data, localizer)].filter(Boolean).join(strings.stop));
}
