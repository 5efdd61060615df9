import { html, nothing, type TemplateResult } from 'lit';
import { type CountryCompact, type CountryList, tierLevel } from '../model/country.js';
import { tierCounts } from '../model/tier-counts.js';
import type { Localizer } from '../words/localizer.js';
import { stepAround, stopHere } from './map-container.js';
import type { TableLocalizer } from './risk-table.js';
import { tierNumber, tierWords } from './tier.js';

/** The localizer of the risk map. */
export type RiskMapLocalizer = TableLocalizer & Localizer<'riskMap' | 'map'>;

/** What readers have chosen of the tiers, and what is done when they choose otherwise. */
interface TierChoice {
  /** The countries in question, whatever their tier. */
  readonly countries: CountryList;
  readonly levels: readonly number[];
  readonly choose: (levels: readonly number[]) => void;
}

/** A bar's length before all share the room: more than there is, so that each has its part of it. A style attribute would not pass a strict policy. */
const LENGTH = 9999;

/** The tiers as a bar, each as long as it has countries, the highest first: a legend, and buttons that show only the countries of a tier. Without countries it keeps its place. */
export function tierBar({ countries, levels, choose }: TierChoice, localizer: RiskMapLocalizer): TemplateResult {
  const { strings, localize, number, dir, translateTerm } = localizer;
  const bars = tierCounts(countries).flatMap(([tier = '', count]) => {
    const level = tierLevel(tier) ?? 0;
    return level && (count || levels.includes(level)) ? [{ word: translateTerm('tiers', tier) ?? tier, level, count, isPressed: levels.includes(level) }] : [];
  });
  const wordsOf = ({ word, level }: (typeof bars)[number]): string => `${number(level)} · ${word}`;
  const nameOf = ({ word, level, count }: (typeof bars)[number]): string =>
    `${word}${localize(strings.aside, { text: localize(strings.tier, { level }) })}${strings.colon}${localize(strings.countryCount, { count })}`;
  const bar = (each: (typeof bars)[number], place: number): TemplateResult => {
    const { level, count, isPressed } = each;
    const toggle = () => choose(isPressed ? levels.filter((one) => one !== level) : [...levels, level]);
    return html`<button
      class="plain tier-${level}"
      type="button"
      tabindex=${place ? -1 : 0}
      aria-pressed=${isPressed}
      aria-label=${nameOf(each)}
      @click=${toggle}
    >
      <b>${number(count)}</b><span>${wordsOf(each)}</span><svg width=${count * LENGTH} height="0" aria-hidden="true"></svg>
    </button>`;
  };
  // Where the bars have no room for words, these stand below them.
  const named = bars.filter(({ isPressed }, place) => (levels.length ? isPressed : place === 0 || place === bars.length - 1));
  return html`<div
      class="bars ${levels.length ? 'chosen' : ''}"
      part="legend"
      role="toolbar"
      aria-label=${strings.riskLegend}
      @keydown=${(event: KeyboardEvent) => stepAround(event, dir)}
      @focusin=${stopHere}
    >
      ${bars.toReversed().map(bar)}
    </div>
    <p class="ends" aria-hidden="true">${named.toReversed().map((each) => html`<span>${wordsOf(each)}</span>`)}</p>`;
}

/** What has no colour: countries of an unknown tier, "no data" (hatched), unless only a part of the world is shown and all of it is known; "disputed" (dashed); and the way back to `all` tiers. */
export function blankKey(countries: CountryList, isPart: boolean, all: (() => void) | undefined, localizer: RiskMapLocalizer): TemplateResult {
  const { strings, number } = localizer;
  const many = (count: number): unknown => (count ? html` <span class="many">${number(count)}</span>` : nothing);
  const entry = ([tier, count]: readonly [string | undefined, number]): unknown => {
    if (tierLevel(tier) !== undefined || (isPart && !count)) return nothing;
    if (tier !== undefined) return html`<li class="line">${tierNumber(tier, localizer)} ${tierWords(tier, localizer)}${many(count)}</li>`;
    return html`<li class="line"><span class="level hatch" aria-hidden="true"></span> ${strings.noRiskData}${many(count)}</li>`;
  };
  return html`<ul class="key" role="list">
    ${tierCounts(countries).map(entry)}
    <li class="line"><span class="level hatch dashed" aria-hidden="true"></span> ${strings.statusDisputed}</li>
    ${all ? html`<li class="line"><button class="link" type="button" @click=${all}>${strings.showAllCountries}</button></li>` : nothing}
  </ul>`;
}

/** What is known of a country in one sentence, for screen readers. */
export function countryInWords({ name, tier, score }: CountryCompact, { strings, localize, translateTerm }: RiskMapLocalizer): string {
  const level = tierLevel(tier);
  const place = level === undefined ? '' : localize(strings.aside, { text: localize(strings.tier, { level }) });
  const scored = score === undefined ? strings.scoreUnknown : `${localize(strings.score, { score })}${localize(strings.aside, { text: strings.direction })}`;
  return `${name}${strings.colon}${tier ? (translateTerm('tiers', tier) ?? tier) : strings.tierUnknown}${place}${strings.stop}${scored}`;
}
