import { css, html, nothing, type TemplateResult } from 'lit';
import type { Detail } from '../model/answer.js';
import type { Country } from '../model/country.js';
import { differingLevels } from '../model/advice-levels.js';
import { indexOfWord, plainWord } from '../model/text.js';
import { facts } from '../words/en.json?facts';
import { profile } from '../words/en.json?profile';
import { advicePanel, type ProfileLocalizer, type SectionContext, type SectionViews } from './country-card.js';
import { outLink } from './credit.js';
import { sentRows } from './details.js';
import { levelUnder } from './heading.js';
import { lines, styles as sentStyles, type LabelledLine } from './sent-rows.js';
import { showMore } from './sections.js';
import { termOf } from './tier.js';

export const english = { ...facts, ...profile };

const profileStyles = css`
  .profile {
    display: grid;
    gap: 0.5em 2em;
    max-inline-size: 60ch;
  }
  .explain summary {
    margin: 0;
    padding-block-end: 0.25em;
    cursor: pointer;
    color: var(--_accent);
  }
  risk-methodology {
    margin-block-start: 1em;
  }
  /* Labels and notes beside the text. */
  @container (min-width: 52em) {
    .profile {
      grid: auto / 1fr 1fr;
      max-inline-size: none;
    }
    .profile > :not(.lines, .quiet) {
      grid-area: span 2 / 1;
    }
  }
  @media print {
    .explain:not([open]) {
      display: none;
    }
  }
`;

export const styles = [...sentStyles, profileStyles];

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

const notes = (text: string | undefined, strings: ProfileLocalizer['strings']): unknown => (text ? showMore(text, 220, strings) : nothing);

const wordOf = (value: string, words: Readonly<Record<string, string>>): TemplateResult | string => {
  const known = Object.keys(words);
  const word = words[known[indexOfWord(known, value)] ?? ''];
  return word ?? html`<bdi lang="en">${value}</bdi>`;
};

/** A row with a label and a value of ours, if there is a value. */
const lineOf = (label: string, value: TemplateResult | string | undefined): readonly LabelledLine[] => (value ? [{ label, value, isOurs: true }] : []);

/** The notes come first because they are more specific than the tier. */
function drugLaw({ drugLaw: law, sent }: Country, localizer: ProfileLocalizer, { titled, absent }: SectionContext): unknown {
  const { strings, sentences } = localizer;
  if (!law) return absent(strings.drugLaw, sent['drug-law']);
  const rows = lines(lineOf(strings.classed, law.rating && wordOf(law.rating, strings.drugLaws)));
  const content = html`${notes(law.notes, strings)}${rows}${sentRows(sent['drug-law'], localizer)}`;
  return titled(strings.drugLaw, noted(content, sentences(strings.drugLawScope, strings.asCoded)));
}

/** Law and acceptance are separate lines: neither implies the other. */
function lgbtq({ lgbtq: status, sent }: Country, localizer: ProfileLocalizer, { titled, absent }: SectionContext): unknown {
  const { strings, sentences } = localizer;
  if (!status) return absent(strings.lgbtq, sent.lgbtq);
  const rows = [
    ...lineOf(strings.legal, status.legal && wordOf(status.legal, strings.legals)),
    ...lineOf(strings.social, status.social && termOf('acceptance', status.social, localizer)),
  ];
  const content = html`${notes(status.notes, strings)}${lines(rows)}${sentRows(sent.lgbtq, localizer)}`;
  return titled(strings.lgbtq, noted(content, sentences(strings.lawInPractice, strings.asCoded)));
}

/**
 * True if a value contains a sentence of its own, not just a rating under another name. The ratings of contract section 2.2 are removed first, longest first,
 * and at least four words must remain.
 */
function isExplanation({ value }: Detail, ratings: object): boolean {
  const words = Object.keys(ratings).toSorted((one, other) => other.length - one.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), plainWord(value).replace(/[\p{L} ]+:/gu, ' '));
  return /(\p{L}{2,}\P{L}+){3}\p{L}{2,}/u.test(rest);
}

/** A rating is shown only with notes, under whatever name it was sent. */
function womensSafety({ womensSafety: rated, sent }: Country, localizer: ProfileLocalizer, { titled, absent }: SectionContext): unknown {
  const { strings } = localizer;
  const { rating, notes: text } = rated ?? {};
  const others = sent['womens-safety'] ?? [];
  if (!rated && !others.length) return absent(strings.womensSafety, others);
  const shown = text ? others : others.filter((one) => isExplanation(one, strings.womensRatings));
  const hidden = text ? nothing : html`<p>${rating && !shown.length ? strings.ratingAlone : strings.ratingHidden}</p>`;
  const rows = lines(lineOf(strings.classed, text && rating && wordOf(rating, strings.womensRatings)));
  return titled(strings.womensSafety, noted(html`${notes(text, strings)}${rows}${hidden}${sentRows(shown, localizer)}`, strings.asRated));
}

function peaceIndex({ peaceIndex: index, sent }: Country, localizer: ProfileLocalizer, { titled, absent }: SectionContext): unknown {
  const { strings, localize, number } = localizer;
  const title = localize(strings.peaceIndex, { edition: index?.edition ?? '' }).trim();
  if (!index) return absent(title, sent['peace-index']);
  const { rank, total, score } = index;
  // A rank above the total is inconsistent, and a total without a rank says nothing: then the total is shown as sent.
  const isOf = rank! <= total!;
  const position = rank === undefined ? undefined : isOf ? localize(strings.rankOf, { rank, total: total! }) : number(rank);
  const others = [...(isOf || total === undefined ? [] : [{ key: 'total', value: String(total) }]), ...(sent['peace-index'] ?? [])];
  const rows = [...lineOf(strings.rank, position), ...lineOf(strings.peaceScore, score === undefined ? undefined : number(score))];
  return titled(title, html`${lines(rows)}${sentRows(others, localizer)}`);
}

function quickFacts({ quickFacts: facts = [], region, iso2, iso3, sent }: Country, localizer: ProfileLocalizer, { titled }: SectionContext): unknown {
  const { strings, translateTerm } = localizer;
  const known = region && translateTerm('regions', region);
  const about = [
    ...(region ? [{ label: strings.regionLabel, value: known ?? region, isOurs: Boolean(known) }] : []),
    { label: strings.codes, value: [iso2, iso3].filter(Boolean).join(', '), isOurs: true },
  ];
  const ours = facts.map((fact) => {
    const word = translateTerm('drivingSides', fact.value);
    return { ...fact, value: word ?? fact.value, isOurs: Boolean(word) };
  });
  return titled(strings.quickFacts, html`${lines([...ours, ...about], strings.factNames)}${sentRows(sent['quick-facts'], localizer)}`);
}

/** The advice, with a remark if the two governments' levels differ; their scales are never equated. */
function advisories(country: Country, localizer: ProfileLocalizer, context: SectionContext): unknown {
  const { strings, localize } = localizer;
  const levels = differingLevels(country.advisories);
  if (!levels) return advicePanel(country, localizer, context);
  const { uk, us } = levels;
  const sentence = uk === undefined ? strings.levelOnlyUs : us === undefined ? strings.levelOnlyUk : strings.levelsDiffer;
  return advicePanel(country, localizer, context, html`<p>${localize(sentence, { uk: uk!, us: us! })}</p>`);
}

/** Opens in place. The fallback, until the answer arrives or if it never does, is a link to the publisher's guide. */
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
