import { describe, expect, it } from 'vitest';
import type { Incident } from '../../src/model/incident.js';
import { categoryWord, feedNotes, spanWord, summaryWord } from '../../src/ui/incident-facts.js';
import { incidentName, mapNote, placeWords, severityInWords } from '../../src/ui/incident-names.js';
import { incidentDetails } from '../../src/words/en/incident-details.js';
import { incidentFilters } from '../../src/words/en/incident-filters.js';
import { incidentMap } from '../../src/words/en/incident-map.js';
import { incident } from '../../src/words/en/incident.js';
import { map } from '../../src/words/en/map.js';
import { shared } from '../../src/words/en/shared.js';
import { dated } from '../../src/words/format.js';

const voice = dated({
  say: { ...incident, ...incidentDetails, ...incidentFilters, ...incidentMap, ...map, ...shared },
  lang: 'en',
  dir: 'ltr',
  number: String,
  term: () => undefined,
  place: () => undefined,
});
const report: Incident = { id: '1', title: 'Flood', category: 'natural-disaster', severity: 3, resolved: false, country: 'KE', city: 'Kisumu' };

describe('what is said of incidents', () => {
  it('sums up count, country and window', () => {
    expect(summaryWord(37, 'KE', 72, voice)).toBe('37 incidents in Kenya, last 72 hours');
    expect(summaryWord(1, 'US', 720, voice)).toBe('1 incident in the United States, last 30 days');
    expect(summaryWord(0, 'FJ', 24, voice)).toBe('No incidents in Fiji, last 24 hours');
    expect(summaryWord(undefined, undefined, 24, voice)).toBe('Incidents, last 24 hours');
  });

  it('counts whole weeks in days, shorter windows in hours', () => {
    expect([24, 72, 100, 168].map((hours) => spanWord(hours, voice))).toEqual(['last 24 hours', 'last 72 hours', 'last 100 hours', 'last 7 days']);
  });

  it('says the severity in words, also when it is not known', () => {
    expect(severityInWords(4, voice)).toBe('Severity 4 of 5: Severe');
    expect(severityInWords(undefined, voice)).toBe('Severity not given');
  });

  it('shows an unknown category as it was sent', () => {
    expect(categoryWord('volcanic-gossip', voice)).toBe('volcanic gossip');
    expect(categoryWord('constructor', voice)).toBe('constructor');
  });

  it('names a marker by title, category, severity and that it is over', () => {
    expect(incidentName({ ...report, resolved: true }, voice)).toBe('Flood. Natural disaster. Severity 3 of 5: Serious. Resolved');
  });

  it('says where, as precisely as the report does', () => {
    expect(placeWords(report, voice)).toEqual(['Kisumu', 'Kenya']);
    expect(placeWords({ ...report, city: undefined, country: undefined }, voice)).toEqual([]);
  });

  it('notes the limit, the filters and what has no position', () => {
    const placed = { ...report, place: { lat: 0, lng: 1 } };
    expect(feedNotes({ all: [placed], shown: [placed], limit: 50 }, voice)).toBe('');
    expect(feedNotes({ all: [placed, report], shown: [report], limit: 2 }, voice)).toBe('Showing the newest 2 incidents. 1 of 2 matches the filters.');
    expect([mapNote([placed, report], voice), mapNote([placed], voice)]).toEqual(['1 has no position on the map.', '']);
  });
});
