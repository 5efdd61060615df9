import { css, html, nothing, type TemplateResult } from 'lit';
import type { CountryCompact } from '../model/country.js';
import { hasChanged, type Published } from '../model/published.js';
import { dateOf } from '../words/dates.js';
import type { PublishedWords } from '../words/en/published.js';
import type { PlainVoice } from '../words/voice.js';

export const publishedStyles = css`
  .card .story,
  .badge .story {
    display: block;
  }
  .card .story {
    padding: 0.5em 0.75em;
    border-inline-start: 3px solid var(--_accent);
    background: light-dark(#f3f5f7, #20252b);
    font-size: 0.9375em;
  }
  .badge .story {
    max-inline-size: 24em;
    margin-block: 0.25em;
    font-size: 0.875em;
  }
`;

/** What the story said when it ran and what holds now, in one sentence. Only what the story gave is compared. */
export function publishedView(then: Published, now: CountryCompact, voice: PlainVoice<PublishedWords>): TemplateResult {
  const { say, lang } = voice;
  const nowWords = ratingOf({ tier: then.tier && (now.tier ?? say.notRated), score: then.score === undefined ? undefined : (now.score ?? Number.NaN) }, voice);
  const sentence = hasChanged(then, now) ? say.whenItRan(ratingOf(then, voice), nowWords) : say.nothingChanged(nowWords);
  return html`<span class="story" part="note">${sentence}${then.day === undefined ? nothing : say.storyOf(dateOf(then.day, lang))}</span>`;
}

function ratingOf({ tier, score }: Pick<Published, 'tier' | 'score'>, { say, number, term }: PlainVoice<PublishedWords>): string {
  const figure = score === undefined ? '' : Number.isNaN(score) ? say.notRated : number(score);
  const words = tier && (term(tier) ?? tier);
  if (words) return figure && figure !== words ? say.tierWithScore(words, figure) : words;
  return figure === say.notRated ? figure : say.scoreAlone(figure);
}
