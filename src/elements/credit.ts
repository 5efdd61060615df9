import { learnCredit } from '../api/answered.js';
import { page } from '../api/ask.js';
import type { Credit } from '../model/answer.js';
import type { Shown } from '../model/take-away.js';
import { publisherOf, type Publisher } from '../ui/credit.js';

/** What a tag's credit line says beside the credit, and what of the answer is shown, where that is not all. */
export interface CreditOptions extends Pick<Shown, 'shown' | 'title' | 'changes'> {
  readonly isBrief?: boolean;
}

/** What an editor says on a tag of whom to credit. */
interface Credited {
  readonly frozen: string;
  readonly publisherName: string;
  readonly publisherUrl: string;
}

const asked = new WeakSet<Credited>();

/** Whom a tag credits: asked for once where neither the answer nor the page says, and `tell` is called when it is known. */
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
