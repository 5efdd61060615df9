import { TIERS, tierLevel, type CountryList } from '../model/country.js';
import { tierCounts } from '../model/country-list.js';
import type { Localizer } from '../words/localizer.js';
import { tierColors } from './colors.js';
import type { Drawing } from './drawing.js';
import type { Entry } from './legend.js';

/** The tier in words; an unknown one as sent. */
export const tierWord = (tier: string | undefined, { strings, translateTerm }: Localizer<'country'>): string =>
  tier ? (translateTerm('tiers', TIERS[(tierLevel(tier) ?? 0) - 1] ?? tier) ?? tier) : strings.tierUnknown;

/** The tier's number in its colour. */
export function tierBox(drawing: Drawing, tier: string | undefined, x: number, y: number, side: number, { number }: Localizer): void {
  const level = tierLevel(tier);
  const { bg, fg, line } = tierColors(tier);
  drawing.rect(x, y, side, side, bg, line);
  drawing.text(level === undefined ? '?' : number(level), x + side / 2, y + side * 0.71, { size: side * 0.62, weight: 700, fill: fg, anchor: 'middle' });
}

/** The tiers that countries have, the highest first, unknown ones last. */
const countedTiers = (countries: CountryList): readonly (readonly [tier: string, count: number])[] =>
  tierCounts(countries)
    .flatMap(([tier, count]) => (tier && count ? [[tier, count] as const] : []))
    .toSorted(([one], [other]) => (tierLevel(other) ?? 0) - (tierLevel(one) ?? 0));

/** The same as a legend. */
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

/** The same in a sentence. */
export const tiersInWords = (countries: CountryList, localizer: Localizer<'country' | 'table' | 'common'>): string =>
  countedTiers(countries)
    .map(([tier, count]) => `${tierWord(tier, localizer)}${localizer.strings.colon}${localizer.localize(localizer.strings.countryCount, { count })}`)
    .join(' · ');
