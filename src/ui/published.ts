import { css, html, nothing, type TemplateResult } from 'lit';
import { tierLevel, TIERS, type CountryCompact } from '../model/country.js';
import type { Published } from '../model/published.js';
import type { Localizer } from '../words/localizer.js';
import { at, type Direction } from './score.js';

const publishedStyles = css`
  .before :is(line, circle) {
    stroke: var(--_text);
  }
  .before circle {
    fill: var(--_surface);
  }
  .story.notice,
  .badge .story {
    display: block;
  }
  .badge .story {
    max-inline-size: 24em;
    margin-block: 0.25em;
    font-size: var(--_note);
  }
`;

export { published as english } from '../words/en.json?published';
export const styles = [publishedStyles];

/** A line on the ruler from the score at publication (hollow dot) to the current one. */
export const changeOnRuler = ({ score: before }: Published, { score }: CountryCompact, direction: Direction): unknown =>
  before === undefined || score === undefined || before === score
    ? nothing
    : html`<svg class="before" y="100%">
        <line x1=${at(before, direction)} x2=${at(score, direction)} stroke-width="3" />
        <circle cx=${at(before, direction)} r="0.25em" stroke-width="1.5" />
      </svg>`;

/** Compares the rating at publication with the current one in a sentence, set off as a notice unless compact. Compares only the values that the story gave. */
export function publishedView(then: Published, now: CountryCompact, localizer: Localizer<'published'>, isCompact: boolean): TemplateResult {
  const { strings, localize, day, number } = localizer;
  const { score: sentScore, tier: sentTier } = now.unread ?? {};
  const tier = then.tier && (now.tier ?? sentTier ?? strings.notRated);
  const score = then.score === undefined ? undefined : (now.score ?? sentScore ?? strings.notRated);
  const nowWords = ratingOf({ tier, score }, localizer);
  const thenWords = ratingOf(then, localizer);
  const hasChanged = thenWords.toLowerCase() !== nowWords.toLowerCase();
  const when = then.day === undefined ? '' : localize(strings.storyOf, { date: day(then.day) });
  // "Risk score 31 → 49": the second figure needs no label.
  const figure = then.tier === undefined && now.score !== undefined ? number(now.score) : nowWords;
  const sentence = hasChanged
    ? localize(strings.whenItRan, { when, before: thenWords, now: figure })
    : localize(strings.nothingChanged, { when, now: nowWords });
  return html`<span class="story ${isCompact ? '' : 'notice'}" part="note">${sentence}</span>`;
}

/** The tier in the contract's spelling and the score, or what was sent in their place. */
function ratingOf(
  { tier: sent = '', score }: Pick<Published, 'tier'> & { readonly score?: number | string | undefined },
  { strings, localize, number, translateTerm }: Localizer<'published'>,
): string {
  const figure = typeof score === 'number' ? number(score) : (score ?? '');
  const tier = TIERS[(tierLevel(sent) ?? 0) - 1] ?? sent;
  const words = translateTerm('tiers', tier) ?? tier;
  if (words) return figure && figure !== words ? localize(strings.tierWithScore, { tier: words, score: figure }) : words;
  return figure === strings.notRated ? figure : localize(strings.scoreAlone, { score: figure });
}
