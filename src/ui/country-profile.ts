import { css, html, nothing, type TemplateResult } from 'lit';
import type { Credit } from '../model/answer.js';
import type { Country } from '../model/country.js';
import type { Assessment } from '../model/country-profile.js';
import type { CountryCardWords } from '../words/en/country-card.js';
import { countryProfile, type CountryProfileWords } from '../words/en/country-profile.js';
import type { PlainVoice } from '../words/voice.js';
import { outLink } from './credit.js';
import { detailRows } from './details.js';
import { fold } from './fold.js';

type ProfileVoice = PlainVoice<CountryCardWords & CountryProfileWords>;

export { countryProfile };

export const styles = css`
  .profile {
    display: grid;
    gap: 0.25em;
  }
  .profile .value {
    font-weight: 600;
  }
`;

/** The parts of a full profile; the three sensitive ones are never in a compact variant. */
export const sections = {
  'drug-law': drugLaw,
  lgbtq,
  'womens-safety': womensSafety,
  'peace-index': peaceIndex,
  'quick-facts': quickFacts,
  methodology,
};

function section(title: string, content: unknown, note: unknown = nothing): TemplateResult {
  return html`<div class="profile">
    <p class="section">${title}</p>
    ${content} ${note === nothing ? nothing : html`<p class="quiet">${note}</p>`}
  </div>`;
}

const notes = (text: string | undefined, say: CountryCardWords): unknown => (text ? html`<div lang="en">${fold(text, 220, say)}</div>` : nothing);

const wordOf = (value: string, words: Readonly<Record<string, string>>): unknown => {
  const known = Object.hasOwn(words, value.toLowerCase()) ? words[value.toLowerCase()] : undefined;
  return known ?? html`<bdi lang="en">${value}</bdi>`;
};

function assessed({ rating, notes: text, details }: Assessment, words: Readonly<Record<string, string>>, say: CountryCardWords): TemplateResult {
  return html`${rating ? html`<p class="value">${wordOf(rating, words)}</p>` : nothing}${notes(text, say)}${detailRows(details)}`;
}

function drugLaw({ drugLaw: law }: Country, { say }: ProfileVoice): unknown {
  return law ? section(say.drugLaw, assessed(law, say.drugLaws, say), `${say.drugLawScope} ${say.asCoded}`) : nothing;
}

/** Law and acceptance are two lines: neither says what the other is. */
function lgbtq({ lgbtq: status }: Country, { say }: ProfileVoice): unknown {
  if (!status) return nothing;
  const line = (label: string, value: unknown): TemplateResult => html`<p>${label}: <span class="value">${value}</span></p>`;
  const legal = status.legal ? line(say.legal, wordOf(status.legal, say.legals)) : nothing;
  const social = status.social ? line(say.social, html`<bdi lang="en">${status.social}</bdi>`) : nothing;
  return section(say.lgbtq, html`${legal}${social}${notes(status.notes, say)}${detailRows(status.details)}`, say.asCoded);
}

function womensSafety({ womensSafety: rated }: Country, { say }: ProfileVoice): unknown {
  return rated ? section(say.womensSafety, assessed(rated, say.womensRatings, say), say.asRated) : nothing;
}

function peaceIndex({ peaceIndex: index }: Country, { say, number }: ProfileVoice): unknown {
  if (!index) return nothing;
  const { rank, total, score } = index;
  const place = rank && (total ? say.rankOf(number(rank), number(total)) : number(rank));
  const rows = [...(place ? [{ key: say.rank, value: place }] : []), ...(score === undefined ? [] : [{ key: say.peaceScore, value: number(score) }])];
  return section(say.peaceIndex(index.edition ?? ''), html`${detailRows(rows)}${detailRows(index.details)}`);
}

function quickFacts({ quickFacts: facts = [], region, iso2, iso3 }: Country, { say }: ProfileVoice): unknown {
  const about = [...(region ? [{ key: say.region, value: region }] : []), { key: say.codes, value: [iso2, iso3].filter(Boolean).join(', ') }];
  return section(say.quickFacts, detailRows([...facts, ...about], say.facts));
}

function methodology(_: Country, { say }: ProfileVoice, credit: Credit): unknown {
  return section(say.methodology, html`<p>${say.methodologyText} ${credit.methodology ? outLink(credit.methodology, say.methodologyLink) : nothing}</p>`);
}
