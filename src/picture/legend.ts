import { tierCounts } from '../model/tier-counts.js';
import { tierLevel, TIERS, type CountryList } from '../model/country.js';
import type { Localizer } from '../words/localizer.js';
import { INK, tierColors } from './scene.js';
import type { Drawing, Line } from './drawing.js';
import type { Type } from './layout.js';

/** An entry of a legend: a colour, what it means and its count. */
export interface Entry {
  readonly count: string;
  readonly share: number;
  readonly word: string;
  /** Used where the word does not fit. */
  readonly short: string;
  readonly bg: string;
  readonly fg: string;
  readonly line?: string | undefined;
}

/** Between the parts of a bar, and on either side of its words. */
const [GAP, PADDING] = [3, 8];

/** One bar, divided by shares, with counts and words on it; returns its lower end. A part is wider than its share only if it could not hold its count. */
export function bar(drawing: Drawing, entries: readonly Entry[], line: Line, type: Type): number {
  const { x, y } = line;
  if (!entries.length) return y;
  const width = line.width + GAP;
  const figure = { size: type.lead * 0.9, weight: 700 };
  const leastOf = ({ count }: Entry): number => drawing.widthOf(count, figure) + 2 * PADDING + GAP;
  const sumOf = (some: readonly Entry[]): number => some.reduce((sum, { share }) => sum + share, 0);
  const narrow = entries.filter((entry) => (width * entry.share) / sumOf(entries) < leastOf(entry));
  const unit = narrow.reduce((room, entry) => room - leastOf(entry), width) / (sumOf(entries) - sumOf(narrow));
  const owned = entries.map((entry) => ({ ...entry, own: narrow.includes(entry) ? leastOf(entry) : unit * entry.share }));
  const roomIn = (own: number): number => own - 2 * PADDING - GAP;
  // A little smaller, if more words then fit.
  const holding = (size: number): number => owned.filter(({ word, own }) => drawing.fits(word, roomIn(own), { size }, 3)).length;
  const [size = type.note] = [0.95, 0.85, 0.75].map((share) => type.note * share).toSorted((one, other) => holding(other) - holding(one));
  const style = { size };
  const parts = owned.map((entry) => {
    const { word, short, own } = entry;
    return { ...entry, lines: drawing.fits(word, roomIn(own), style, 3) ? drawing.linesOf(word, roomIn(own), style) : [short] };
  });
  const height = type.lead * 1.25 + style.size * (1.25 * Math.max(...parts.map(({ lines }) => lines.length)) + 0.3);
  let left = x;
  for (const { count, lines, bg, fg, line: edge, own } of parts) {
    drawing.rect(left, y, own - GAP, height, bg, edge);
    drawing.text(count, left + PADDING, y + type.lead, { ...figure, fill: fg });
    lines.forEach((words, index) =>
      drawing.text(words, left + PADDING, y + type.lead * 1.25 + style.size * (1 + index * 1.25) - style.size * 0.1, { ...style, fill: fg }),
    );
    left += own;
  }
  return y + height + type.note * 0.6;
}

/** The entries one below the other, beside a map; returns their lower end. */
export function list(drawing: Drawing, entries: readonly Entry[], { x, y, width }: Line, type: Type): number {
  const side = type.lead * 1.9;
  const rise = side * 1.14;
  entries.forEach(({ count, word, bg, fg, line }, index) => {
    const top = y + index * rise;
    drawing.rect(x, top, side, side, bg, line);
    drawing.fitted(count, x + side / 2, top + side * 0.64, side - 8, { size: type.text, weight: 700, fill: fg, anchor: 'middle' });
    const style = { size: type.note * 1.06, fill: INK, lines: 2 };
    const height = drawing.heightOf(word, width - side * 1.25, style);
    drawing.paragraph(word, x + side * 1.25, top + (side - height) / 2 - 1, width - side * 1.25, style);
  });
  return y + entries.length * rise;
}

/** The tier in words; an unknown one as sent. */
export const tierWord = (tier: string | undefined, { strings, translateTerm }: Localizer<'country'>): string =>
  tier ? (translateTerm('tiers', TIERS[(tierLevel(tier) ?? 0) - 1] ?? tier) ?? tier) : strings.tierUnknown;

export function tierBox(drawing: Drawing, tier: string | undefined, x: number, y: number, side: number, { number }: Localizer): void {
  const level = tierLevel(tier);
  const { bg, fg, line } = tierColors(tier);
  drawing.rect(x, y, side, side, bg, line);
  drawing.text(level === undefined ? '?' : number(level), x + side / 2, y + side * 0.71, { size: side * 0.62, weight: 700, fill: fg, anchor: 'middle' });
}

/** The tiers of countries with their counts: the highest first, unknown ones last. */
const countedTiers = (countries: CountryList): readonly (readonly [tier: string, count: number])[] =>
  tierCounts(countries)
    .flatMap(([tier, count]) => (tier !== undefined && count ? [[tier, count] as const] : []))
    .toSorted(([one], [other]) => (tierLevel(other) ?? 0) - (tierLevel(one) ?? 0));

export const tierEntries = (countries: CountryList, localizer: Localizer<'country'>): readonly Entry[] =>
  countedTiers(countries).map(([tier, count]) => {
    const level = tierLevel(tier);
    const word = tierWord(tier, localizer);
    const short = level === undefined ? '?' : localizer.number(level);
    const { bg, fg, line } = tierColors(tier);
    return {
      count: localizer.number(count),
      share: count,
      word: `${short} · ${word}`,
      short,
      bg,
      fg,
      line: level === undefined || level === 1 ? line : undefined,
    };
  });

/** The tiers of countries with their counts, in words. */
export const tiersInWords = (countries: CountryList, localizer: Localizer<'country' | 'table' | 'common'>): string =>
  countedTiers(countries)
    .map(([tier, count]) => `${tierWord(tier, localizer)}${localizer.strings.colon}${localizer.localize(localizer.strings.countryCount, { count })}`)
    .join(' · ');
