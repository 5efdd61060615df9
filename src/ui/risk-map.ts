import { html, nothing, type TemplateResult } from 'lit';
import { type CountryCompact, type CountryList, tierLevel } from '../model/country.js';
import { tierCounts } from '../model/tier-counts.js';
import type { Localizer } from '../words/localizer.js';
import { moveFocus, updateTabStop } from './map-container.js';
import type { TableLocalizer } from './risk-table.js';
import { tierNumber, tierWords } from './tier.js';

export type RiskMapLocalizer = TableLocalizer & Localizer<'riskMap' | 'map'>;

/** The tiers to which map and table are limited; `show` limits them to others. */
interface TierChoice {
  /** All countries shown, whatever their tier. */
  readonly countries: CountryList;
  readonly levels: readonly number[];
  readonly show: (levels: readonly number[]) => void;
}

/**
 * Initial length of a bar per country, larger than any container so that flexbox shrinks all bars in proportion. A style attribute would violate a strict CSP.
 */
const LENGTH = 9999;

/** Names longer than this (characters) may take two lines. */
const LONG = 16;

/**
 * A stacked bar of the tiers, highest first, in proportion to their numbers of countries, with names below: the legend, and buttons that filter by tier. Keeps
 * its height without countries.
 */
export function tierBar({ countries, levels, show }: TierChoice, localizer: RiskMapLocalizer): TemplateResult {
  const { strings, localize, number, dir, translateTerm } = localizer;
  const bars = tierCounts(countries).flatMap(([tier = '', count]) => {
    const level = tierLevel(tier) ?? 0;
    return level && (count || levels.includes(level))
      ? [{ word: translateTerm('tiers', tier) ?? tier, tier, level, count, isPressed: levels.includes(level) }]
      : [];
  });
  const nameOf = ({ word, level, count }: (typeof bars)[number]): string =>
    `${word}${localize(strings.aside, { text: localize(strings.tier, { level }) })}${strings.colon}${localize(strings.countryCount, { count })}`;
  const toggle = ({ level, isPressed }: (typeof bars)[number]) => show(isPressed ? levels.filter((one) => one !== level) : [...levels, level]);
  const length = (count: number) => html`<svg width=${count * LENGTH} height="0" aria-hidden="true"></svg>`;
  const bar = (each: (typeof bars)[number], index: number): TemplateResult => {
    const { level, count, isPressed } = each;
    return html`<button
      class="plain tier-${level}"
      type="button"
      tabindex=${index ? -1 : 0}
      aria-pressed=${isPressed}
      aria-label=${nameOf(each)}
      @click=${() => toggle(each)}
    >
      <b data-level=${number(level)}>${number(count)}</b>${length(count)}
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
      @keydown=${(event: KeyboardEvent) => moveFocus(event, dir)}
      @focusin=${updateTabStop}
    >
      ${shown.map(bar)}
    </div>
    <p class="ends" aria-hidden="true">${shown.map(name)}</p>`;
}

/**
 * Legend of areas without a tier colour: unknown tiers, "no data" (dotted; omitted if a region is complete) and "disputed" (hatched). `all` is the handler of
 * the button that shows all tiers again.
 */
export function blankKey(countries: CountryList, isPart: boolean, all: (() => void) | undefined, localizer: RiskMapLocalizer): TemplateResult {
  const { strings, number } = localizer;
  const many = (count: number): unknown => (count ? html` <span class="many">${number(count)}</span>` : nothing);
  const entry = ([tier, count]: readonly [string | undefined, number]): unknown => {
    if (tierLevel(tier) !== undefined || (isPart && !count)) return nothing;
    if (tier !== undefined) return html`<li class="line">${tierNumber(tier, localizer)} ${tierWords(tier, localizer)}${many(count)}</li>`;
    return html`<li class="line"><span class="level dots" aria-hidden="true"></span> ${strings.noRiskData}${many(count)}</li>`;
  };
  return html`<ul class="key" role="list">
    ${tierCounts(countries).map(entry)}
    <li class="line"><span class="level hatch" aria-hidden="true"></span> ${strings.statusDisputed}</li>
    ${all ? html`<li class="line"><button class="link" type="button" @click=${all}>${strings.showAllCountries}</button></li>` : nothing}
  </ul>`;
}

/** A country's rating in one sentence, for screen readers. */
export function countryInWords({ name, tier, score }: CountryCompact, { strings, localize, translateTerm }: RiskMapLocalizer): string {
  const level = tierLevel(tier);
  const ofFive = level === undefined ? '' : localize(strings.aside, { text: localize(strings.tier, { level }) });
  const scored = score === undefined ? strings.scoreUnknown : `${localize(strings.score, { score })}${localize(strings.aside, { text: strings.direction })}`;
  return `${name}${strings.colon}${tier ? (translateTerm('tiers', tier) ?? tier) : strings.tierUnknown}${ofFive}${strings.stop}${scored}`;
}
