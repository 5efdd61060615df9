import { html, nothing, type TemplateResult } from 'lit';
import type { Answer, Credit, Detail } from '../model/answer.js';
import { isContradictory, RATING_WORDS, type Advisory, type Country, type CARD_SECTIONS, type Rating, type Section } from '../model/country.js';
import { GOVERNMENTS, isAdvised, levelDigit } from '../model/government.js';
import { indexOfWord } from '../model/text.js';
import { ageWord } from '../words/age.js';
import { answerDate, type Localizer, type Strings } from '../words/localizer.js';
import { card } from '../words/en.json?card';
import { nameOf, type ViewContext } from './country.js';
import { outLink } from './credit.js';
import { sentRows } from './details.js';
import { levelUnder } from './heading.js';
import { labelOf, readable, terms, titledBelow, type Titled, showMore } from './sections.js';
import { namedRuler, type RulerOptions } from './ruler.js';
import { tierNumber, tierWords } from './tier.js';

export { styles } from './country-card.styles.js';

export type CardLocalizer = Localizer<'common' | 'country' | 'card'>;
export type ProfileLocalizer = Localizer<'common' | 'country' | 'card' | 'facts' | 'profile'>;

/** The top of every card: topic and date, name, tier and score. */
function cardHead(answer: Answer<Country>, title: TemplateResult, ruler: RulerOptions, localizer: CardLocalizer): TemplateResult {
  const country = answer.data;
  const { strings, localize, number } = localizer;
  const { score, tier } = country;
  const about = [strings.travelRisk, strings.direction, answerDate(answer, localizer).replaceAll(' ', '\xa0')].filter(Boolean).join(' ·\xa0');
  const figure =
    score === undefined
      ? html`<p class="figure quiet" part="score">${strings.scoreUnknown}</p>`
      : html`<p class="figure" part="score">
          <span class="hidden">${localize(strings.score, { score })}${localize(strings.aside, { text: strings.direction })}</span
          ><b aria-hidden="true">${number(score)}</b><span aria-hidden="true"> ${strings.outOf}</span>
        </p>`;
  return html`<div class="top">
    <div class="head">
      <p class="quiet" aria-hidden="true">${about}</p>
      <div>${title}</div>
      ${figure}
      <p class="verdict">${tierNumber(tier, localizer)} ${tierWords(tier, localizer, true)}</p>
    </div>
    ${score === undefined || isContradictory(score, tier) ? nothing : namedRuler(country, ruler, localizer)}
  </div>`;
}

type SectionView = (country: Country, localizer: ProfileLocalizer, context: SectionContext) => unknown;

export type SectionViews = Readonly<Partial<Record<Section, SectionView>>>;

export interface SectionContext extends Pick<ViewContext, 'level' | 'methodology'> {
  readonly titled: Titled;
  /** What to show for an unreadable section: the raw data, or “Not in the data” if the editor requested the section and nothing was sent for it. */
  readonly absent: (title: string, sent: readonly Detail[] | undefined) => unknown;
  readonly credit: Credit;
}

/** The sections and strings that the full profile adds to a card. */
interface ProfileView {
  readonly english: Strings<'facts' | 'profile'>;
  readonly sections: SectionViews;
}

/** A card with the named sections in that order, or with all of them. Unknown fields, of the country or beside it, follow the last section. */
export function cardView(answer: Answer<Country>, names: readonly string[], profile: ProfileView | undefined, context: ViewContext): TemplateResult {
  const { data, credit } = answer;
  const { level, methodology, beside } = context;
  // Without the profile none of its sections is rendered, so none of its strings is missing.
  const localizer = context.localizer.with({ ...card, ...profile?.english }) as ProfileLocalizer;
  const views: Readonly<Record<string, SectionView | undefined>> = { ...CARD_VIEWS, ...profile?.sections };
  const { comma } = localizer.strings;
  const titled = titledBelow(level, `${comma}${localizer.countryName(data.iso2) ?? data.name}`);
  const others = [...(data.details ?? []), ...beside];
  const absent: SectionContext['absent'] = (title, sent = []) => {
    if (sent.length) return titled(title, sentRows(sent, localizer));
    return names.length && !others.length ? titled(title, html`<p class="quiet">${localizer.strings.notInData}</p>`) : nothing;
  };
  const section: SectionContext = { titled, absent, credit, level, methodology };
  const shown = names.length ? names : Object.keys(views);
  const hasAdvice = shown.includes('advisories');
  const isDated = hasAdvice && data.advisories.some(({ updated }) => updated);
  return html`<div class="card frame">
    ${context.age} ${cardHead(answer, context.heading(nameOf(data, localizer)), context.ruler, localizer)} ${context.published}
    ${shown.map((name) => views[name]?.(data, localizer, section))} ${others.length ? html`<div class="chapter">${sentRows(others, localizer)}</div>` : nothing}
    <slot name="note"></slot>
    <div class="foot">
      ${isDated ? html`<div class="ages">${context.freshness?.(answer, localizer)}</div>` : nothing}
      ${hasAdvice ? nothing : html`<p class="quiet">${localizer.strings.checkOfficial}</p>`}
      <p>${context.credit()}</p>
    </div>
  </div>`;
}

function summary({ summary: text, sent }: Country, { strings }: CardLocalizer, { absent }: SectionContext): unknown {
  return text ? html`<div part="summary">${showMore(text, 220, strings)}</div>` : absent(strings.summaryTitle, sent.summary);
}

function breakdown({ breakdown: ratings, sent }: Country, localizer: CardLocalizer, { titled, absent }: SectionContext): unknown {
  const { strings } = localizer;
  if (!ratings.length) return absent(strings.breakdown, sent.breakdown);
  // Highest first, which also groups equal ratings.
  const shown = ratings.toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0));
  const row = (rated: Rating): TemplateResult =>
    html`<li part="row">
      <span>${strings.riskCategories[rated.category]} ${ratingNotes(rated)}</span>
      ${ratingCells(rated, localizer)}
    </li>`;
  return titled(
    strings.breakdown,
    html`<ul class="ratings" role="list">
        ${shown.map(row)}
      </ul>
      ${sentRows(sent.breakdown, localizer)}`,
    'breakdown',
    ratings.some(({ score }) => score !== undefined) ? strings.ratingScale : undefined,
  );
}

export const ratingNotes = ({ notes, details = [] }: Partial<Rating>): unknown => [
  notes ? html`<bdi class="quiet" lang="en">${notes}</bdi>` : nothing,
  ...details.map(({ key, value }) => html` <bdi class="quiet" lang="en">${readable(key)}: ${value}</bdi>`),
];

/**
 * A rating from 1 to 5 as marks and words. An unknown step has no marks, because empty ones would look like the lowest rating, and a rating with unknown fields
 * is not called unrated.
 */
export function ratingCells({ score, label, details = [] }: Partial<Rating>, localizer: CardLocalizer): TemplateResult {
  const { strings, number, localize } = localizer;
  const unknown = details.length ? nothing : strings.ratingUnknown;
  if (score === undefined) return html`<span></span><span>${label ? ratingWord(label, localizer) : unknown}</span>`;
  return html`<svg class="pips" width="65" height="8" aria-hidden="true"><rect width=${13 * score} height="8" /></svg>
    <span
      ><span class="hidden">${localize(strings.ratingOf, { level: score })}${strings.comma}</span
      ><b aria-hidden="true">${number(score)}</b> ${strings.ratings[score - 1]}</span
    >`;
}

/** A rating sent as a word: translated if it is on the scale, otherwise as sent. */
export function ratingWord(label: string, { strings }: CardLocalizer): unknown {
  return strings.ratings[indexOfWord(RATING_WORDS, label)] ?? html`<bdi lang="en">${label}</bdi>`;
}

/** The government's translated name; an unknown government is named as sent. */
export const governmentLabel = (government: string, { strings }: CardLocalizer): string | TemplateResult => labelOf(government, strings.governments);

/** The source of advice, or empty if it only repeats the government. */
export const adviceSource = ({ source = '', government }: Advisory, label: unknown): string =>
  source === label || indexOfWord([government], source) === 0 ? '' : source;

/** The advice of each government; `more` is a remark about both. */
export function advicePanel(country: Country, localizer: CardLocalizer, { titled, level }: SectionContext, more: unknown = nothing): unknown {
  const { strings } = localizer;
  const { advisories, unadvised, sent } = country;
  const check = html`<p class="quiet"><b>${strings.checkOfficial}</b></p>`;
  // The contract's two governments come first, with or without advice.
  const own = GOVERNMENTS.flatMap((government): Advisory | readonly Advisory[] =>
    unadvised.includes(government) ? { government, details: [] } : (advisories.find((one) => one.government === government) ?? []),
  );
  const shown = [...own, ...advisories.filter((one) => !own.includes(one))];
  if (!shown.length && !sent.advisories?.length)
    return html`<p class="quiet">${strings.withinCountry}</p>
      ${check}`;
  const advice = html`<div class="advice">${shown.map((one) => advisory(one, country, level, localizer))}</div>`;
  return titled(
    strings.advisories,
    html`${shown.length ? advice : nothing}${sentRows(sent.advisories, localizer)}${more}${check}`,
    undefined,
    strings.withinCountry,
  );
}

const CARD_VIEWS: Readonly<Record<(typeof CARD_SECTIONS)[number], SectionView>> = { summary, advisories: advicePanel, breakdown };

/** One government's advice: the text first, verbatim and never in our tier colours, then level and age in secondary text. */
function advisory(advice: Advisory, country: Country, level: number, localizer: CardLocalizer): TemplateResult {
  const { strings } = localizer;
  const { government, level: sentLevel = '', text, url } = advice;
  const label = governmentLabel(government, localizer);
  const source = adviceSource(advice, label);
  const title = html`<p class="government" role=${level ? 'heading' : nothing} aria-level=${levelUnder(level, 2)}>
    ${source && typeof label === 'string' ? label + strings.comma : label}${source ? html` <bdi class="source" lang="en">${source}</bdi>` : nothing}
  </p>`;
  if (country.unadvised.includes(government)) {
    return html`<div class="advisory" part="advisory">
      ${title}
      <p>${isAdvised(government, country.iso2) ? strings.noAdvisory : strings.notApplicable}</p>
    </div>`;
  }
  const isLevelAlone = !text && levelDigit(sentLevel) === undefined;
  const words = isLevelAlone ? sentLevel : text;
  const given = isLevelAlone ? (sentLevel && government === 'uk' ? strings.assigned : '') : sentLevel && levelText(sentLevel, government, localizer);
  return html`<div class="advisory" part="advisory">
    ${title} ${words ? html`<div class="words">${showMore(words, 160, strings)}</div>` : nothing}
    <div class="quiet">${terms(given, updatedAndAge(advice, localizer), url && outLink(url, officialPage(label, country, localizer)))}</div>
    ${sentRows(advice.details, localizer)}
  </div>`;
}

/** Advice older than this (ms) is emphasised as possibly outdated. */
export const OLD = 365 * 86_400_000;

/**
 * "17 March 2025, 20 months ago"; ages over a year are emphasised. In prerendered HTML (fixed time zone) an age would go stale, so only its space is reserved.
 */
function updatedAndAge({ updated, isDay, isZoneAssumed }: Advisory, localizer: CardLocalizer): unknown {
  if (updated === undefined) return nothing;
  const { strings, date, timeZone } = localizer;
  const now = Date.now();
  const ago = ageWord(updated, now, localizer, isDay);
  const words = now - updated > OLD ? html`<b class="old">${ago}</b>` : ago;
  const age = timeZone ? html`<b class="later" data-text=${strings.comma + ago}></b>` : html`${strings.comma}${words}`;
  return html`${date(updated, isDay)}${ago && age}${isZoneAssumed ? html`${strings.stop}${strings.zoneAssumed}` : nothing}`;
}

/** Link text; for screen readers it includes the government and the country. */
export const officialPage = (government: unknown, { iso2, name }: Country, { strings, countryName }: CardLocalizer): TemplateResult =>
  html`${strings.officialPage}<span class="hidden">${strings.comma}${government}${strings.comma}${countryName(iso2) ?? name}</span>`;

/** A bare digit is labelled as a level; words are shown verbatim. */
export function levelWords(level: string, { strings, localize }: CardLocalizer): unknown {
  const digit = levelDigit(level);
  return digit !== undefined ? localize(strings.level, { level: digit }) : html`<bdi>${showMore(level, 120, strings)}</bdi>`;
}

/** The British government publishes no levels, so the source of a level is named beside it. */
const levelText = (level: string, government: string, localizer: CardLocalizer): unknown =>
  html`${levelWords(level, localizer)}${government === 'uk' ? localizer.localize(localizer.strings.aside, { text: localizer.strings.assigned }) : nothing}`;
