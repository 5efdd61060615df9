import { timeOf } from './request.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const MAX_WAIT = 24 * 60 * MINUTE;

function retryAfter(text: string, now: number): number | undefined {
  if (/^\s*\d+\s*$/.test(text)) return Number(text) * 1000;
  const date = /\d{4}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : date - now;
}

/**
 * Milliseconds until a limit is reset that is used up. The contract's headers begin with `RateLimit-` (section 8), as in the drafts up to 06,
 * which give seconds from now; an epoch time in seconds or milliseconds is larger than any such.
 */
function resetMs(headers: Headers, isRefused: boolean, now: number): number | undefined {
  const reset = /^\s*\d+/.exec(headers.get('RateLimit-Reset') ?? '')?.[0];
  if (reset === undefined || !(isRefused || headers.get('RateLimit-Remaining')?.trim() === '0')) return undefined;
  const wait = Number(reset) * (Number(reset) > 1e12 ? 1 : SECOND);
  return wait > 1e12 ? wait - now : wait;
}

const within = (least: number, wait: number): number => Math.min(MAX_WAIT, Math.max(least, wait));

/**
 * How long (ms) a response asks us to wait; `undefined` if it does not say, cannot be read or makes no sense. `Retry-After` counts on every
 * status, within a minute and a day; without it, a refusal counts until the limit is reset, and a good answer that used it up for a minute at most.
 * Sources: RFC 9110 section 10.2.3; drafts 01 to 06 of RateLimit header fields for HTTP.
 */
export function statedWait({ status, headers }: Pick<Response, 'status' | 'headers'>, now: number): number | undefined {
  // The server's dates are compared with its own clock, if a page can read it: the reader's may be wrong.
  const then = timeOf(headers) ?? now;
  const wait = retryAfter(headers.get('Retry-After') ?? '', then);
  if (wait !== undefined) return within(MINUTE, wait);
  if (status !== 429) return usedUpWait(headers, now);
  const reset = resetMs(headers, true, then);
  return reset === undefined ? undefined : within(SECOND, reset);
}

/**
 * For how long (ms) requests would be refused after a good answer that used up the rate limit.
 * Such a header is only a hint, and a cache may replay an old one, so it counts only if the answer's age is known, and for a minute at most.
 */
function usedUpWait(headers: Headers, now: number): number | undefined {
  const sentAt = /\bno-store\b/i.test(headers.get('Cache-Control') ?? '') ? now : (timeOf(headers) ?? Number.NaN);
  const age = Math.max(0, now - sentAt);
  const wait = (resetMs(headers, false, now - age) ?? Number.NaN) - age;
  return wait > 0 ? Math.min(MINUTE, wait) : undefined;
}
