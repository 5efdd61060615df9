import { html, nothing, type TemplateResult } from 'lit';
import { learnCredit } from '../api/answered.js';
import { page } from '../api/page.js';
import type { Credit } from '../model/answer.js';
import type { Shown } from '../model/take-away.js';
import { creditLine, publisherOf, saveButton, type Publisher } from '../ui/credit.js';
import { momentOf } from '../words/dates.js';
import type { SharedWords } from '../words/en/shared.js';
import type { PlainVoice } from '../words/voice.js';

/** What a tag's credit line says besides the credit, and the part of the answer that is shown, if not all of it. */
export interface CreditOptions extends Pick<Shown, 'shown' | 'title' | 'changes'> {
  /** Gives the date only if the data is stale, and has no button to save or cite. */
  readonly isBrief?: boolean;
}

/** The attributes of a tag that say whom to credit. */
interface Credited {
  readonly frozen: string;
  readonly publisherName: string;
  readonly publisherUrl: string;
}

const asked = new WeakSet<Credited>();

/** Whom a tag credits. If neither the answer nor the page says, asks the API once and calls `tell` when it has answered. */
export function publisherFor(tag: Credited, credit: Credit, base: string, tell: () => void): Publisher {
  const { settings } = page;
  const named = tag.publisherName || settings.publisherName || import.meta.env.VITE_PUBLISHER_NAME;
  const linked = tag.publisherUrl || settings.publisherUrl || import.meta.env.VITE_PUBLISHER_URL;
  const publisher = publisherOf(credit, named, linked, base);
  if (!publisher.name && !tag.frozen && !asked.has(tag)) {
    asked.add(tag);
    void learnCredit(base).then(tell);
  }
  return publisher;
}

/** The credit line with the date of the data (`when`, if the usual wording does not fit), any changes, and the button to save or cite. */
export function creditOf(
  { isBrief, ...shown }: Shown & CreditOptions,
  when: string | undefined,
  { say, lang }: PlainVoice<SharedWords>,
  take: (event: Event) => void,
): TemplateResult {
  const { stale, fetchedAt, credit } = shown.answer;
  const time = when ?? (!isBrief || stale ? (stale ? say.staleSince : say.asOf)(momentOf(fetchedAt, lang)) : '');
  const more = html`${time && `\u00a0· ${time}`}${shown.changes && `\u00a0· ${shown.changes}`}${isBrief ? nothing : saveButton(shown, say, take)}`;
  return creditLine(shown.publisher, credit.licence, say, more);
}
