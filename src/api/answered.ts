import type { Answer, Credit } from '../model/answer.js';
import { Failure } from '../model/failure.js';
import { methodologyUrl } from './address.js';
import { learn, type Learned } from './client.js';
import { credit, record, type WireRecord } from './fields.js';
import { page } from './page.js';

export const METHODOLOGY_AGE = 60 * 60_000;

/** Puts decoded data together with its credit; an answer without what was asked for is a bad one. */
export function answered<T>(base: string, { json, fetchedAt, stale, againAt }: Learned, decode: (envelope: WireRecord) => T | undefined): Answer<T> {
  // Some servers send the feed as a bare list.
  const envelope = record(json) ?? { incidents: json };
  const data = decode(envelope);
  if (data === undefined) {
    // Asked again, it is asked anew: no failure is remembered.
    for (const [url, known] of page.known) if (known.json === json) page.known.delete(url);
    throw new Failure('bad-response');
  }
  return { data, credit: creditOf(base, envelope), fetchedAt, stale, againAt };
}

/** One credit for all answers of a base: what one of them leaves out, another has said or will say. */
function creditOf(base: string, envelope: WireRecord): Credit {
  const all = (page.credits[base] ??= {});
  return Object.assign(all, credit(envelope));
}

/** Asks the methodology for the publisher's name that no other answer gave. */
export async function learnCredit(base: string): Promise<void> {
  const learned = await learn(methodologyUrl(base), METHODOLOGY_AGE).catch(() => undefined);
  creditOf(base, record(learned?.json) ?? {});
}
