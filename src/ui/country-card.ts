import { css, html, nothing, svg, type TemplateResult } from 'lit';
import type { Answer, Credit } from '../model/answer.js';
import { isAdvised, RISK_CATEGORIES, type Advisory, type Country, type Rating } from '../model/country.js';
import { Failure } from '../model/failure.js';
import { countryCard, type CountryCardWords } from '../words/en/country-card.js';
import { country, type CountryWords } from '../words/en/country.js';
import { shared, type SharedWords } from '../words/en/shared.js';
import { dated } from '../words/format.js';
import type { PlainVoice, Voice } from '../words/voice.js';
import { outLink } from './credit.js';
import { detailRows, labelOf, sectionStyles } from './details.js';
import { fold, foldStyles } from './fold.js';
import { details } from './theme.js';
import { tierClass, tierNumber, tierWords } from './tier.js';

type CardVoice = Voice<SharedWords & CountryWords & CountryCardWords>;

const CARD = ['summary', 'breakdown', 'advisories'];
const SECTIONS = [...CARD, 'drug-law', 'lgbtq', 'womens-safety', 'peace-index', 'quick-facts', 'methodology'];

const cardStyles = css`
  .card {
    display: flex;
    flex-direction: column;
    gap: var(--_space);
    min-block-size: inherit;
    padding: var(--_space);
    background: var(--_surface);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    container-type: inline-size;
  }
  .head {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: end;
    gap: 0.5em 1em;
  }
  .title {
    font-size: 1.375em;
    line-height: 1.2;
    text-wrap: balance;
  }
  .verdict {
    display: flex;
    align-items: center;
    gap: 0.5em;
    margin-block-start: 0.375em;
    font-weight: 600;
    line-height: 1.25;
  }
  .figure {
    text-align: end;
    line-height: 1.1;
  }
  .figure b {
    font-size: 2.5em;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  .gauge {
    display: block;
    inline-size: 100%;
    block-size: 8px;
    border-radius: 4px;
    overflow: hidden;
    background: light-dark(#e6e9ec, #2e343b);
  }
  .gauge rect {
    fill: var(--_bg);
  }
  .gauge:dir(rtl) {
    transform: scaleX(-1);
  }
  .ends {
    display: flex;
    justify-content: space-between;
    margin-block-start: 0.25em;
  }
  .foot {
    margin-block-start: auto;
    padding-block-start: 0.75em;
    border-block-start: 1px solid var(--_border);
    display: grid;
    gap: 0.25em;
  }
  .ratings {
    list-style: none;
    display: grid;
    gap: 0 2em;
  }
  .ratings li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 8.5em;
    align-items: center;
    gap: 0.75em;
    padding-block: 0.3em;
    border-block-end: 1px solid light-dark(#edf0f2, #282d33);
    font-size: 0.9375em;
  }
  .pips {
    display: flex;
    gap: 3px;
  }
  .pips i {
    inline-size: 0.875em;
    block-size: 0.5em;
    border-radius: 1px;
    border: 1px solid light-dark(#8b929a, #7d858e);
  }
  .pips i.on {
    background: light-dark(#454b52, #c9cfd6);
    border-color: light-dark(#454b52, #c9cfd6);
  }
  .advice {
    display: grid;
    gap: 0.75em;
  }
  .advisory {
    padding: 0.75em 0.875em;
    border: 1px solid var(--_border);
    border-radius: calc(var(--_radius) - 2px);
    font-size: 0.9375em;
  }
  .advisory h4,
  .advisory .government {
    font-size: 0.8125em;
    font-weight: 600;
    color: var(--_quiet);
  }
  .advisory .level-text {
    font-weight: 700;
    margin-block: 0.1em 0.2em;
  }
  @container (min-width: 34em) {
    .advice {
      grid-template-columns: repeat(auto-fit, minmax(14em, 1fr));
    }
    .ratings {
      grid-template-columns: 1fr 1fr;
    }
    .ratings li {
      grid-template-columns: minmax(0, 1fr) auto 7.5em;
    }
  }
  @media (forced-colors: active) {
    .gauge {
      border: 1px solid CanvasText;
      block-size: 10px;
    }
    .gauge rect {
      fill: Highlight;
    }
    .pips i.on {
      background: CanvasText;
    }
  }
  @media print {
    .card {
      break-inside: avoid;
      border-color: #000;
    }
  }
`;

export const styles = [details, sectionStyles, foldStyles, cardStyles];

/** Name, tier and score, the parts every card begins with. */
function cardHead(country: Country, title: TemplateResult, voice: CardVoice): TemplateResult {
  const { say, format } = voice;
  const { score, tier } = country;
  const figure =
    score === undefined
      ? html`<p class="figure quiet" part="score">${say.scoreUnknown}</p>`
      : html`<p class="figure" part="score">
          <span class="hidden">${say.score(format.number(score))}</span><b aria-hidden="true">${format.number(score)}</b
          ><span aria-hidden="true"> ${say.outOf}</span><br /><span class="quiet">${say.direction}</span>
        </p>`;
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
    <svg class="gauge ${tierClass(tier)}" part="gauge" viewBox="0 0 100 8" preserveAspectRatio="none">
      ${svg`<rect width=${Math.max(score, 1)} height="8" />`}
    </svg>
    <p class="ends quiet"><span>${say.safest}</span><span>${say.riskiest}</span></p>
  </div>`;
}

type Profile = typeof import('./country-profile.js');

/** The sections to show, in the order given; throws the name of one that does not exist. */
export function sectionsOf(variant: string, chosen: string): readonly string[] {
  const names = chosen.split(/[\s,]+/).filter(Boolean);
  const unknown = names.find((name) => !SECTIONS.includes(name));
  if (unknown) throw new Failure('attribute', { problem: { problem: 'sections', value: unknown } });
  return names.length ? names : variant === 'full' ? SECTIONS : CARD;
}

/** True where a section is beyond the card. */
export const wantsProfile = (names: readonly string[]): boolean => names.some((name) => !CARD.includes(name));

/** A card of some sections. */
export function cardView(
  answer: Answer<Country>,
  names: readonly string[],
  profile: Profile | undefined,
  title: TemplateResult,
  credit: (more: unknown) => TemplateResult,
  speak: <Words>(english: Words) => PlainVoice<Words>,
): TemplateResult {
  const { data, fetchedAt, stale } = answer;
  const voice = dated(speak({ ...shared, ...country, ...countryCard, ...profile?.countryProfile } as CardVoice['say'] & Profile['countryProfile']));
  const { say, format } = voice;
  const views: Record<string, (data: Country, words: typeof voice, credit: Credit) => unknown> = { summary, breakdown, advisories, ...profile?.sections };
  return html`<div class="card">
    ${cardHead(data, title, voice)} ${names.map((name) => views[name]?.(data, voice, answer.credit))}
    <slot name="note"></slot>
    <div class="foot">
      <p class="quiet">${say.checkOfficial}</p>
      <p>${credit(html` · ${(stale ? say.staleSince : say.asOf)(format.dateTime(fetchedAt))}`)}</p>
    </div>
  </div>`;
}

function summary({ summary: text }: Country, { say }: CardVoice): unknown {
  return text ? html`<div part="summary" lang="en">${fold(text, 220, say)}</div>` : nothing;
}

function breakdown({ breakdown: ratings }: Country, { say, format }: CardVoice): unknown {
  if (!ratings.length) return nothing;
  const shown = [...RISK_CATEGORIES.map((category) => ratings.find((one) => one.category === category) ?? { category }), ...ratings.filter(isUnforeseen)];
  const row = ({ category, score, label, notes }: Rating): TemplateResult => {
    const words = score === undefined ? (label ?? say.ratingUnknown) : `${format.number(score)} ${say.ratings[score - 1]}`;
    return html`<li part="row">
      <span>${labelOf(category, say.categories)}${notes ? html` <span class="quiet" lang="en">${notes}</span>` : nothing}</span>
      <span class="pips" aria-hidden="true">${[1, 2, 3, 4, 5].map((step) => html`<i class=${step <= (score ?? 0) ? 'on' : ''}></i>`)}</span>
      <span>${words}</span>
    </li>`;
  };
  return html`<div part="breakdown">
    <p class="section">${say.breakdown}</p>
    <ul class="ratings" role="list">
      ${shown.map(row)}
    </ul>
  </div>`;
}

const isUnforeseen = ({ category }: Rating): boolean => !(RISK_CATEGORIES as readonly string[]).includes(category);

function advisories(country: Country, voice: CardVoice): unknown {
  const { say } = voice;
  const sent = country.advisories;
  const shown = [
    ...['uk', 'us'].map((government) => sent.find((one) => one.government === government) ?? government),
    ...sent.filter(({ government }) => government !== 'uk' && government !== 'us'),
  ];
  return html`<div>
    <p class="section">${say.advisories}</p>
    <div class="advice">${shown.map((one) => advisory(one, country.iso2, voice))}</div>
    <p class="quiet">${say.withinCountry}</p>
  </div>`;
}

/** One government's box: its own words stay as they are, and out of our tier colours. */
function advisory(advice: Advisory | string, iso2: string, { say, format }: CardVoice): TemplateResult {
  const government = typeof advice === 'string' ? advice : advice.government;
  const title = html`<p class="government">
    ${labelOf(government, say.governments)}${typeof advice !== 'string' && advice.source ? html` · <bdi>${advice.source}</bdi>` : nothing}
  </p>`;
  if (typeof advice === 'string') {
    return html`<div class="advisory" part="advisory">
      ${title}
      <p>${isAdvised(government, iso2) ? say.noAdvisory : say.notApplicable}</p>
    </div>`;
  }
  return html`<div class="advisory" part="advisory">
    ${title} ${advice.level ? html`<p class="level-text">${levelText(advice.level, government, say)}</p>` : nothing}
    ${advice.text ? html`<div lang="en">${fold(advice.text, 160, say)}</div>` : nothing} ${detailRows(advice.details)}
    <p class="quiet">
      ${advice.updated === undefined ? nothing : html`${say.updated(format.date(advice.updated))}${advice.url ? ' · ' : nothing}`}${advice.url ? outLink(advice.url, say.officialPage) : nothing}
    </p>
  </div>`;
}

/** A bare number is said to be a level, and whose; words stay verbatim. */
function levelText(level: string, government: string, say: CountryCardWords): unknown {
  if (!/^\d$/.test(level)) return html`<bdi lang="en">${level}</bdi>`;
  return government === 'uk' ? say.ukLevel(level) : say.level(level);
}
