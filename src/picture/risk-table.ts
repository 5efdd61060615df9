import { ticksOf } from '../model/score-ticks.js';
import { isContradictory, type CountryCompact, type CountryList } from '../model/country.js';
import type { Localizer } from '../words/localizer.js';
import { AXIS, HAIR, INK, QUIET, tierColors, type Scene } from './scene.js';
import type { Drawing, Line } from './drawing.js';
import { headingOf, sceneOf, createLayout, type PictureSource, type Type } from './layout.js';
import { bar, tierEntries, tiersInWords } from './legend.js';
import { xOf, axis, axisHeight, blocks, stackHeight } from './ruler.js';

export type TableWords = 'country' | 'table' | 'common';

/** The most countries listed below the ruler. */
const MAX_ROWS = 12;

/** A list of countries: a block for each on the ruler, in its tier's colour, the count of each tier, and the highest countries by name. */
export function draw(source: PictureSource<TableWords, 'countries'>): Scene {
  const { localizer, view, form } = source;
  const { strings } = localizer;
  const { data } = view.content;
  const heading = headingOf(view, strings.direction);
  const layout = createLayout(source, heading, [strings.nationwide, strings.fromPublicSources]);
  const { drawing, type, x, width, bottom } = layout;
  const top = bar(drawing, tierEntries(data, localizer), { x, y: layout.top + type.note * 0.4, width }, type);
  const columns = form === 'tall' ? 1 : 2;
  const least = type.text * 1.7;
  const ticks = ticksOf(data);
  const under = axisHeight(type) + type.text * 2.1;
  const spare = bottom - top - type.note - under - stackHeight({ width: width - 16 }, ticks);
  const most = Math.floor(Math.max(spare, (bottom - top) * (form === 'tall' ? 0.52 : 0.4)) / least);
  const perColumn = Math.min(Math.ceil(Math.min(highest(data).length, MAX_ROWS) / columns), most);
  const rows = Math.min(highest(data).length, perColumn * columns);
  const rise = Math.max(least, Math.min(spare / perColumn, least * 1.5));
  const listTop = bottom - perColumn * rise;
  const line = { x: x + 8, width: width - 16, y: listTop - under };
  blocks(drawing, line, Math.min(line.y - top - type.note, stackHeight(line, ticks)), ticks);
  axis(drawing, line, type, localizer, [localizer.number(0), localizer.number(100)]);
  const caption = localizer.localize(strings.highestCountries, { count: rows, all: data.length });
  if (rows < data.length) drawing.fitted(caption, x, listTop - type.note * 0.5, width, { size: type.note, fill: QUIET });
  countryRows(drawing, highest(data).slice(0, rows), { x, y: listTop, width }, columns, rise, type, localizer);
  return sceneOf(layout, source, heading.title, [heading.title, tiersInWords(data, localizer)].filter(Boolean).join(strings.stop));
}

const isRated = ({ score, tier }: CountryCompact): boolean => score !== undefined && !isContradictory(score, tier);

export const highest = (countries: CountryList): CountryList => countries.filter(isRated).toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0));

/** Rows of countries: name, score and place on a line. */
export function countryRows(
  drawing: Drawing,
  countries: CountryList,
  { x, y, width }: Line,
  columns: number,
  rise: number,
  type: Type,
  { number, countryName }: Pick<Localizer, 'number' | 'countryName'>,
): void {
  const gap = 40;
  const column = (width + gap) / columns - gap;
  const perColumn = Math.ceil(countries.length / columns);
  const names = countries.map(({ iso2, name }) => countryName(iso2) ?? name);
  const named = { size: drawing.sizeOf(names, column * 0.58, { size: type.text, weight: 600 }), weight: 600 };
  countries.forEach(({ score = 0, tier }, index) => {
    const left = x + Math.floor(index / perColumn) * (column + gap);
    const top = y + (index % perColumn) * rise;
    const base = top + rise * 0.5 + type.text * 0.36;
    const line = { x: left + column * 0.72, width: column * 0.28 - 8, y: top + rise * 0.5 };
    drawing.rect(left, top, column, 1, HAIR);
    drawing.label(names[index] ?? '', left, top + rise * 0.5 + named.size * 0.36, column * 0.58, named);
    drawing.text(number(score), line.x - 16, base, { size: type.text, weight: 700, anchor: 'end' });
    drawing.line(xOf(line, 0), line.y, xOf(line, 100), line.y, AXIS, 2);
    drawing.dot(xOf(line, score), line.y, type.note * 0.5, tierColors(tier).bg, INK, 2);
  });
}
