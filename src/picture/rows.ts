import { isContradictory, type CountryCompact, type CountryList } from '../model/country.js';
import type { Localizer } from '../words/localizer.js';
import { AXIS, HAIR, INK, tierColors } from './colors.js';
import type { Drawing } from './drawing.js';
import type { Type } from './layout.js';
import type { Place } from './legend.js';
import { at } from './ruler.js';

const isRated = ({ score, tier }: CountryCompact): boolean => score !== undefined && !isContradictory(score, tier);

/** The countries with a score, the highest first. */
export const highest = (countries: CountryList): CountryList => countries.filter(isRated).toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0));

/** Countries by name, each with its score and its place on a line. */
export function countryRows(
  drawing: Drawing,
  countries: CountryList,
  { x, y, width }: Place,
  columns: number,
  rise: number,
  type: Type,
  { number, countryName }: Pick<Localizer, 'number' | 'countryName'>,
): void {
  const gap = 40;
  const column = (width + gap) / columns - gap;
  const perColumn = Math.ceil(countries.length / columns);
  countries.forEach(({ iso2, name, score = 0, tier }, place) => {
    const left = x + Math.floor(place / perColumn) * (column + gap);
    const top = y + (place % perColumn) * rise;
    const base = top + rise * 0.5 + type.text * 0.36;
    const line = { x: left + column * 0.66, width: column * 0.34 - 8, y: top + rise * 0.5 };
    drawing.rect(left, top, column, 1, HAIR);
    drawing.label(countryName(iso2) ?? name, left, base, column * 0.5, { size: type.text, weight: 600 });
    drawing.text(number(score), line.x - 16, base, { size: type.text, weight: 700, anchor: 'end' });
    drawing.line(at(line, 0), line.y, at(line, 100), line.y, AXIS, 2);
    drawing.dot(at(line, score), line.y, type.note * 0.5, tierColors(tier).bg, INK, 2);
  });
}
