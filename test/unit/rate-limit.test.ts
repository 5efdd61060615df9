import { describe, expect, it } from 'vitest';
import { statedWait } from '../../src/api/retry.js';

const NOW = Date.parse('2026-05-20T10:00:00Z');
const SECOND = 1000;

type Fields = Readonly<Record<string, string>>;

const waitOf = (status: number, fields: Fields) => statedWait({ status, headers: new Headers(fields) }, NOW);
const wait = (fields: Fields) => waitOf(429, fields);
const rest = (fields: Fields) => waitOf(200, fields);

describe('how long a server asks us to wait', () => {
  it.each<readonly [string, Fields, number]>([
    ['seconds', { 'Retry-After': '117' }, 117],
    ['seconds with space', { 'Retry-After': ' 117 ' }, 117],
    ['a date of today’s form', { 'Retry-After': 'Wed, 20 May 2026 10:02:00 GMT' }, 120],
    ['a date of an older form', { 'Retry-After': 'Wed May 20 10:02:00 2026 GMT' }, 120],
    ['drafts 01 to 04', { 'RateLimit-Limit': '100', 'RateLimit-Remaining': '0', 'RateLimit-Reset': '17' }, 17],
    ['drafts 01 to 04 with a list', { 'RateLimit-Limit': '0, 15;w=20', 'RateLimit-Remaining': '0', 'RateLimit-Reset': '17, 20' }, 17],
    ['drafts 05 and 06', { 'RateLimit-Policy': '100;w=60', 'RateLimit-Limit': '100', 'RateLimit-Remaining': '0', 'RateLimit-Reset': '17' }, 17],
    ['the reset alone', { 'RateLimit-Reset': '17' }, 17],
    ['an epoch in seconds', { 'RateLimit-Remaining': '0', 'RateLimit-Reset': String(NOW / 1000 + 17) }, 17],
    ['an epoch in milliseconds', { 'RateLimit-Remaining': '0', 'RateLimit-Reset': String(NOW + 17_000) }, 17],
    ['Retry-After before all others', { 'Retry-After': '70', 'RateLimit-Reset': '300' }, 70],
    ['the next that can be read', { 'Retry-After': 'soon', 'RateLimit-Reset': '17' }, 17],
    [
      'a date, by the clock of the server and not by the reader’s',
      { 'Retry-After': 'Wed, 20 May 2026 11:02:00 GMT', Date: 'Wed, 20 May 2026 11:00:00 GMT' },
      120,
    ],
    ['never less than a minute', { 'Retry-After': '0' }, 60],
    ['never less than a minute, for a date that has passed', { 'Retry-After': 'Wed, 20 May 2026 09:00:00 GMT' }, 60],
    ['never less than a second, for an epoch that has passed', { 'RateLimit-Reset': String(NOW / 1000 - 900) }, 1],
    ['an hour', { 'Retry-After': '3600' }, 3600],
    ['never more than a day', { 'Retry-After': '86401' }, 86_400],
    ['never more than a day, however many digits', { 'Retry-After': '9'.repeat(400) }, 86_400],
  ])('%s', (_name, fields, seconds) => {
    expect(wait(fields)).toBe(seconds * SECOND);
  });

  it.each<readonly [string, Fields]>([
    ['nothing readable', {}],
    ['a word', { 'Retry-After': 'soon' }],
    ['a negative number', { 'Retry-After': '-17' }],
    ['a fraction', { 'Retry-After': '1.5' }],
    ['a number and a word', { 'Retry-After': '17 seconds' }],
    ['a number in another form', { 'Retry-After': '1e3' }],
    ['nothing at all', { 'Retry-After': '', 'RateLimit-Reset': '' }],
    ['a negative reset', { 'RateLimit-Remaining': '0', 'RateLimit-Reset': '-5' }],
    ['a reset in words', { 'RateLimit-Reset': 'soon' }],
    ['a policy alone', { 'RateLimit-Policy': '"default";q=100;w=60' }],
    ['punctuation', { 'RateLimit-Reset': ';;,=,,"' }],
    ['headers that the contract does not have', { RateLimit: '"default";r=0;t=17', 'X-RateLimit-Reset': '17' }],
  ])('is not known from %s', (_name, fields) => {
    expect(wait(fields)).toBeUndefined();
  });

  it('is always a time between a second and a day, or unknown', () => {
    const pieces = ['"a"', ';', ',', ' ', '17', '99999999999999', '-1', '"', '\\', '='];
    let seed = 7;
    const next = (most: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % most;
    };
    for (let round = 0; round < 3000; round += 1) {
      const value = Array.from({ length: next(12) }, () => pieces[next(pieces.length)]).join('');
      const found = wait({ 'Retry-After': value, 'RateLimit-Reset': value, 'RateLimit-Remaining': value });
      if (found !== undefined) expect(found >= SECOND && found <= 86_400 * SECOND, `${value}: ${found}`).toBe(true);
    }
  });
});

it.each([200, 301, 400, 403, 404, 408, 429, 500, 503, 504])('Retry-After counts on %i', (status) => {
  expect(waitOf(status, { 'Retry-After': '3600' })).toBe(3600 * SECOND);
});

it.each([400, 404, 500, 503])('the reset of a limit that is not used up says nothing on %i', (status) => {
  expect(waitOf(status, { 'RateLimit-Remaining': '42', 'RateLimit-Reset': '17' })).toBeUndefined();
});

describe('how long a good answer that left nothing asks us to wait', () => {
  const now = { Date: new Date(NOW).toUTCString() };
  const ago = (seconds: number): Fields => ({ Date: new Date(NOW - seconds * SECOND).toUTCString() });
  const none = { 'RateLimit-Remaining': '0', 'RateLimit-Reset': '17' };

  it.each<readonly [string, Fields, number]>([
    ['drafts 01 to 06', { ...none, ...now }, 17],
    ['an answer some seconds old', { ...none, ...ago(5) }, 12],
    ['an epoch, however old the answer', { 'RateLimit-Remaining': '0', 'RateLimit-Reset': String(NOW / 1000 + 17), ...ago(5) }, 17],
    ['an answer that says that it was on the way for some seconds', { ...none, ...now, Age: '5' }, 12],
    ['a server whose clock is ahead', { ...none, ...ago(-90) }, 17],
    ['an answer without a date that must not be cached', { ...none, 'Cache-Control': 'private, no-store' }, 17],
    ['never more than a minute', { 'RateLimit-Remaining': '0', 'RateLimit-Reset': '900', ...now }, 60],
  ])('%s', (_name, fields, seconds) => {
    expect(rest(fields)).toBe(seconds * SECOND);
  });

  it.each<readonly [string, Fields]>([
    ['something is left', { 'RateLimit-Remaining': '42', 'RateLimit-Reset': '17', ...now }],
    ['it does not say until when', { 'RateLimit-Remaining': '0', ...now }],
    ['its age cannot be told', { ...none, 'Cache-Control': 'public, max-age=300' }],
    ['its date is none', { ...none, Date: 'today' }],
    ['a cache kept it until now', { ...none, ...ago(17) }],
    ['a cache on the way kept it until now', { ...none, ...now, Age: '120' }],
    ['the epoch has passed', { 'RateLimit-Remaining': '0', 'RateLimit-Reset': String(NOW / 1000 - 1), ...now }],
  ])('not at all, when %s', (_name, fields) => {
    expect(rest(fields)).toBeUndefined();
  });
});
