import { html, nothing, type TemplateResult } from 'lit';
import type { Answer, Credit } from '../model/answer.js';
import { isAdvised, RISK_CATEGORIES, type Advisory, type Country, type Rating } from '../model/country.js';
import { countryCard, type CountryCardWords } from '../words/en/country-card.js';
import type { CountryProfileWords } from '../words/en/country-profile.js';
import type { CountryWords } from '../words/en/country.js';
import type { SharedWords } from '../words/en/shared.js';
import { dateOf } from '../words/dates.js';
import type { PlainVoice } from '../words/voice.js';
import { nameOf, type CountryFrame } from './country.js';
import { outLink } from './credit.js';
import { detailRows, labelOf, titledBelow, type Titled } from './details.js';
import { fold } from './fold.js';
import { termOf, tierClass, tierNumber, tierWords } from './tier.js';

export type CardVoice = PlainVoice<SharedWords & CountryWords & CountryCardWords>;

const CARD = ['summary', 'breakdown', 'advisories'];

/** Name, tier and score: the top of every card. */
function cardHead(country: Country, title: TemplateResult, voice: CardVoice): TemplateResult {
  const { say, number } = voice;
  const { score, tier } = country;
  const figure =
    score === undefined
      ? html`<p class="figure quiet" part="score">${say.scoreUnknown}</p>`
      : html`<div class="figure" part="score">
          <span class="hidden">${say.score(number(score))}</span><b aria-hidden="true">${number(score)}</b><span aria-hidden="true"> ${say.outOf}</span>
          <p class="quiet">${say.direction}</p>
        </div>`;
  return html`<div>
    <div class="head">
      <div>
        ${title}
        <p class="verdict">${tierNumber(tier, voice)} ${tierWords(tier, voice)}</p>
      </div>
      ${figure}
    </div>
    ${score === undefined ? nothing : gauge(score, tier, say)}
  </div>`;
}

function gauge(score: number, tier: string | undefined, say: CountryCardWords): TemplateResult {
  return html`<div aria-hidden="true">
    ${gaugeBar(score, tier)}
    <p class="ends quiet"><span>${say.safest}</span><span>${say.riskiest}</span></p>
  </div>`;
}

/** The bar from 0 to 100 alone, hidden from screen readers: the score stands beside it in words. */
export const gaugeBar = (score: number, tier: string | undefined): TemplateResult =>
  html`<svg class="gauge ${tierClass(tier)}" part="gauge" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    <rect width=${Math.max(score, 1)} height="8" />
  </svg>`;

/** One section of a card; `level` is the heading level of the card's title. */
export type Section = (data: Country, voice: CardVoice & PlainVoice<CountryProfileWords>, titled: Titled, credit: Credit, level: number) => unknown;

/** What the full profile adds to a card. */
interface Profile {
  readonly countryProfile: CountryProfileWords;
  readonly sections: Readonly<Record<string, Section>>;
}

/** True if the sections named go beyond the card, or, if none is named, those of the variant. */
export const wantsProfile = (variant: string, names: readonly string[]): boolean =>
  names.length ? names.some((name) => !CARD.includes(name)) : variant === 'full';

/** A card with the sections named, in that order, or with all it has. */
export function cardView({ data, credit }: Answer<Country>, names: readonly string[], profile: Profile | undefined, frame: CountryFrame): TemplateResult {
  const voice = frame.speak({ ...frame.voice.say, ...countryCard, ...profile?.countryProfile } as CardVoice['say'] & Profile['countryProfile']);
  const { say } = voice;
  const titled = titledBelow(frame.level);
  const views: Record<string, Section> = {
    summary,
    breakdown,
    advisories,
    ...profile?.sections,
  };
  return html`<div class="card">
    ${cardHead(data, frame.heading(nameOf(data, frame.voice)), voice)} ${frame.story}
    ${(names.length ? names : Object.keys(views)).map((name) => views[name]?.(data, voice, titled, credit, frame.level))}
    <slot name="note"></slot>
    <div class="foot">
      <p class="quiet">${say.checkOfficial}</p>
      <p>${frame.credit()}</p>
    </div>
  </div>`;
}

function summary({ summary: text }: Country, { say }: CardVoice): unknown {
  return text ? html`<div part="summary" lang="en">${fold(text, 220, say)}</div>` : nothing;
}

function breakdown({ breakdown: ratings }: Country, voice: CardVoice, titled: Titled): unknown {
  const { say } = voice;
  if (!ratings.length) return nothing;
  const shown = [...RISK_CATEGORIES.map((category) => ratings.find((one) => one.category === category) ?? { category }), ...ratings.filter(isUnforeseen)];
  const row = ({ category, score, label, notes }: Rating): TemplateResult => {
    return html`<li part="row">
      <span>${labelOf(category, say.riskCategories)}${notes ? html` <bdi class="quiet" lang="en">${notes}</bdi>` : nothing}</span>
      ${ratingCells({ score, label }, voice)}
    </li>`;
  };
  return titled(
    say.breakdown,
    html`<ul class="ratings" role="list" aria-label=${say.breakdown}>
      ${shown.map(row)}
    </ul>`,
    'breakdown',
  );
}

/** A rating from 1 to 5 as marks and in words. */
export function ratingCells({ score, label }: Pick<Rating, 'score' | 'label'>, voice: CardVoice): TemplateResult {
  const { say, number } = voice;
  const words = score === undefined ? (label ? termOf(label, voice) : say.ratingUnknown) : `${number(score)} ${say.ratings[score - 1]}`;
  return html`<span class="pips" aria-hidden="true">${[1, 2, 3, 4, 5].map((step) => html`<i class=${step <= (score ?? 0) ? 'on' : ''}></i>`)}</span>
    <span>${words}</span>`;
}

const isUnforeseen = ({ category }: Rating): boolean => !(RISK_CATEGORIES as readonly string[]).includes(category);

/** The advice of each government; `more` is a remark on both. */
export function advicePanel(country: Country, voice: CardVoice, titled: Titled, more: unknown = nothing): unknown {
  const { say } = voice;
  const sent = country.advisories;
  const shown = [
    ...['uk', 'us'].map((government) => sent.find((one) => one.government === government) ?? government),
    ...sent.filter(({ government }) => government !== 'uk' && government !== 'us'),
  ];
  return titled(
    say.advisories,
    html`<div class="advice">${shown.map((one) => advisory(one, country.iso2, voice))}</div>
      ${more}
      <p class="quiet">${say.withinCountry}</p>`,
  );
}

const advisories = (country: Country, voice: CardVoice, titled: Titled): unknown => advicePanel(country, voice, titled);

/** One government's box: its words are shown verbatim, and never in our tier colours. */
function advisory(advice: Advisory | string, iso2: string, voice: CardVoice): TemplateResult {
  const { say, lang } = voice;
  const government = typeof advice === 'string' ? advice : advice.government;
  const title = html`<p class="government">
    ${labelOf(government, say.governments)}${typeof advice !== 'string' && advice.source ? html` · <bdi lang="en">${advice.source}</bdi>` : nothing}
  </p>`;
  if (typeof advice === 'string') {
    return html`<div class="advisory" part="advisory">
      ${title}
      <p>${isAdvised(government, iso2) ? say.noAdvisory : say.notApplicable}</p>
    </div>`;
  }
  return html`<div class="advisory" part="advisory">
    ${title} ${advice.level ? html`<p class="level-text">${levelText(advice.level, government, voice)}</p>` : nothing}
    ${advice.text ? html`<div lang="en">${fold(advice.text, 160, say)}</div>` : nothing} ${detailRows(advice.details)}
    <p class="quiet">
      ${advice.updated === undefined ? nothing : html`${say.updated(dateOf(advice.updated, lang))}${advice.url ? ' · ' : nothing}`}${advice.url ? outLink(advice.url, say.officialPage) : nothing}
    </p>
  </div>`;
}

/** A bare digit is labelled as a level, with whose it is; words are shown verbatim. */
export function levelText(level: string, government: string, { say, number }: CardVoice): unknown {
  if (!/^\d$/.test(level)) return html`<bdi lang="en">${level}</bdi>`;
  return (government === 'uk' ? say.ukLevel : say.level)(number(Number(level)));
}
