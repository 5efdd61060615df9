import { describe, expect, it } from 'vitest';
import { decodeIncident } from '../../src/api/incident-decode.js';
import { patternOf, strings } from '../support/english.js';
import { shownIncident } from '../support/incident.js';

const NOTHING = ['N/A', 'n/a', 'n.a.', 'NA', 'none', 'None', 'null', 'NULL', 'nil', 'undefined', 'unknown', 'Unknown', 'unspecified', 'not available'];
const SIGNS = ['not specified', 'not known', 'NO DATA', 'TBD', 'tbc', '-', '–', '—', '?', '???', '--', '.', '...', ' - '];

describe('a word for nothing', () => {
  it.each([...NOTHING, ...SIGNS])('is no place, source, time, category or severity: %j', (word) => {
    const fields = { city: word, country_iso: word, source: word, occurred_at: word, category: word, severity: word, summary: word, url: word, id: word };
    const incident = decodeIncident({ title: 'Road closed', ...fields });
    expect(incident).toMatchObject({ city: undefined, country: undefined, source: undefined, category: 'unclassified', summary: undefined });
    const text = shownIncident(incident);
    expect(text).toMatch(new RegExp([strings.severityUnknown, strings.timeUnknown, strings.placeUnknown].map((text) => patternOf(text)).join('.*')));
    expect(text).toContain(strings.categories.unclassified);
    expect(text.split(' ').slice(4)).not.toContain(word);
  });

  it('leaves the country of a place that has one', () => {
    expect(shownIncident(decodeIncident({ title: 'Road closed', location: { city: 'N/A', country: 'CL' } }))).toMatch(/· Chile/);
  });

  it.each(['Nice', 'Nan', 'Tbilisi', 'Nonthaburi', 'Å', 'Unknown Valley', 'Various'])('is not a name that only looks like one: %s', (city) => {
    expect(decodeIncident({ title: 'Road closed', city })?.city).toBe(city);
  });

  it('is shown where it is of a field that nobody knows', () => {
    expect(shownIncident(decodeIncident({ title: 'Road closed', casualties: 'unknown' }))).toMatch(/Casualties: unknown/);
  });
});
