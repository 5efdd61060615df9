import type { Answer, Credit } from '../model/answer.js';
import { Failure } from '../model/failure.js';
import { methodologyUrl } from './address.js';
import { learn, type Learned } from './client.js';
import { credit, record, type WireRecord } from './fields.js';
import { page } from './page.js';

export const METHODOLOGY_AGE = 60 * 60_000;

/** Decoded data together with its credit. An answer that lacks what was asked for is a bad response. */
export function answered<T>(base: string, { json, fetchedAt, stale, againAt }: Learned, decode: (envelope: WireRecord) => T | undefined): Answer<T> {
  // Some servers send the feed as a bare array.
  const envelope = record(json) ?? { incidents: json };
  const data = decode(envelope);
  if (data === undefined) {
    // No failure is cached: the next time, the question is asked again.
    for (const [url, known] of page.known) if (known.json === json) page.known.delete(url);
    throw new Failure('bad-response');
  }
  return { data, credit: rememberCredit(base, envelope), fetchedAt, stale, againAt };
}

/** Adds what an answer says to the one credit that all answers of a base share. */
function rememberCredit(base: string, envelope: WireRecord): Credit {
  const all = (page.credits[base] ??= {});
  return Object.assign(all, credit(envelope));
}

/** Asks the methodology endpoint for a publisher's name that no other answer gave. */
export async function learnCredit(base: string): Promise<void> {
  const learned = await learn(methodologyUrl(base), METHODOLOGY_AGE).catch(() => undefined);
  rememberCredit(base, record(learned?.json) ?? {});
}
