import { describe, expect, it } from 'vitest';
import type { Answer } from '../../src/model/answer.js';
import { UNCLASSIFIED, type Feed, type Incident } from '../../src/model/incident.js';
import {
  categoryWord,
  cutWord,
  feedNotes,
  feedView,
  notCoveredText,
  spanWord,
  summaryWord,
  incidentName,
  mapNote,
  placeInRow,
  placeRemark,
  placeWords,
  severityInWords,
} from '../../src/ui/incident-text.js';
import { groupName } from '../../src/ui/incident-ring.js';
import { longDay } from '../../src/words/day-word.js';
import { loadStrings, localizerIn } from '../../src/words/locale.js';
import { english, localize, strings } from '../support/english.js';
import { textOf } from '../support/template.js';

const report: Incident = { id: '1', title: 'Flood', category: 'natural-disaster', severity: 3, resolved: false, country: 'KE', city: 'Kisumu' };

describe('what is said of incidents', () => {
  const span = (hours: number): string => spanWord(hours, english);

  it('sums up count, country and window', () => {
    const { comma } = strings;
    const counted = (count: number, place: string) => localize(strings.incidentsIn, { what: localize(strings.allIncidents, { count }), place });
    expect(summaryWord(37, 'KE', 72, english)).toBe(counted(37, 'Kenya') + comma + span(72));
    expect(summaryWord(1, 'US', 720, english)).toBe(counted(1, 'the United States') + comma + span(720));
    const worldwide = localize(strings.incidentsWorldwide, { what: localize(strings.allIncidents, { count: 37 }) });
    expect(summaryWord(37, undefined, 72, english)).toBe(worldwide + comma + span(72));
    expect(summaryWord(0, 'FJ', 24, english)).toBe(localize(strings.nothingIn, { place: 'Fiji' }) + comma + span(24));
    expect(summaryWord(undefined, undefined, 24, english)).toBe(strings.anySummary + comma + span(24));
  });

  it('counts whole weeks in days, shorter windows in hours', () => {
    for (const count of [24, 72, 100]) expect(spanWord(count, english)).toBe(localize(strings.lastHours, { count }));
    expect(spanWord(168, english)).toBe(localize(strings.lastDays, { count: 7 }));
  });

  it('says the severity in words, also when it is not known', () => {
    expect(severityInWords({ severity: 4 }, english)).toBe(localize(strings.severityOf, { level: 4, severity: 'severe' }));
    expect(severityInWords({ severity: undefined }, english)).toBe(strings.severityUnknown);
  });

  it('shows an unknown category as it was sent', () => {
    expect(categoryWord('volcanic_gossip', english)).toBe('volcanic_gossip');
    expect(categoryWord('constructor', english)).toBe('constructor');
  });

  it('names a marker by title, category, severity, that it is over, and where', () => {
    const start = ['Flood', 'Natural disaster', localize(strings.severityOf, { level: 3, severity: 'serious' })];
    const name = (...parts: readonly string[]): string => [...start, ...parts].join(strings.stop);
    expect(textOf(incidentName({ ...report, resolved: true }, english))).toBe(name(strings.resolved, 'Kisumu, Kenya'));
    const farOutside = { ...report, place: { lat: 50, lng: 1, isFarOutside: true } };
    expect(textOf(incidentName(farOutside, english))).toBe(name('Kisumu, Kenya', strings.doubtfulPosition));
  });

  it('does not say of a marker that it has no category where something else was sent of it', () => {
    const named = (details?: Incident['details']): string => textOf(incidentName({ ...report, category: UNCLASSIFIED, details }, english));
    expect(named()).toContain(strings.categories.unclassified);
    expect(named([{ key: 'type', value: 'robbery' }])).not.toContain(strings.categories.unclassified);
  });

  it('names a marker of several by number, place, and the severity of the worst', () => {
    const many = [report, { ...report, city: 'Mombasa' }, { ...report, city: undefined }, { ...report, city: 'Mombasa' }];
    const around = (count: number, place: string): string => localize(strings.groupAround, { group: localize(strings.allIncidents, { count }), place });
    const upTo = (severity: string, level: number): string => strings.comma + localize(strings.groupUpTo, { severity, level });
    expect(textOf(groupName(many, 4, english))).toBe(around(4, `\u2068Mombasa\u2069${strings.comma}\u2068Kisumu\u2069`) + upTo('severe', 4));
    expect(textOf(groupName([{ ...report, city: undefined }, report], undefined, english))).toBe(around(2, 'Kisumu'));
    expect(textOf(groupName([{ ...report, city: undefined }], 1, english))).toBe(localize(strings.allIncidents, { count: 1 }) + upTo('minor', 1));
  });

  it.each([
    ['city and country in a list of the world', {}, undefined, 'Kisumu, Kenya'],
    ['the country alone where no city is known', { city: undefined }, undefined, 'Kenya'],
    ['the city alone in a list of its country', {}, 'KE', 'Kisumu'],
    ['nothing twice in a list of its country', { city: undefined }, 'KE', ''],
    ['the country in a list of another one', {}, 'UG', 'Kisumu, Kenya'],
    ['the country alone where the city repeats it', { city: 'Singapore', country: 'SG' }, undefined, 'Singapore'],
    ['the country alone where the city is its code', { city: 'SG', country: 'SG' }, undefined, 'Singapore'],
    ['a city in a list of a country of its name', { city: 'Singapore', country: 'SG' }, 'SG', 'Singapore'],
    ['a country that was sent in words', { country: 'Kenya (north)' }, undefined, 'Kisumu, Kenya (north)'],
  ] as const)('says in a row %s', (_, changes, asked, words) => {
    expect(textOf(placeInRow({ ...report, ...changes }, asked, english))).toBe(words);
  });

  it('says the country in the reader’s language', async () => {
    await loadStrings('de');
    const german = localizerIn('de', strings);
    expect(textOf(placeInRow({ ...report, city: 'Santiago', country: 'CL' }, undefined, german))).toBe('Santiago, Chile');
    expect(textOf(placeInRow({ ...report, city: undefined, country: 'FR' }, undefined, german))).toBe('Frankreich');
    expect(textOf(placeInRow({ ...report, city: 'Singapore', country: 'SG' }, undefined, german))).toBe('Singapur');
    expect(textOf(placeInRow({ ...report, city: 'Luxemburg', country: 'LU' }, undefined, german))).toBe('Luxemburg');
  });

  it('says of a position that there is none, that it is doubtful, or nothing', () => {
    expect(placeRemark(report, english)).toBe(strings.noPosition);
    expect(placeRemark({ ...report, place: { lat: 1, lng: 1 } }, english)).toBe('');
    expect(placeRemark({ ...report, place: { lat: 1, lng: 1 } }, english, true)).toBe(strings.doubtfulPosition);
  });

  it('says where, as precisely as the report does', () => {
    expect(placeWords(report, english)).toEqual(['Kisumu', 'Kenya']);
    expect(placeWords({ ...report, city: undefined, country: undefined }, english)).toEqual([]);
  });

  it('notes what could not be read, by the answer’s own count', () => {
    const answer = { data: [report], credit: {}, fetchedAt: 0, completeness: { sent: 2, read: 1, counted: 2 } };
    expect(feedNotes(answer, [report], 50, english)).toBe(localize(strings.counted, { all: 2, count: 1 }));
  });

  it('says that a list is cut where rows of it were dropped', () => {
    const answer = { data: [report], credit: {}, fetchedAt: 0, completeness: { sent: 50, read: 50 } };
    expect(cutWord(answer, 50, 72, 0, english)).toBeDefined();
    expect(feedNotes({ ...answer, data: [] }, [], 50, english)).toBe(localize(strings.shownOf, { all: 50, count: 0 }));
  });

  it('says which country is not in the data, and never that nothing happened there', () => {
    expect(notCoveredText('VA', english)).toBe(localize(strings.notCovered, { place: 'Vatican City' }));
  });

  it('says that there may be more where the limit has cut incidents off', () => {
    const answer = (...data: Incident[]) => ({ data, credit: {}, fetchedAt: 0 });
    const isUnordered = { ...answer(report, report), completeness: { sent: 2, read: 2, isUnordered: true } };
    const isCut = (cut: Answer<Feed>, limit: number): boolean => cutWord(cut, limit, 72, 0, english) !== undefined;
    expect(isCut(answer(report, report), 2)).toBe(true);
    expect([isCut(answer(report, report), 3), isCut(answer(), 0), isCut(isUnordered, 2)]).toEqual([false, false, false]);
    const [now, oldest] = [new Date(2026, 5, 10), { ...report, occurredAt: new Date(2026, 5, 7, 12).getTime() }];
    const since = cutWord(answer(report, oldest, report), 3, 72, now.getTime(), english);
    expect(since).toBe(localize(strings.since, { date: 'Sunday, June 7' }));
    // Sorted last, but not the oldest.
    const future = { ...report, occurredAt: new Date(2026, 5, 13).getTime() };
    expect(cutWord(answer(report, oldest, future), 3, 72, now.getTime(), english)).toBe(since);
    expect(cutWord(answer(report), 3, 72, now.getTime(), english)).toBeUndefined();
    expect(summaryWord(undefined, undefined, 72, english, since)).toBe(strings.anySummary + strings.comma + localize(strings.mayBeMore, { span: since ?? '' }));
  });

  it('notes the filters and what has no position', () => {
    const placed = { ...report, place: { lat: 0, lng: 1 } };
    const answer = (...data: Incident[]) => ({ data, credit: {}, fetchedAt: 0 });
    expect(feedNotes(answer(placed), [placed], 50, english)).toBe('');
    expect(feedNotes(answer(placed, report), [report], 2, english)).toBe(localize(strings.shown, { count: 1, all: 2 }));
    expect([mapNote([placed, report], english), mapNote([placed], english)]).toEqual([localize(strings.unplaced, { count: 1 }), '']);
  });

  describe('in the view of a list', () => {
    const question = { country: 'KE', hours: 72, limit: 50 };
    const everything = { categories: new Set<string>(), minSeverity: 1 };
    const extreme = { ...report, id: '2', severity: 5 };
    const view = (data: readonly Incident[], { filter = everything, isFrozen = false, pending = 0, stale = false } = {}) => {
      const answer = { data, credit: {}, fetchedAt: 0, stale };
      return feedView({ latest: answer, shown: answer, pending, announced: 0 }, question, filter, 0, isFrozen, english);
    };
    const uncounted = summaryWord(undefined, 'KE', 72, english);
    const [finding, about] = [localize(strings.anySummaryIn, { place: 'Kenya' }), span(72)];

    it('counts all incidents, but neither those that a filter leaves nor those beside which others wait', () => {
      expect(view([report, extreme]).summary).toBe(summaryWord(2, 'KE', 72, english));
      const filtered = view([report, extreme], { filter: { ...everything, minSeverity: 4 } });
      expect(filtered).toMatchObject({ all: [report, extreme], shown: [extreme], summary: uncounted, about, finding });
      expect(view([report, extreme], { pending: 1 }).summary).toBe(uncounted);
    });

    it('finds nothing, and no absence, in old data', () => {
      expect(view([report, extreme]).finding).not.toBe('');
      for (const old of [{ stale: true }, { isFrozen: true }]) {
        expect(view([report, extreme], old)).toMatchObject({ summary: summaryWord(2, 'KE', 72, english), finding: '' });
        expect(view([], old)).toMatchObject({ summary: uncounted, about, finding });
      }
      expect(view([]).summary).toBe(summaryWord(0, 'KE', 72, english));
    });

    it('says how far back old data goes below its title, not in it', () => {
      const { finding: title, about: below } = view(
        Array.from({ length: 50 }, () => ({ ...report, occurredAt: -86_400_000 })),
        { stale: true },
      );
      expect(title).toBe(finding);
      expect(below).toBe(localize(strings.mayBeMore, { span: localize(strings.since, { date: longDay(-86_400_000, 0, english) }) }));
    });

    it('keeps the room of the longest words until there is an answer', () => {
      const { all, shown, summary, about } = feedView(undefined, question, everything, 0, false, english);
      expect({ all, shown, summary }).toEqual({ all: undefined, shown: [], summary: uncounted });
      expect(about.length).toBeGreaterThan(span(72).length);
      expect(summary).toBe(finding + strings.comma + span(72));
    });
  });
});
