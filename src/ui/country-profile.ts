import { css, html, nothing, type TemplateResult } from 'lit';
import { differingLevels } from '../model/advice.js';
import type { Credit } from '../model/answer.js';
import type { Country } from '../model/country.js';
import type { CountryCardWords } from '../words/en/country-card.js';
import { countryProfile, type CountryProfileWords } from '../words/en/country-profile.js';
import type { SharedWords } from '../words/en/shared.js';
import type { PlainVoice } from '../words/voice.js';
import { advicePanel, type CardVoice } from './country-card.js';
import { outLink } from './credit.js';
import { detailRows, type Titled } from './details.js';
import { fold } from './fold.js';
import { termOf } from './tier.js';

type ProfileVoice = CardVoice & PlainVoice<CountryProfileWords>;

export { countryProfile };

export const styles = css`
  .profile {
    display: grid;
    gap: 0.25em;
  }
  .profile .value {
    font-weight: 600;
  }
  .differ {
    font-size: 0.9375em;
    margin-block-start: 0.5em;
  }
  .explain summary {
    cursor: pointer;
    color: var(--_accent);
  }
  .explain[open] summary {
    color: inherit;
  }
  risk-methodology {
    margin-block-start: 1em;
  }
  @media print {
    .explain:not([open]) {
      display: none;
    }
  }
`;

/** The sections of a full profile; the three sensitive ones never appear in a compact variant. */
export const sections = {
  advisories,
  'drug-law': drugLaw,
  lgbtq,
  'womens-safety': womensSafety,
  'peace-index': peaceIndex,
  'quick-facts': quickFacts,
};

const noted = (content: unknown, note: string): TemplateResult =>
  html`<div class="profile">
    ${content}
    <p class="quiet">${note}</p>
  </div>`;

const notes = (text: string | undefined, say: CountryCardWords): unknown => (text ? html`<div lang="en">${fold(text, 220, say)}</div>` : nothing);

const wordOf = (value: string, words: Readonly<Record<string, string>>): unknown => {
  const known = Object.hasOwn(words, value.toLowerCase()) ? words[value.toLowerCase()] : undefined;
  return known ?? html`<bdi lang="en">${value}</bdi>`;
};

const line = (label: string, value: unknown, { colon }: SharedWords): TemplateResult => html`<p>${label}${colon}<span class="value">${value}</span></p>`;

/** The notes come first, because they say more than the word for the tier. */
function drugLaw({ drugLaw: law }: Country, { say }: ProfileVoice, titled: Titled): unknown {
  if (!law) return nothing;
  const tier = law.rating ? line(say.drugLawTier, wordOf(law.rating, say.drugLaws), say) : nothing;
  return titled(say.drugLaw, noted(html`${notes(law.notes, say)}${tier}${detailRows(law.details)}`, `${say.drugLawScope} ${say.asCoded}`));
}

/** Law and acceptance are separate lines: neither implies the other. */
function lgbtq({ lgbtq: status }: Country, voice: ProfileVoice, titled: Titled): unknown {
  const { say } = voice;
  if (!status) return nothing;
  const legal = status.legal ? line(say.legal, wordOf(status.legal, say.legals), say) : nothing;
  const social = status.social ? line(say.social, termOf(status.social, voice), say) : nothing;
  return titled(say.lgbtq, noted(html`${legal}${social}${notes(status.notes, say)}${detailRows(status.details)}`, `${say.lawInPractice} ${say.asCoded}`));
}

/** Rating and notes belong together: a rating without notes is not shown. */
function womensSafety({ womensSafety: rated }: Country, { say }: ProfileVoice, titled: Titled): unknown {
  if (!rated) return nothing;
  const { rating, notes: text, details } = rated;
  const word = text && rating ? html`<p class="value">${wordOf(rating, say.womensRatings)}</p>` : nothing;
  return titled(say.womensSafety, noted(html`${word}${text ? notes(text, say) : html`<p>${say.ratingAlone}</p>`}${detailRows(details)}`, say.asRated));
}

function peaceIndex({ peaceIndex: index }: Country, { say, number }: ProfileVoice, titled: Titled): unknown {
  if (!index) return nothing;
  const { rank, total, score } = index;
  const place = rank && (total ? say.rankOf(number(rank), number(total)) : number(rank));
  const rows = [
    ...(place ? [{ key: say.rank, value: place, isOurs: true }] : []),
    ...(score === undefined ? [] : [{ key: say.peaceScore, value: number(score), isOurs: true }]),
  ];
  return titled(say.peaceIndex(index.edition ?? '').trim(), html`${detailRows(rows)}${detailRows(index.details)}`);
}

function quickFacts({ quickFacts: facts = [], region, iso2, iso3 }: Country, { say, term }: ProfileVoice, titled: Titled): unknown {
  const about = [
    ...(region ? [{ key: say.region, value: term(region) ?? region, isOurs: Boolean(term(region)) }] : []),
    { key: say.codes, value: [iso2, iso3].filter(Boolean).join(', '), isOurs: true },
  ];
  return titled(
    say.quickFacts,
    detailRows([...facts.map((fact) => ({ ...fact, value: term(fact.value) ?? fact.value, isOurs: Boolean(term(fact.value)) })), ...about], say.facts),
  );
}

/** The advice, with a remark if the two governments' levels differ: never as if their scales were the same. */
function advisories(country: Country, voice: ProfileVoice, titled: Titled): unknown {
  const { say, number } = voice;
  const levels = differingLevels(country.advisories);
  const level = (value: number | undefined): string => (value === undefined ? '' : number(value));
  return advicePanel(country, voice, titled, levels ? html`<p class="differ">${say.levelsDiffer(level(levels.uk), level(levels.us))}</p>` : nothing);
}

/** Opens in place; the fallback, until the answer arrives or if it never does, is a link to the publisher's own guide. */
export function methodology({ say }: ProfileVoice, credit: Credit, level: number, open: (event: Event) => void): unknown {
  return html`<details class="explain" @toggle=${open}>
    <summary class="section"><span role=${level ? 'heading' : nothing} aria-level=${level ? level + 1 : nothing}>${say.methodology}</span></summary>
    <p>${say.methodologyText}</p>
    <risk-methodology heading-level=${level ? level + 1 : nothing}
      >${credit.methodology ? outLink(credit.methodology, say.methodologyLink) : nothing}</risk-methodology
    >
  </details>`;
}
