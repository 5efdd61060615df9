import type { Answer, Credit } from '../model/answer.js';
import { Failure } from '../model/failure.js';
import { page } from './ask.js';
import type { Learned } from './client.js';
import { credit, record, type WireRecord } from './fields.js';

/** Puts decoded data together with its credit; an answer without what was asked for is a bad one. */
export function answered<T>(base: string, learned: Learned, decode: (envelope: WireRecord) => T | undefined): Answer<T> {
  const envelope = record(learned.json) ?? { incidents: learned.json };
  const data = decode(envelope);
  if (data === undefined) throw new Failure('bad-response');
  return { data, credit: creditOf(base, envelope), fetchedAt: learned.fetchedAt, stale: learned.stale, againAt: learned.againAt };
}

/** The answer's own words, completed by any other answer of the same base on this page. */
function creditOf(base: string, envelope: WireRecord): Credit {
  const own = credit(envelope);
  const others = [...page.known].filter(([url]) => url.startsWith(`${base}/`)).map(([, { json }]) => credit(record(json) ?? {}));
  const all = [own, ...others];
  return {
    publisher: all.find(({ publisher }) => publisher)?.publisher,
    licence: all.find(({ licence }) => licence)?.licence,
    methodology: all.find(({ methodology }) => methodology)?.methodology,
  };
}
