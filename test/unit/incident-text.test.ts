import { describe, expect, it } from 'vitest';
import type { Incident } from '../../src/model/incident.js';
import {
  categoryWord,
  groupName,
  feedNotes,
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
import { common } from '../../src/words/en.json?common';
import { incidentDetails } from '../../src/words/en.json?incidentDetails';
import { incidentFilters } from '../../src/words/en.json?incidentFilters';
import { incidentMap } from '../../src/words/en.json?incidentMap';
import { incidents } from '../../src/words/en.json?incidents';
import { map } from '../../src/words/en.json?map';
import { loadStrings, localizerIn } from '../../src/words/locale.js';
import { createLocalizer } from '../../src/words/localizer.js';
import { textOf } from '../support/template.js';

const localizer = createLocalizer({ ...common, ...incidents, ...incidentDetails, ...incidentFilters, ...incidentMap, ...map }, 'en');
const report: Incident = { id: '1', title: 'Flood', category: 'natural-disaster', severity: 3, resolved: false, country: 'KE', city: 'Kisumu' };

describe('what is said of incidents', () => {
  it('sums up count, country and window', () => {
    expect(summaryWord(37, 'KE', 72, localizer)).toBe('37 incidents in Kenya, last 72 hours');
    expect(summaryWord(1, 'US', 720, localizer)).toBe('1 incident in the United States, last 30 days');
    expect(summaryWord(0, 'FJ', 24, localizer)).toBe('No incidents reported in Fiji, last 24 hours');
    expect(summaryWord(undefined, undefined, 24, localizer)).toBe('Incidents, last 24 hours');
  });

  it('counts whole weeks in days, shorter windows in hours', () => {
    expect([24, 72, 100, 168].map((hours) => spanWord(hours, localizer))).toEqual(['last 24 hours', 'last 72 hours', 'last 100 hours', 'last 7 days']);
  });

  it('says the severity in words, also when it is not known', () => {
    expect(severityInWords({ severity: 4 }, localizer)).toBe('Severity 4 of 5: severe');
    expect(severityInWords({ severity: undefined }, localizer)).toBe('Severity not given');
  });

  it('shows an unknown category as it was sent', () => {
    expect(categoryWord('volcanic-gossip', localizer)).toBe('volcanic gossip');
    expect(categoryWord('constructor', localizer)).toBe('constructor');
  });

  it('names a marker by title, category, severity, that it is over, and where', () => {
    expect(textOf(incidentName({ ...report, resolved: true }, localizer))).toBe('Flood. Natural disaster. Severity 3 of 5: serious. Ended. Kisumu, Kenya');
    const doubtful = { ...report, place: { lat: 50, lng: 1, isDoubtful: true } };
    expect(textOf(incidentName(doubtful, localizer))).toBe('Flood. Natural disaster. Severity 3 of 5: serious. Kisumu, Kenya. Position doubtful');
  });

  it('names a marker of several by number, place, and the severity of the worst', () => {
    const many = [report, { ...report, city: 'Mombasa' }, { ...report, city: undefined }, { ...report, city: 'Mombasa' }];
    expect(textOf(groupName(many, 4, localizer))).toBe('4 incidents around Mombasa, up to severe, 4 of 5');
    expect(textOf(groupName([{ ...report, city: undefined }, report], undefined, localizer))).toBe('2 incidents around Kisumu');
    expect(textOf(groupName([{ ...report, city: undefined }], 1, localizer))).toBe('1 incident, up to minor, 1 of 5');
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
    expect(textOf(placeInRow({ ...report, ...changes }, asked, localizer))).toBe(words);
  });

  it('says the country in the reader’s language', async () => {
    await loadStrings('de');
    const german = localizerIn('de', { ...common, ...incidents });
    expect(textOf(placeInRow({ ...report, city: 'Santiago', country: 'CL' }, undefined, german))).toBe('Santiago, Chile');
    expect(textOf(placeInRow({ ...report, city: undefined, country: 'FR' }, undefined, german))).toBe('Frankreich');
    expect(textOf(placeInRow({ ...report, city: 'Singapore', country: 'SG' }, undefined, german))).toBe('Singapur');
    expect(textOf(placeInRow({ ...report, city: 'Luxemburg', country: 'LU' }, undefined, german))).toBe('Luxemburg');
  });

  it('says of a position that there is none, that it is doubtful, or nothing', () => {
    expect(placeRemark(report, localizer)).toBe('Not on the map');
    expect(placeRemark({ ...report, place: { lat: 1, lng: 1 } }, localizer)).toBe('');
    expect(placeRemark({ ...report, place: { lat: 1, lng: 1 } }, localizer, true)).toBe('Position doubtful');
  });

  it('says where, as precisely as the report does', () => {
    expect(placeWords(report, localizer)).toEqual(['Kisumu', 'Kenya']);
    expect(placeWords({ ...report, city: undefined, country: undefined }, localizer)).toEqual([]);
  });

  it('notes what could not be read, by the answer’s own count', () => {
    const answer = { data: [report], credit: {}, fetchedAt: 0, extent: { sent: 2, read: 1, counted: 2 } };
    expect(feedNotes(answer, [report], 50, localizer)).toBe('Entries according to the data provider: 2; readable: 1.');
  });

  it('notes that a list is cut where rows of it were dropped', () => {
    const answer = { data: [report], credit: {}, fetchedAt: 0, extent: { sent: 50, read: 50 } };
    expect(feedNotes(answer, [report], 50, localizer)).toBe('Showing the newest incident.');
    expect(feedNotes({ ...answer, data: [] }, [], 50, localizer)).toBe('');
  });

  it('says which country is not in the data, and never that nothing happened there', () => {
    expect(notCoveredText('VA', localizer)).toBe('This source does not cover Vatican City.');
  });

  it('notes the limit, the filters and what has no position', () => {
    const placed = { ...report, place: { lat: 0, lng: 1 } };
    const answer = (...data: Incident[]) => ({ data, credit: {}, fetchedAt: 0 });
    const early = { ...report, occurredAt: Date.parse('2026-05-20T09:00:00Z') };
    expect(feedNotes(answer(placed), [placed], 50, localizer)).toBe('');
    expect(feedNotes(answer(placed, report), [report], 2, localizer)).toBe('Showing the newest 2 incidents. 1 of 2 matches the filters.');
    expect(feedNotes(answer(early), [early], 1, localizer)).toMatch(/^Showing the newest incident\. The oldest: May 20, 2026 at .+\.$/);
    expect([mapNote([placed, report], localizer), mapNote([placed], localizer)]).toEqual(['1 incident is not on the map.', '']);
  });
});
