import { html, type TemplateResult } from 'lit';
import { decodeCountry } from '../../src/api/country.js';
import type { Detail } from '../../src/model/answer.js';
import type { Country, Section } from '../../src/model/country.js';
import { cardView } from '../../src/ui/country-card.js';
import { compareView } from '../../src/ui/country-compare.js';
import * as profile from '../../src/ui/country-profile.js';
import { english } from './english.js';
import { textOf } from './template.js';

const BASE = 'https://api.example/api/v1';

/** Decodes a response for a country with these fields. */
export function decode(fields: object, iso2 = 'JP'): Country {
  const json = { country: { iso2, name: 'Japan', ...fields } };
  return decodeCountry(BASE, { json, fetchedAt: 0 }, iso2).data;
}

/** Decodes any response to a country request. */
export const decodeAnswer = (json: unknown, iso2 = 'JP'): Country => decodeCountry(BASE, { json, fetchedAt: 0 }, iso2).data;

/** An unrendered card with these sections. */
export function cardOf(data: Country, ...sections: readonly Section[]): TemplateResult {
  const context = {
    localizer: english,
    level: 0,
    ruler: { isPlain: true },
    beside: [] as readonly Detail[],
    heading: (text: unknown) => html`${text}`,
    credit: () => html``,
  };
  return cardView({ data, credit: {}, fetchedAt: 0 }, sections, profile, context);
}

/** The text of the card. */
export const shownCard = (data: Country, ...sections: readonly Section[]): string => textOf(cardOf(data, ...sections));

/** The text of a comparison; a single country is compared with itself. */
export function shownComparison(...countries: readonly [Country, ...Country[]]): string {
  const columns = countries.map((data) => ({ code: data.iso2, answer: { data, credit: {}, fetchedAt: 0 } }));
  return textOf(
    compareView(
      columns.length > 1 ? columns : [...columns, ...columns],
      { title: html``, credit: html``, reason: () => '', unfolded: [], toggle: () => {} },
      english,
    ),
  );
}

/** Pseudo-random numbers from a fixed seed, so that failures are reproducible. */
export function seededIntegers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

const WORDS = [
  '',
  ' ',
  'text',
  '3',
  '-1',
  '2.5',
  '1e3',
  'NaN',
  'Infinity',
  '2026-02-30',
  '2026-05-20T10:00:00Z',
  'javascript:alert(1)',
  'https://example.org/a',
  '\u0000\u202E\uFEFF',
  'W'.repeat(9000),
  '\uD800',
  '__proto__',
  'constructor',
  'null',
];
const NUMBERS = [0, -0, 1, 3, 5, 6, 101, -1, 2.5, 1e21, Number.NaN, Number.POSITIVE_INFINITY];

/** Any JSON a server might send, and a few values that JSON cannot express. */
export function anything(next: (limit: number) => number, names: readonly string[], depth = 3): unknown {
  switch (next(depth > 0 ? 8 : 6)) {
    case 0:
      return null;
    case 1:
      return next(2) === 0;
    case 2:
      return NUMBERS[next(NUMBERS.length)];
    case 3:
    case 4:
      return WORDS[next(WORDS.length)];
    case 5:
      return undefined;
    case 6:
      return Array.from({ length: next(4) }, () => anything(next, names, depth - 1));
    default:
      return Object.fromEntries(Array.from({ length: next(6) }, () => [names[next(names.length)] ?? 'x', anything(next, names, depth - 1)]));
  }
}

/** All primitive values within a decoded value. */
export function leaves(value: unknown): readonly unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];
}
