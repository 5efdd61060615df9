import { timeOf } from './request.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const MAX_WAIT = 24 * 60 * MINUTE;

/** Milliseconds until a reset, given as seconds from now, or as an epoch time in seconds or milliseconds. */
function resetMs(value: number, now: number): number {
  if (value > 1e12) return value - now;
  if (value > 1e9) return value * 1000 - now;
  return value * 1000;
}

function retryAfter(text: string, now: number): number | undefined {
  if (/^\s*\d+\s*$/.test(text)) return Number(text) * 1000;
  const date = /\d{4}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : date - now;
}

const parameter = (text: string, names: string): number | undefined => {
  const found = new RegExp(`(?:^|[;,\\s])(?:${names})=(\\d+)`).exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
};

/** `RateLimit` as a list of policies (drafts 08 and later) or as one dictionary (draft 07): the longest wait among policies that are used up. */
function combinedReset(text: string): number | undefined {
  const isDictionary = /(^|[,\s])(limit|remaining|reset)=/.test(text);
  const policies = isDictionary ? [text] : text.split(',');
  const resets = policies.flatMap((policy) => (parameter(policy, 'r|remaining') === 0 ? (parameter(policy, 't|reset') ?? []) : []));
  return resets.length ? Math.max(...resets) : undefined;
}

/** The separate fields of the drafts up to 06, or their older `X-` form. */
function separateReset(headers: Headers, isRefused: boolean): number | undefined {
  for (const prefix of ['RateLimit-', 'X-RateLimit-']) {
    const left = headers.get(`${prefix}Remaining`);
    const reset = /^\s*\d+/.exec(headers.get(`${prefix}Reset`) ?? '')?.[0];
    if (reset !== undefined && (isRefused || left?.trim() === '0')) return Number(reset);
  }
  return undefined;
}

const resetOf = (headers: Headers, isRefused: boolean): number | undefined =>
  combinedReset(headers.get('RateLimit') ?? '') ?? separateReset(headers, isRefused);

const within = (least: number, wait: number): number => Math.min(MAX_WAIT, Math.max(least, wait));

/**
 * How long (ms) a response asks us to wait; `undefined` if it does not say, cannot be read or makes no sense. `Retry-After` counts on every
 * status, within a minute and a day; without it, a refusal counts until the limit is reset, and a good answer that used it up for a minute at most.
 * Sources: RFC 9110 section 10.2.3; drafts 01 to 10 of RateLimit header fields for HTTP.
 */
export function statedWait({ status, headers }: Pick<Response, 'status' | 'headers'>, now: number): number | undefined {
  // The server's dates are compared with its own clock, if a page can read it: the reader's may be wrong.
  const then = timeOf(headers) ?? now;
  const wait = retryAfter(headers.get('Retry-After') ?? '', then);
  if (wait !== undefined) return within(MINUTE, wait);
  if (status !== 429) return usedUpWait(headers, now);
  const reset = resetOf(headers, true);
  return reset === undefined ? undefined : within(SECOND, resetMs(reset, then));
}

/** The age (ms) of an answer, calculated as caches do (RFC 9111 section 4.2.3); `undefined` if it may come from a cache and does not say how old it is. */
function ageOf(headers: Headers, now: number): number | undefined {
  if (/\bno-store\b/i.test(headers.get('Cache-Control') ?? '')) return 0;
  const date = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(date) ? undefined : Math.max(0, now - date, Number(headers.get('Age')) * 1000 || 0);
}

/**
 * For how long (ms) requests would be refused after a good answer that used up the rate limit.
 * Such a header is only a hint, and a cache may replay an old one, so it counts only if the answer's age is known, and for a minute at most.
 */
function usedUpWait(headers: Headers, now: number): number | undefined {
  const age = ageOf(headers, now);
  const reset = resetOf(headers, false);
  if (age === undefined || reset === undefined) return undefined;
  const wait = resetMs(reset, now - age) - age;
  return wait > 0 ? Math.min(MINUTE, wait) : undefined;
}
