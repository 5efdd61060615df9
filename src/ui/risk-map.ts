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

/** A name with more characters has room for two lines of them. */
const LONG = 16;

/** The tiers as a bar, each as long as it has countries, the highest first, and their names below it: a legend, and buttons that show only the countries of a tier. Without countries it keeps its place. */
export function tierBar({ countries, levels, choose }: TierChoice, localizer: RiskMapLocalizer): TemplateResult {
  const { strings, localize, number, dir, translateTerm } = localizer;
  const bars = tierCounts(countries).flatMap(([tier = '', count]) => {
    const level = tierLevel(tier) ?? 0;
    return level && (count || levels.includes(level))
      ? [{ word: translateTerm('tiers', tier) ?? tier, tier, level, count, isPressed: levels.includes(level) }]
      : [];
  });
  const nameOf = ({ word, level, count }: (typeof bars)[number]): string =>
    `${word}${localize(strings.aside, { text: localize(strings.tier, { level }) })}${strings.colon}${localize(strings.countryCount, { count })}`;
  const toggle = ({ level, isPressed }: (typeof bars)[number]) => choose(isPressed ? levels.filter((one) => one !== level) : [...levels, level]);
  const length = (count: number) => html`<svg width=${count * LENGTH} height="0" aria-hidden="true"></svg>`;
  const bar = (each: (typeof bars)[number], place: number): TemplateResult => {
    const { level, count, isPressed } = each;
    return html`<button
      class="plain tier-${level}"
      type="button"
      tabindex=${place ? -1 : 0}
      aria-pressed=${isPressed}
      aria-label=${nameOf(each)}
      @click=${() => toggle(each)}
    >
      <b>${number(count)}</b>${length(count)}
    </button>`;
  };
  const name = (each: (typeof bars)[number]): TemplateResult => {
    const { word, tier, count, isPressed } = each;
    return html`<span class="line ${isPressed ? 'on' : ''} ${word.length > LONG ? 'long' : ''}" @click=${() => toggle(each)}
      >${tierNumber(tier, localizer)}${word}${length(count)}</span
    >`;
  };
  const shown = bars.toReversed();
  return html`<div
      class="bars ${levels.length ? 'chosen' : ''}"
      part="legend"
      role="toolbar"
      id="tiers"
      aria-label=${strings.riskLegend}
      aria-labelledby="tiers title"
      @keydown=${(event: KeyboardEvent) => stepAround(event, dir)}
      @focusin=${stopHere}
    >
      ${shown.map(bar)}
    </div>
    <p class="ends" aria-hidden="true">${shown.map(name)}</p>`;
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
