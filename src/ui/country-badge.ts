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
  .inline .credit a ~ a {
    margin-inline-start: 0.3em;
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
    line-height: 1.3;
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
    line-height: 1.2;
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

/** One sheet, because there may be hundreds of badges, and each root looks through all of its sheets for each element. */
export const styles = [[tierStyles, rulerStyles, badgeStyles].reduce(joined)];

/** The sentences in which a rating names the publisher, and those ratings. */
const credited = new WeakSet<Node>();
const naming = new WeakSet<Node>();

/** False for the first of the ratings in a sentence to be there: it names the publisher for those who see it. What came with the page stays as it is. */
export function isCredited(tag: Node, isPrerendered: boolean): boolean {
  const sentence = tag.parentNode ?? tag;
  if (isPrerendered || !credited.has(sentence)) naming.add(tag);
  credited.add(sentence);
  return !naming.has(tag);
}

/**
 * The `inline` variant, for running text: a noun phrase that breaks no sentence, "Kenya 3 49/100, lower is safer", with the credit small behind it.
 * Screen readers, and a mouse resting on the tier, get the full sentence.
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

/** The `badge` variant: a small box that stands alone. A score never stands without its direction: "Risk score 38 of 100 (lower is safer)". */
export function badgeCountry(country: CountryCompact, { localizer, heading, published, scale, beside, credit }: ViewContext): TemplateResult {
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
      ${score === undefined || isContradictory(score, tier) ? nothing : countryRuler(country, scale, localizer)} ${published}
      <p>${credit()}</p>
    </div>
    ${sentRows([...details, ...beside], localizer)}
  </div>`;
}
