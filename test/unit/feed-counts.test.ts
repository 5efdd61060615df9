import { describe, expect, it } from 'vitest';
import type { Answer } from '../../src/model/answer.js';
import { filterIncidents, INCIDENT_CATEGORIES, SEVERITIES, type Feed, type Incident } from '../../src/model/incident.js';
import { chosenDays, filterCounts, periodOf, stripDays } from '../../src/model/feed-counts.js';

const HOUR = 3600_000;
/** Three in the afternoon, local time. */
const FETCHED_AT = new Date(2026, 4, 20, 15).getTime();

let count = 0;
const at = (occurredAt: number | undefined, more: Partial<Incident> = {}): Incident => ({
  id: `${count++}`,
  title: 'Something',
  category: 'crime',
  resolved: false,
  severity: 3,
  occurredAt,
  ...more,
});
const onDay = (day: number, hour = 12): number => new Date(2026, 4, day, hour).getTime();
const answer = (data: Feed, more: Partial<Answer<Feed>> = {}): Answer<Feed> => ({ data, credit: {}, fetchedAt: FETCHED_AT, ...more });
const lengths = (data: Feed, hours = 72, limit = 50, more: Partial<Answer<Feed>> = {}) =>
  stripDays(answer(data, more), hours, limit).columns.map(({ length }) => length);

describe('the days of a feed', () => {
  it('are all that the hours asked for touch, the last one that of the answer', () => {
    const { columns, startOf } = stripDays(answer([]), 72, 50);
    expect(columns).toHaveLength(4);
    expect([0, 3, 4].map((index) => startOf(index))).toEqual([17, 20, 21].map((day) => onDay(day, 0)));
  });

  it('have each incident on the day it happened, the mildest first, an unknown severity after all', () => {
    const feed = [at(onDay(20, 0)), at(onDay(19, 23), { severity: 5 }), at(onDay(19, 1), { severity: undefined }), at(onDay(19), { severity: 1 })];
    expect(stripDays(answer(feed), 72, 50).columns).toEqual([[], [], [1, 5, undefined], [3]]);
  });

  it('leave out what has no time and what is still to come', () => {
    expect(lengths([at(undefined), at(onDay(21)), at(onDay(18))])).toEqual([0, 1, 0, 0]);
  });

  it('have a date without an hour on that date, in every zone', () => {
    const feed = [at(Date.UTC(2026, 4, 19, 12), { isDay: true })];
    const { startOf } = stripDays(answer(feed), 72, 50);
    expect(lengths(feed)).toEqual([0, 0, 1, 0]);
    const days = { from: startOf(2), until: startOf(3) };
    expect(filterIncidents(feed, { categories: new Set(), minSeverity: 1, days })).toHaveLength(1);
  });

  it('end with those of old data', () => {
    expect(lengths([at(onDay(18))], 48, 50, { asOf: onDay(18, 20) })).toEqual([0, 0, 1]);
  });

  it('are of 24 hours each until the answer, where they were rendered for a zone', () => {
    const feed = [at(FETCHED_AT - HOUR), at(FETCHED_AT - 25 * HOUR)];
    expect(lengths(feed, 72, 50, { timeZone: 'Asia/Tokyo' })).toEqual([0, 1, 1]);
    expect(stripDays(answer(feed, { timeZone: 'Asia/Tokyo' }), 72, 50).startOf(3)).toBe(FETCHED_AT);
  });

  it('are not loaded before the oldest incident of an answer that was cut off', () => {
    const feed = [at(onDay(20)), at(onDay(19))];
    expect(stripDays(answer(feed), 72, 50).loaded).toBe(0);
    expect(stripDays(answer(feed), 72, 2).loaded).toBe(2);
    expect(stripDays(answer(feed, { completeness: { sent: 60, read: 60 } }), 72, 50).loaded).toBe(2);
    expect(stripDays(answer([]), 72, 0).loaded).toBe(0);
  });

  it('are whole only after that of the oldest incident of an answer that was cut off, even one at midnight, which may have had others beside it', () => {
    const wholeFrom = (data: Feed, limit: number, more: Partial<Answer<Feed>> = {}) => stripDays(answer(data, more), 72, limit).whole;
    const feed = [at(onDay(20)), at(onDay(19))];
    expect([wholeFrom(feed, 50), wholeFrom(feed, 2), wholeFrom([at(onDay(20)), at(onDay(19, 0))], 2)]).toEqual([0, 3, 3]);
    expect(wholeFrom([at(onDay(20)), at(onDay(20, 1))], 2), 'all on one day').toBe(4);
    expect(wholeFrom([at(FETCHED_AT - HOUR), at(FETCHED_AT - 25 * HOUR)], 2, { timeZone: 'Asia/Tokyo' }), 'where they were rendered for a zone').toBe(2);
    expect(wholeFrom(feed, 2, { completeness: { sent: 2, read: 2, isUnordered: true } }), 'in no order, what was cut off may be of any day').toBe(4);
    expect(wholeFrom([at(undefined)], 1), 'of unknown times').toBe(4);
  });
});

describe('the days chosen', () => {
  const feed = [at(onDay(20)), at(onDay(19)), at(onDay(18)), at(undefined)];
  const whole = stripDays(answer(feed), 72, 50);
  const cut = stripDays(answer(feed), 72, 4);

  it('are all that are loaded until a reader chooses', () => {
    expect(chosenDays(whole, undefined)).toEqual([0, 4]);
    expect(chosenDays(cut, undefined)).toEqual([1, 4]);
  });

  it('come back from the period that they make', () => {
    for (const [from, until] of [
      [0, 1],
      [1, 3],
      [3, 4],
    ] as const)
      expect(chosenDays(whole, periodOf(whole, from, until))).toEqual([from, until]);
  });

  it('are no period if they are all', () => {
    expect([periodOf(whole, 0, 4), periodOf(cut, 1, 4)]).toEqual([undefined, undefined]);
    expect(periodOf(cut, 2, 4)).toBeDefined();
  });

  it('let through what happened on them, and what has no time', () => {
    const shown = filterIncidents(feed, { categories: new Set(), minSeverity: 1, days: periodOf(whole, 1, 3) });
    expect(shown).toEqual([feed[1], feed[2], feed[3]]);
  });

  it('stay at least one day when newer answers move them out', () => {
    const { from, until } = { from: onDay(1, 0), until: onDay(3, 0) };
    expect(chosenDays(whole, { from, until })).toEqual([0, 1]);
  });
});

describe('the counts beside the filters', () => {
  const incident = (category: string, severity?: number): Incident => at(FETCHED_AT, { category, severity });
  const feed = [incident('crime', 1), incident('crime', 5), incident('health', 3), incident('piracy'), incident('constructor', 2)];

  it('say what each category would show, and how many there are of each severity', () => {
    const { categories, severities } = filterCounts(feed, { categories: new Set(['crime']), minSeverity: 2 });
    expect(Object.fromEntries(categories)).toEqual({
      ...Object.fromEntries(INCIDENT_CATEGORIES.map((category) => [category, 0])),
      crime: 1,
      health: 1,
      piracy: 1,
      constructor: 1,
    });
    expect([...severities]).toEqual([...SEVERITIES, undefined].map((severity) => [severity, severity === 1 || severity === 5 ? 1 : 0]));
  });

  it('count each incident in one severity only, and as many as there are shown', () => {
    for (const least of SEVERITIES) {
      for (const category of [...INCIDENT_CATEGORIES, 'piracy']) {
        const { categories, severities } = filterCounts(feed, { categories: new Set([category]), minSeverity: least });
        const shown = filterIncidents(feed, { categories: new Set([category]), minSeverity: least }).length;
        const counted = [...severities].filter(([severity = 5]) => severity >= least).reduce((sum, [, count]) => sum + count, 0);
        expect([categories.get(category), counted]).toEqual([shown, shown]);
      }
    }
  });

  it('are all zero without incidents', () => {
    const { categories, severities } = filterCounts([], { categories: new Set(), minSeverity: 1 });
    expect([...categories.values(), ...severities.values()].every((count) => count === 0)).toBe(true);
  });
});
