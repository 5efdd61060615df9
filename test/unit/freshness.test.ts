import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../src/model/answer.js';
import type { Advisory, Country } from '../../src/model/country.js';
import { ageInWords, datedParts, freshnessView } from '../../src/ui/freshness.js';
import { ageWord } from '../../src/words/age.js';
import { english, localize, strings } from '../support/english.js';
import { NOW } from '../support/now.js';
import { markupOf } from '../support/template.js';

const DAY = 86_400_000;
const daysAgo = (days: number): number => NOW - days * DAY;

const advice = (government: string, updated?: number): Advisory => ({ government, updated, details: [] });

const answer = (advisories: readonly Advisory[], more: Partial<Answer<Country>> = {}, country: Partial<Country> = {}): Answer<Country> => ({
  data: { iso2: 'KE', name: 'Kenya', score: 49, breakdown: [], advisories, unadvised: [], sent: {}, ...country },
  credit: {},
  fetchedAt: NOW,
  ...more,
});

describe('the parts of an answer that say when they are from', () => {
  const names = (of: Answer<Country>) => datedParts(of).map(({ name }) => name);

  it('are the score, which is as old as the answer, and advice with a date', () => {
    expect(names(answer([advice('uk'), advice('us', daysAgo(600))]))).toEqual(['score', 'us']);
    expect(datedParts(answer([], { asOf: daysAgo(1) }))).toEqual([{ name: 'score', at: daysAgo(1) }]);
  });

  it('are no score where there is none, or of an answer without a date', () => {
    expect(names(answer([advice('us', daysAgo(3))], {}, { score: undefined }))).toEqual(['us']);
    expect(names(answer([advice('us', daysAgo(3))], { fetchedAt: Number.NaN }))).toEqual(['us']);
  });
});

describe('an age in words', () => {
  it.each([0, 1, 12, 29, 31, 45, 364, 366, 615, 729, 731, 800, 4000])('has the figure with which advice says how long ago it was: %i days', (days) => {
    const figure = (text: string): string | undefined => /\d+/.exec(text)?.[0];
    const ago = figure(ageWord(daysAgo(days), NOW, english));
    const age = ageInWords(daysAgo(days), NOW, english);
    expect(figure(age)).toBe(ago ?? (days === 0 ? '0' : '1'));
  });

  it('is in hours and minutes below a day, and a day without an hour is today', () => {
    expect(ageInWords(NOW - 5 * 60_000, NOW, english)).toBe('5 minutes');
    expect(ageInWords(new Date(NOW).setHours(0, 0, 0, 0), new Date(NOW).setHours(3, 0, 0, 0), english)).toBe('3 hours');
    expect(ageInWords(Date.UTC(2026, 5, 10, 12), new Date(2026, 5, 10, 9).getTime(), english, true)).toBe('today');
  });
});

describe('the line of ages', () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOW }));
  afterEach(() => void vi.useRealTimers());

  const drawn = (of: Answer<Country>): string => markupOf(freshnessView(of, english));

  it('says which part is the oldest, and how old each is to those who do not see it', () => {
    const markup = drawn(answer([advice('uk', daysAgo(3)), advice('us', daysAgo(615))]));
    const of = (name: keyof typeof strings.partNames, age: string): string => strings.partNames[name] + localize(strings.aside, { text: age });
    expect(markup).toContain(localize(strings.oldestPart, { part: strings.partNames.us, age: '20 months' }));
    expect(markup).toContain(`${strings.partAges}: ${of('us', '20 months')}, ${of('uk', '3 days')}, ${of('score', '0 minutes')}`);
    expect(markup.match(/<circle/g)).toHaveLength(3);
    // The newest is named at its dot, in place of the unit there.
    expect(markup).toContain(`>${of('score', '0 minutes')}</text>`);
    const units = [...markup.matchAll(/<text y="1\.5em"[^>]*>([^<]*)</g)].map(([, unit]) => unit?.replaceAll(/<!--.*?-->/g, ''));
    expect(units).toEqual(['1 year', '1 month', '1 day', '', of('score', '0 minutes')]);
  });

  it('names a government that we have no words for as it was sent', () => {
    expect(drawn(answer([advice('new_zealand', daysAgo(9))]))).toContain('\u2068New zealand\u2069');
    expect(drawn(answer([advice('constructor', daysAgo(9))]))).toContain('\u2068Constructor\u2069');
  });

  it('says which advice has no date', () => {
    const undated = `${strings.partNames.uk}: ${strings.noDate}`;
    const of = (updated?: number): string => drawn(answer([advice('uk', updated), advice('us', daysAgo(9))]));
    expect(of()).toContain(`> ·&nbsp;${undated}<`);
    expect(/aria-label="([^"]*)"/.exec(of())?.[1]).toContain(undated);
    expect(of(daysAgo(3))).not.toContain(strings.noDate);
    const unreadable = { ...advice('uk'), details: [{ key: 'updated', value: 'yesterday' }] };
    expect(drawn(answer([unreadable, advice('us', daysAgo(9))]))).not.toContain(strings.noDate);
  });

  it('has no age for advice that is dated ahead', () => {
    const ahead = daysAgo(-40);
    for (const one of [{ ...advice('us', ahead), isDay: true }, advice('us', ahead)]) {
      expect(drawn(answer([advice('uk', daysAgo(3)), one]))).not.toContain(strings.partNames.us);
      expect(drawn(answer([one]))).not.toContain('<svg');
    }
    // The server's clock may be a little ahead.
    expect(drawn(answer([advice('us', NOW + 60_000)]))).toContain(strings.partNames.us + localize(strings.aside, { text: '0 minutes' }));
  });

  it('is not drawn of fewer than two parts', () => {
    expect(drawn(answer([advice('us')]))).not.toContain('<svg');
  });
});
