import { css, html, nothing, type TemplateResult } from 'lit';
import { isContradictory, tierLevel, type CountryCompact } from '../model/country.js';
import { joined } from './color.js';
import { nameOf, type ViewContext } from './country.js';
import { sentRows, sentText } from './details.js';
import { countryRuler, rulerStyles } from './ruler.js';
import { tierNumber, tierStyles, tierWords } from './tier.js';

const badgeStyles = css`
  .inline :is(.unit, .credit) {
    color: color-mix(in srgb, currentColor 80%, transparent);
    font-size: 0.72em;
  }
  .inline .credit::before {
    content: '·\\a0' / '';
  }
  .inline:not(.credited) .credit .hidden ~ .hidden {
    position: static;
    clip-path: none;
  }
  .credited .credit a:first-of-type:not(:focus) {
    position: absolute;
    clip-path: inset(50%);
  }
  .fact {
    white-space: nowrap;
  }
  .inline .level {
    inline-size: 1.4em;
    block-size: 1.4em;
    font-size: 0.8em;
  }
  .badge {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75em;
    line-height: 1.17;
  }
  .badge .level {
    font-size: var(--_title);
    inline-size: 2.6em;
    block-size: 2.6em;
    align-content: center;
  }
  .badge .end {
    font-size: calc(12em / 22);
    font-weight: 400;
  }
  .badge > div {
    flex: 1 10em;
    max-inline-size: 40em;
  }
  .badge > .sent {
    flex: 1 100%;
    font-size: var(--_note);
  }
  .badge .title {
    font-size: var(--_lead);
  }
`;

/** A single sheet: a page may have hundreds of badges, and style matching checks every sheet of a root for each element. */
export const styles = [[tierStyles, rulerStyles, badgeStyles].reduce(joined)];

/** Sentences that already credit the publisher, and the ratings that do so. */
const credited = new WeakSet<Node>();
const naming = new WeakSet<Node>();

/** False for the first rating in a sentence, which shows the publisher's name. A prerendered rating always keeps the credit it came with. */
export function isCredited(tag: Node, isPrerendered: boolean): boolean {
  const sentence = tag.parentNode ?? tag;
  if (isPrerendered || !credited.has(sentence)) naming.add(tag);
  credited.add(sentence);
  return !naming.has(tag);
}

/**
 * The `inline` variant is a noun phrase that fits into any sentence: "Kenya 3 49/100, lower is safer", followed by the credit in small print.
 * Screen readers and the tooltip of the tier get the wording in full.
 */
export function inlineCountry(
  { iso2, name, tier, score, details = [] }: CountryCompact,
  { localizer, published, beside, credit, isCredited }: ViewContext,
): TemplateResult {
  const { strings, localize, number, countryName, translateTerm } = localizer;
  const sent = sentText([...details, ...beside], localizer);
  const isKnown = tierLevel(tier) !== undefined;
  const words = tier ? (translateTerm('tiers', tier) ?? tier) : strings.tierUnknown;
  const inWords = html`<span class=${isKnown ? 'hidden' : nothing}>${strings.comma}${tierWords(tier, localizer)}</span>`;
  const figures =
    score === undefined
      ? html`<span part="score">${localize(strings.aside, { text: strings.scoreUnknown })}</span>`
      : html`<span class="hidden" part="score">${strings.comma}${localize(strings.score, { score })}</span
          ><span class="fact" aria-hidden="true"
            > <bdi dir="ltr">${number(score)}<span class="unit">/${number(100)}</span></bdi></span
          ><span class="unit">${strings.comma}${strings.direction}</span>`;
  return html`<span class="inline ${isCredited ? 'credited' : ''}"
    ><bdi part="name">${countryName(iso2) ?? name}</bdi><span class="fact" title=${words}> ${tierNumber(tier, localizer)}</span>${inWords}${figures}
    ${published}${published ? localizer.gap : nothing}${sent}${sent === nothing ? nothing : ' '}${credit()}</span
  >`;
}

/** The `badge` variant: a small standalone box. A score always comes with its direction: "Risk score 38 of 100 (lower is safer)". */
export function badgeCountry(country: CountryCompact, { localizer, heading, published, ruler, beside, credit }: ViewContext): TemplateResult {
  const { score, tier, details = [] } = country;
  const { strings, localize } = localizer;
  const [figure, direction] =
    score === undefined ? [strings.scoreUnknown, ''] : [localize(strings.score, { score }), localize(strings.aside, { text: strings.direction })];
  return html`<div class="badge frame">
    ${tierNumber(tier, localizer, true)}
    <div>
      ${heading(nameOf(country, localizer))}
      <p>${tierWords(tier, localizer)}</p>
      <p><span part="score">${figure}</span>${direction}</p>
      ${score === undefined || isContradictory(score, tier) ? nothing : countryRuler(country, ruler, localizer)} ${published}
      <p>${credit()}</p>
    </div>
    ${sentRows([...details, ...beside], localizer)}
  </div>`;
}
