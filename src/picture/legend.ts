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

/** One bar, divided by shares, with counts and words on it; returns its lower end. */
export function bar(drawing: Drawing, entries: readonly Entry[], { x, y, width }: Line, type: Type): number {
  const all = entries.reduce((sum, { share }) => sum + share, 0);
  const minWidth = Math.min(type.lead * 2.4, width / Math.max(1, entries.length));
  const extraWidth = width - minWidth * entries.length;
  const style = { size: type.note * 0.95 };
  const parts = entries.map((entry) => {
    const own = minWidth + (extraWidth * entry.share) / all;
    const lines = drawing.linesOf(entry.word, own - 20, style);
    const isWhole = lines.length <= 3 && entry.word.split(/\s/).every((word) => drawing.widthOf(word, style) <= own - 20);
    return { ...entry, own, lines: isWhole ? lines : [entry.short] };
  });
  const height = type.lead * 1.25 + style.size * (1.25 * Math.max(...parts.map(({ lines }) => lines.length)) + 0.3);
  let left = x;
  for (const { count, lines, bg, fg, line, own } of parts) {
    drawing.rect(left, y, own - 3, height, bg, line);
    drawing.text(count, left + 10, y + type.lead, { size: type.lead * 0.9, weight: 700, fill: fg });
    lines.forEach((words, place) =>
      drawing.text(words, left + 10, y + type.lead * 1.25 + style.size * (1 + place * 1.25) - style.size * 0.1, { ...style, fill: fg }),
    );
    left += own;
  }
  return y + height + type.note * 0.6;
}

/** The entries one below the other, beside a map; returns their lower end. */
export function list(drawing: Drawing, entries: readonly Entry[], { x, y, width }: Line, type: Type): number {
  const side = type.lead * 1.9;
  const rise = side * 1.14;
  entries.forEach(({ count, word, bg, fg, line }, place) => {
    const top = y + place * rise;
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
    .flatMap(([tier, count]) => (tier && count ? [[tier, count] as const] : []))
    .toSorted(([one], [other]) => (tierLevel(other) ?? 0) - (tierLevel(one) ?? 0));

/** The tiers of countries as entries of a legend. */
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
