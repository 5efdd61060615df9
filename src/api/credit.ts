import type { Credit } from '../model/answer.js';
import { asText } from '../model/sent.js';
import { read } from './decode.js';
import { decodeOnce, type Decoder } from './envelope.js';
import { ENVELOPE } from './names/answer.js';
import { pageState } from './page-state.js';

/** What an answer says of whom to credit; the methodology calls its guide `docs`. */
export const CREDIT: Decoder<Credit> = {
  name: 'credit',
  decode: (json) => {
    const { fields, left } = read(json, { ...ENVELOPE, docs: ['url'] });
    // An absent licence is the contract's; an unreadable one is not.
    const { publisher, licence = asText(left['licence']), docs, methodology = docs } = fields;
    return { publisher, licence, methodology };
  },
};

/** The first in the alphabet, so that it does not depend on which answer came first. */
const firstOf = (field: keyof Credit, all: readonly Credit[]): string | undefined => all.flatMap((one) => one[field] ?? []).toSorted()[0];

/** Whom to credit for an answer: as it says itself. What it leaves out, other answers of the base fill in, earlier and later ones: the rest comes from those that name the same publisher, before those that name none. */
export function creditOf(base: string, json: unknown): Credit {
  const own = decodeOnce(json, CREDIT) ?? {};
  const all = (pageState.credits[base] ??= []);
  if (!all.some((one) => JSON.stringify(one) === JSON.stringify(own))) all.push(own);
  const publisher = (): string | undefined => own.publisher ?? firstOf('publisher', all);
  const like = (name: string | undefined): readonly Credit[] => all.filter((one) => one.publisher === name);
  const filled = (field: keyof Credit): string | undefined => own[field] ?? firstOf(field, like(publisher())) ?? firstOf(field, like(undefined));
  return {
    get publisher() {
      return publisher();
    },
    get licence() {
      return filled('licence');
    },
    get methodology() {
      return filled('methodology');
    },
  };
}
