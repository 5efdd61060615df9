import { kebab } from '../model/word.js';
import { integer, record, text, truth, type WireRecord } from './decode.js';

/** What answers say beside a list: how many rows there are in all, that there are more, that something is missing or failed. */
const TOTAL = /^(total|(total-)?(count|results|items|records|rows|incidents|countries|size|hits)|count-total)$/;
const AMISS =
  /^(has-(more|next)|more|next(-(page|url|link|cursor|token))?|is-(partial|truncated|incomplete)|partial|truncated|incomplete|degraded|errors?|failed|failures)$/;
const FINE = /^(ok|success|successful|complete|is-complete)$/;
const BAD_STATUS = /^(error|fail(ed|ure)?|partial|incomplete|degraded|unavailable|timeout|5\d\d)$/i;
/** Where else than in the answer itself it may be said. */
const WITHIN = /^(meta|metadata|paging|pagination|page-info|page|links?)$/;

const isSaid = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length > 0;
  return truth(value) ?? (record(value) ? Object.keys(record(value) ?? {}).length > 0 : text(value) !== undefined);
};

/** True if an answer says of itself that a list of so many rows is not all there is. */
export const isPartOf = (envelope: WireRecord, sent: number): boolean =>
  Object.entries(envelope).some(([field, value]) => {
    const name = kebab(field);
    const inner = record(value);
    if (inner && WITHIN.test(name)) return isPartOf(inner, sent);
    if (TOTAL.test(name) && field !== 'count') return (integer(value, 0, Number.MAX_SAFE_INTEGER) ?? 0) > sent;
    if (AMISS.test(name)) return isSaid(value);
    return FINE.test(name) ? truth(value) === false : name === 'status' && BAD_STATUS.test(text(value) ?? '');
  });
