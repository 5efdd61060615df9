import type { Answer, Credit } from '../model/answer.js';
import { Failure } from '../model/failure.js';
import { methodologyUrl, page } from './ask.js';
import { learn, type Learned } from './client.js';
import { credit, record, type WireRecord } from './fields.js';

const METHODOLOGY_AGE = 60 * 60_000;

/** Puts decoded data together with its credit; an answer without what was asked for is a bad one. */
export function answered<T>(learned: Learned, decode: (envelope: WireRecord) => T | undefined): Answer<T> {
  // Some servers send the feed as a bare list.
  const envelope = record(learned.json) ?? { incidents: learned.json };
  const data = decode(envelope);
  if (data === undefined) throw new Failure('bad-response');
  const { fetchedAt, stale, againAt } = learned;
  return { data, credit: credit(envelope), fetchedAt, stale, againAt };
}

/** An answer's own credit, completed by any other answer of the same base on this page. */
export function knownCredit(base: string, own: Credit): Credit {
  const others = [...page.known].filter(([url]) => url.startsWith(`${base}/`)).map(([, { json }]) => credit(record(json) ?? {}));
  const all = [own, ...others];
  return {
    publisher: all.find(({ publisher }) => publisher)?.publisher,
    licence: all.find(({ licence }) => licence)?.licence,
    methodology: all.find(({ methodology }) => methodology)?.methodology,
  };
}

/** Asks the methodology for the publisher's name that no other answer gave. */
export async function learnCredit(base: string): Promise<void> {
  await learn(methodologyUrl(base), METHODOLOGY_AGE).catch(() => {});
}
