import { css, html, nothing, type TemplateResult } from 'lit';
import { differingLevels, type AdviceLevels, type Country } from '../model/country.js';
import { isProvenance, isRating } from '../model/country-profile.js';
import { placeOf } from '../model/word.js';
import { facts } from '../words/en.json?facts';
import { profile } from '../words/en.json?profile';
import { advicePanel, type ProfileLocalizer, type SectionContext, type SectionViews } from './country-card.js';
import { outLink } from './credit.js';
import { levelUnder } from './heading.js';
import { detailRows, type DetailRow } from './sections.js';
import { showMore } from './show-more.js';
import { termOf } from './tier.js';

export const english = { ...facts, ...profile };

const profileStyles = css`
  .profile {
    display: grid;
    gap: 0.5em;
  }
  .profile .value {
    font-weight: 600;
  }
  .differ {
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

export const styles = [profileStyles];

/** The sections of a full profile; the three sensitive ones never appear in a compact variant. */
export const sections: SectionViews = {
  advisories,
  'drug-law': drugLaw,
  lgbtq,
  'womens-safety': womensSafety,
  'peace-index': peaceIndex,
  'quick-facts': quickFacts,
  methodology,
};

const noted = (content: unknown, note: string): TemplateResult =>
  html`<div class="profile">
    ${content}
    <p class="quiet">${note}</p>
  </div>`;

const notes = (text: string | undefined, strings: ProfileLocalizer['strings']): unknown =>
  text ? html`<div lang="en">${showMore(text, 220, strings)}</div>` : nothing;

const wordOf = (value: string, words: Readonly<Record<string, string>>): TemplateResult => {
  const known = Object.keys(words);
  const word = words[known[placeOf(known, value)] ?? ''];
  return html`${word ?? html`<bdi lang="en">${value.replaceAll('_', ' ')}</bdi>`}`;
};

/** A row with a label and a value of ours, if there is a value. */
const lineOf = (label: string, value: TemplateResult | string | undefined): readonly DetailRow[] => (value ? [{ label, value, isOurs: true }] : []);

/** The notes come first, because they say more than the word for the tier. */
function drugLaw({ drugLaw: law }: Country, { strings, sentences }: ProfileLocalizer, { titled, absent }: SectionContext): unknown {
  if (!law) return absent(strings.drugLaw);
  const rows = [...lineOf(strings.drugLawTier, law.rating && wordOf(law.rating, strings.drugLaws)), ...law.details];
  return titled(strings.drugLaw, noted(html`${notes(law.notes, strings)}${detailRows(rows)}`, sentences(strings.drugLawScope, strings.asCoded)));
}

/** Law and acceptance are separate lines: neither implies the other. */
function lgbtq({ lgbtq: status }: Country, localizer: ProfileLocalizer, { titled, absent }: SectionContext): unknown {
  const { strings, sentences } = localizer;
  if (!status) return absent(strings.lgbtq);
  const rows = [
    ...lineOf(strings.legal, status.legal && wordOf(status.legal, strings.legals)),
    ...lineOf(strings.social, status.social && termOf('acceptance', status.social, localizer)),
    ...status.details,
  ];
  return titled(strings.lgbtq, noted(html`${detailRows(rows)}${notes(status.notes, strings)}`, sentences(strings.lawInPractice, strings.asCoded)));
}

/** Rating and notes belong together: without notes no rating is shown, under whatever name. */
function womensSafety({ womensSafety: rated }: Country, { strings }: ProfileLocalizer, { titled, absent }: SectionContext): unknown {
  if (!rated) return absent(strings.womensSafety);
  const { rating, notes: text, details } = rated;
  const shown = text ? details : details.filter((detail) => !isRating(detail));
  const isHidden = !text && (rating !== undefined || shown.length < details.length);
  // What else was sent may be an explanation by another name: then none may be called missing.
  const hidden = isHidden ? html`<p>${shown.every(isProvenance) ? strings.ratingAlone : strings.ratingHidden}</p>` : nothing;
  const word = text && rating ? html`<p class="value">${wordOf(rating, strings.womensRatings)}</p>` : nothing;
  return titled(strings.womensSafety, noted(html`${word}${notes(text, strings)}${hidden}${detailRows(shown)}`, strings.asRated));
}

function peaceIndex({ peaceIndex: index }: Country, { strings, localize, number }: ProfileLocalizer, { titled, absent }: SectionContext): unknown {
  if (!index) return absent(localize(strings.peaceIndex, { edition: '' }).trim());
  const { rank, total, score } = index;
  const place = rank && (total ? localize(strings.rankOf, { rank, total }) : number(rank));
  const rows = [
    ...(place ? [{ label: strings.rank, value: place, isOurs: true }] : []),
    ...(score === undefined ? [] : [{ label: strings.peaceScore, value: number(score), isOurs: true }]),
  ];
  return titled(localize(strings.peaceIndex, { edition: index.edition ?? '' }).trim(), html`${detailRows(rows)}${detailRows(index.details)}`);
}

function quickFacts(
  { quickFacts: facts = [], region, iso2, iso3, details = [] }: Country,
  { strings, translateTerm }: ProfileLocalizer,
  { titled }: SectionContext,
): unknown {
  const about = [
    ...(region ? [{ label: strings.regionLabel, value: translateTerm('regions', region) ?? region, isOurs: Boolean(translateTerm('regions', region)) }] : []),
    { label: strings.codes, value: [iso2, iso3].filter(Boolean).join(', '), isOurs: true },
  ];
  return titled(
    strings.quickFacts,
    detailRows(
      [
        ...facts.map((fact) => ({
          ...fact,
          value: translateTerm('drivingSides', fact.value) ?? fact.value,
          isOurs: Boolean(translateTerm('drivingSides', fact.value)),
        })),
        ...about,
        ...details,
      ],
      strings.factNames,
    ),
  );
}

/** The advice, with a remark if the two governments' levels differ: never as if their scales were the same. */
function advisories(country: Country, localizer: ProfileLocalizer, context: SectionContext): unknown {
  const levels = differingLevels(country.advisories);
  return advicePanel(country, localizer, context, levels ? html`<p class="differ">${difference(levels, localizer)}</p>` : nothing);
}

function difference({ uk, us }: AdviceLevels, { strings, localize }: ProfileLocalizer): string {
  if (uk === undefined) return us === undefined ? '' : localize(strings.levelOnlyUs, { us });
  return us === undefined ? localize(strings.levelOnlyUk, { uk }) : localize(strings.levelsDiffer, { uk, us });
}

/** Opens in place; the fallback, until the answer arrives or if it never does, is a link to the publisher's own guide. */
function methodology(_: Country, { strings }: ProfileLocalizer, { credit, level, methodology: source }: SectionContext): unknown {
  const link = credit.methodology ? outLink(credit.methodology, strings.methodologyLink) : nothing;
  const inPlace =
    source &&
    html`<risk-methodology .isSection=${true} api-base=${source.apiBase || nothing} heading-level=${level ? levelUnder(level) : 0}>${link}</risk-methodology>`;
  return html`<details class="explain" @toggle=${source?.open ?? nothing}>
    <summary class="section"><span role=${level ? 'heading' : nothing} aria-level=${levelUnder(level)}>${strings.methodology}</span></summary>
    <p>${strings.methodologyText}</p>
    ${inPlace ?? link}
  </details>`;
}
