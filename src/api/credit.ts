import { licenceUrl, type Credit } from '../model/answer.js';
import { safeUrl } from '../model/url.js';
import { placeOf } from '../model/word.js';
import { first, named, record, text, type WireRecord } from './decode.js';
import { pageState } from './page-state.js';

/** Where else than in the answer itself it may say whom to credit. */
const WITHIN = ['data', 'meta', 'metadata', 'info', 'about', 'response', 'result', 'credit'];
const PUBLISHER = ['attribution', 'publisher'];
const LICENCE = ['licence', 'license'];
const LICENCE_URL = ['licence_url', 'license_url', 'licence_link', 'license_link'];

const fieldOf = (all: readonly WireRecord[], names: readonly string[]): unknown =>
  all.flatMap((from) => Object.entries(from).flatMap(([name, value]) => (placeOf(names, name) >= 0 && value ? [value] : [])))[0];

const LICENCE_NAMES = ['name', 'title', 'label', 'id', 'spdx', 'spdx_id', 'identifier', 'short_name', 'code', 'type', 'text'];
const LINKS = ['url', 'href', 'link', 'uri', '@id'];
/** Sites of licences: an address there that is not of CC BY 4.0 is of another one. */
const LICENCE_SITE = /\b(creativecommons|spdx|opendatacommons)\.org\b/i;

/** A licence as sent, also of an object, with its address where the name alone would say something else; several as one text. */
export function licenceOf(sent: unknown, beside?: unknown): string | undefined {
  if (Array.isArray(sent)) return [...new Set(sent.map((one: unknown) => licenceOf(one)).filter(Boolean))].join(', ') || undefined;
  const from = record(sent);
  const name = typeof sent === 'boolean' ? undefined : text(from ? first(from, LICENCE_NAMES) : sent);
  const url = text((from && first(from, LINKS)) ?? beside);
  if (!name)
    return (
      url ??
      (from &&
        text(
          Object.entries(from)
            .flatMap(([field, value]) => (text(value) ? `${field}: ${text(value)}` : []))
            .join(', '),
        ))
    );
  const isOther = url !== undefined && (licenceUrl(name) ? LICENCE_SITE.test(url) && !licenceUrl(url) : url !== name);
  return isOther ? `${name} (${url})` : name;
}

/** What an answer says of whom to credit, with only the fields it has. */
function creditIn(json: unknown): Credit {
  const from = record(json) ?? {};
  const inner = Object.entries(from).map(([name, value]) => (placeOf(WITHIN, name) < 0 ? undefined : record(value)));
  const all = [from, ...inner.filter((one) => one !== undefined)];
  const publisher = fieldOf(all, PUBLISHER);
  const said = {
    publisher: named(publisher, 200),
    url: safeUrl(first(record(publisher) ?? {}, LINKS)),
    licence: licenceOf(fieldOf(all, LICENCE), fieldOf(all, LICENCE_URL)),
    methodology: safeUrl(fieldOf(all, ['methodology'])) ?? safeUrl(fieldOf(all, ['docs'])),
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value));
}

/** The first in the alphabet, so that it does not depend on which answer came first. */
const firstOf = (all: readonly Credit[], field: keyof Credit): string | undefined => all.flatMap((one) => one[field] ?? []).toSorted()[0];

/**
 * Whom to credit for an answer: as it says itself. What it leaves out, other answers of the base fill in, earlier and later ones: if it names
 * no publisher, the first in the alphabet that they name; the rest from those that name the same publisher or none.
 */
export function creditOf(base: string, json: unknown): Credit {
  const own = creditIn(json);
  const all = (pageState.credits[base] ??= []);
  if (!all.some((one) => JSON.stringify(one) === JSON.stringify(own))) all.push(own);
  const publisher = (): string | undefined => own.publisher ?? firstOf(all, 'publisher');
  const filled = (field: keyof Credit): string | undefined =>
    own[field] ??
    firstOf(
      all.filter((one) => one.publisher === publisher()),
      field,
    ) ??
    firstOf(
      all.filter((one) => !one.publisher),
      field,
    );
  return {
    get publisher() {
      return publisher();
    },
    get url() {
      return filled('url');
    },
    get licence() {
      return filled('licence');
    },
    get methodology() {
      return filled('methodology');
    },
  };
}
