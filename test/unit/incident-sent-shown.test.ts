import { describe, expect, it } from 'vitest';
import { decodeIncident, feedDecoder } from '../../src/api/incident.js';
import { decodeOnce } from '../../src/api/decode.js';
import { localize, strings } from '../support/english.js';
import { pageOf, report, REPORT, visibleText } from '../support/sent.js';
import { type Row, asSent, expectShown, noIncidents, severitiesInText } from '../support/sent-shown.js';

describe('an empty feed', () => {
  it.each([
    {},
    { status: 'maintenance' },
    { available: false },
    { failed_sources: 3 },
    { events: [{ title: 'Bomb' }] },
    { Incidents: [{ title: 'Bomb' }] },
    { data: [{ title: 'Bomb' }] },
    { errors: ['timeout'] },
    { complete: false },
    { total: 12 },
    { meta: { degraded: true } },
    { message: 'Service suspended' },
    { success: 'false' },
    { code: 503 },
    { pagination: { total: 40 } },
    { stale_since: '2026-05-01' },
    { feeds: { usgs: 'down', gdacs: 'down' } },
    { note: 'Nothing from 3 of 9 sources' },
  ])('is none in the data, beside %j', async (beside) => {
    for (const tag of ['incident-list', 'incident-map'] as const) {
      const page = await visibleText(tag, { country: 'KE', hours: 72 }, { incidents: [], ...beside });
      expectShown(page, [noIncidents], [strings.noMatch]);
      for (const value of Object.values(beside).filter((one) => typeof one !== 'object'))
        expect(page).toContain(typeof value === 'boolean' ? 'no' : String(value));
      expect(page.includes(asSent)).toBe(Object.keys(beside).length > 0);
    }
  });

  it.each([{ count: 3 }, { count: '3', status: 'ok' }])('that counts rows is a failure: %j', async (beside) => {
    await expect(pageOf('incident-list', {}, { incidents: [], ...beside })).resolves.toBe('');
  });
});

describe('an incident', () => {
  const severityIn = (fields: object): string[] => severitiesInText.filter((word) => new RegExp(`· ${word}`).test(report(fields)));

  it.each<Row>([
    [{ severity: { value: 1, label: 'Critical' } }, ['value: 1, label: Critical', 'Severity value', 'Severity label', 'Critical']],
    [{ severity: 'Critical' }, ['Critical']],
    [{ severity: 'minor' }, ['minor', 'Severity']],
    [{ severity: '1/10' }, ['1/10']],
    [{ severity: 0 }, ['Severity', '0']],
    [{ severity: 11 }, ['11']],
    [{ severity: 1.5 }, ['1.5']],
    [{ severity: [1, 5] }, ['1, 5']],
    [{ severity: true }, ['yes']],
    [{ Severity: 5, severity_level: 4 }, ['Severity', '5', 'Severity level', '4'], [strings.severityUnknown]],
    [{ level: 'red' }, ['Level', 'red'], [strings.severityUnknown]],
  ])('of unknown severity as %j', (fields, shown, never = []) => {
    expectShown(report(fields), shown, never);
    expect(decodeIncident({ title: 'a', ...fields })?.severity).toBeUndefined();
    if (!/minor/.test(JSON.stringify(fields))) expect(severityIn(fields)).toEqual([]);
  });

  it.each<Row>([
    [{ flags: ['Landmines'] }, ['Flags', 'Landmines']],
    [{ regions: 'North: Do Not Travel' }, ['Regions', 'North: Do Not Travel']],
    [{ countries: ['KE', 'UG'] }, ['Countries', 'KE, UG'], [strings.placeUnknown]],
    [{ country_iso: 'KEN' }, ['KEN']],
    [{ country_iso: ['KE', 'UG'] }, ['Country ISO', 'KE, UG']],
    [{ country: 'Kenya' }, ['Country', 'Kenya']],
    [{ location: { lat: 1, lng: 2, name: 'Market' } }, ['Location lat', 'Location name', 'Market'], [strings.placeUnknown]],
    [{ geometry: { type: 'Point', coordinates: [36.8, -1.2] } }, ['Geometry coordinates', '36.8, -1.2']],
    [{ lat: 95, lng: 10 }, ['Lat', '95', 'Lng', '10', strings.noPosition]],
    [{ lat: 0, lng: 0 }, ['Lat', 'Lng', strings.noPosition]],
    [{ when: 'last night' }, ['When', 'last night']],
    [{ occurred_at: 1_779_267_600 }, ['1779267600']],
    [{ occurred_at: 'Wed, 20 May 2026 09:00:00 GMT' }, ['Wed, 20 May 2026 09:00:00 GMT']],
    [{ occurred_at: '2026-05-20T09:00Z' }, ['2026-05-20T09:00Z']],
    [{ occurred_at: '0001-01-01T00:00:00Z' }, ['0001-01-01T00:00:00Z']],
    [{ source: { name: 'Wire', url: 'https://wire.example/' } }, ['Source name', 'Wire', 'Source URL', 'https://wire.example/'], [strings.sourceUnknown]],
    [{ publisher: 'Wire' }, ['Publisher', 'Wire'], [strings.sourceUnknown]],
    [{ category: 'volcanic_gossip' }, ['volcanic_gossip']],
    [{ category: ['crime', 'health'] }, ['crime, health'], [strings.categories.crime]],
    [{ type: 'robbery' }, ['Type', 'robbery'], [strings.categories.unclassified]],
    [{ description: 'Long story.' }, ['Description', 'Long story.']],
    [{ url: '/news/1' }, ['URL', '/news/1']],
    [{ summary: 7, city: 8 }, ['Summary', '7', 'City', '8']],
    [{ casualties: { dead: 3, injured: 12 } }, ['Casualties dead', '3', 'Casualties injured', '12']],
    [{ ended_at: '2026-05-19T00:00:00Z' }, ['Ended at', '2026-05-19T00:00:00Z'], [`${strings.resolved} ${strings.categories.unclassified}`]],
    [{ status: 'monitoring' }, ['Status', 'monitoring'], [strings.resolved]],
    [{ status: 'closed', over: true }, ['closed', 'Over', 'yes']],
    [{ live: false }, ['Live', 'no'], [strings.resolved]],
    [{ status: 'live', resolved: true }, ['Status', 'live', 'Resolved', 'yes']],
    [{ resolved: 'true' }, ['Resolved', 'true']],
    [{ resolved_at: '2126-05-19T00:00:00Z' }, ['Resolved at', '2126']],
    [{ resolved_at: '2026-05-19T00:00:00Z' }, [strings.resolved, 'Resolved at', '2026-05-19T00:00:00Z']],
    [{ title: '\u200b', summary: 'A bomb.' }, ['A bomb.']],
    [{ title: '<i>Fire</i> &amp; &#34;smoke&quot; &amp;lt;' }, ['Fire & "smoke" &lt;']],
    [{ n: 'n/a', t: 'tbc' }, ['n/a', 'tbc']],
  ])('as %j', (fields, shown, never = []) => {
    expectShown(report(fields), shown, never);
  });

  it.each<[object, boolean]>([
    [{ ended_at: '2026-05-19T00:00:00Z' }, true],
    [{ status: 'ended' }, true],
    [{ closed: true }, true],
    [{ state: 'inactive' }, true],
    [{ status: { code: 'resolved' } }, true],
    [{ status: 'resolved' }, false],
    [{ is_resolved: true }, false],
  ])('is listed with %j: %s', async (fields, isListed) => {
    for (const tag of ['incident-list', 'incident-map'] as const) {
      const page = await visibleText(tag, { country: 'KE' }, { incidents: [{ ...REPORT, title: 'Earthquake', ...fields }] });
      expect([page.includes('Earthquake'), page.includes(strings.noMatch)]).toEqual([isListed, !isListed]);
    }
  });

  it('that shares an id with others is not one with them, and one that was sent twice is', async () => {
    const incidents = [
      REPORT,
      { ...REPORT, title: 'Bomb in the market' },
      { ...REPORT, title: 'Bomb in the market', occurred_at: '2026-05-19T09:00:00Z' },
      REPORT,
      { ...REPORT, occurred_at: '2026-05-20T11:00:00+02:00' },
    ];
    const page = await visibleText('incident-list', { country: 'KE' }, { incidents });
    expect([page.split('Road closed').length, page.split('Bomb in the market').length]).toEqual([2, 3]);
    for (const other of ['2026-05-20T12:00:00Z', 'at noon', null]) {
      const both = await visibleText(
        'incident-list',
        { country: 'KE' },
        {
          incidents: [
            { ...REPORT, occurred_at: '2026-05-20' },
            { ...REPORT, occurred_at: other },
          ],
        },
      );
      expect(both.split('Road closed')).toHaveLength(3);
    }
    const unread = ['last night', 'at noon'].map((occurred_at) => ({ ...REPORT, occurred_at }));
    expect((await visibleText('incident-list', { country: 'KE' }, { incidents: unread })).split('Road closed')).toHaveLength(3);
  });

  it('is not read beyond the limit, and neither called the newest where the feed is in another order', async () => {
    const incidents = Array.from({ length: 300 }, (_, hours) => ({
      ...REPORT,
      id: `${hours}`,
      title: `Report ${hours}`,
      occurred_at: new Date(Date.UTC(2026, 4, 20) - hours * 3_600_000).toISOString(),
    }));
    const attributes = { country: 'KE', limit: 20 };
    const mayBeMore = localize(strings.mayBeMore, { span: '' });
    const newest = await visibleText('incident-list', attributes, { incidents });
    expectShown(newest, ['Report 19', mayBeMore], ['Report 20']);
    const oldest = await visibleText('incident-list', attributes, { incidents: incidents.toReversed() });
    expectShown(oldest, ['Report 299', localize(strings.shownOf, { all: 300, count: 20 })], ['Report 200', mayBeMore]);
  });

  it('that was not read is not said to match no filter', async () => {
    const over = Array.from({ length: 3 }, (_, place) => ({ ...REPORT, id: `${place}`, title: `Report ${place}`, status: 'resolved' }));
    for (const tag of ['incident-list', 'incident-map'] as const) {
      const cut = await visibleText(tag, { country: 'KE', limit: 2 }, { incidents: [...over, { ...REPORT, title: 'Bomb in the market' }] });
      expectShown(cut, [localize(strings.shownOf, { all: 4, count: 0 })], [strings.noMatch, strings.noIncidents]);
      const unread = await visibleText(tag, { country: 'KE' }, { incidents: [...over, { headline: 'Bomb in the market' }] });
      expectShown(unread, [localize(strings.counted, { all: 4, count: 3 })], [strings.noMatch, strings.noIncidents]);
      expectShown(await visibleText(tag, { country: 'KE' }, { incidents: over }), [strings.noMatch]);
    }
  });

  it('of fifty thousand is not waited for', () => {
    let read = 0;
    const row = (place: number): object =>
      Object.defineProperty({ ...REPORT, id: `${place}` }, 'title', { get: () => `Report ${(read += 1)}`, enumerable: true });
    const feed = decodeOnce({ incidents: Array.from({ length: 50_000 }, (_, place) => row(place)) }, feedDecoder(200));
    expect([feed?.data.length, feed?.completeness?.sent]).toEqual([200, 50_000]);
    expect(read).toBeLessThanOrEqual(1000);
  });
});
