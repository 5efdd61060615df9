import { describe, expect, it } from 'vitest';
import { decodeMethodology } from '../../src/api/methodology.js';
import { decodeIncident, feedDecoder } from '../../src/api/incident.js';
import { COUNTRIES } from '../../src/api/country-compact.js';
import { decodeOnce } from '../../src/api/envelope.js';
import { COUNTRY } from '../../src/api/names/country.js';
import { SECTIONS } from '../../src/model/country.js';
import { readable } from '../../src/ui/label.js';
import { sentBelow } from '../../src/ui/risk-table.js';
import { loadStrings, localizerIn } from '../../src/words/locale.js';
import { SECTIONS as ENGLISH, localize, strings } from '../support/english.js';
import { methodologyPage } from '../support/methodology.js';
import { drawn, JAPAN, METHODOLOGY, pageOf, profile, report, REPORT, seen, TAGS } from '../support/sent.js';
import { textOf } from '../support/template.js';

/** What was sent, what a reader has to see of it, and what no reader may see. */
type Row = [sent: object, shown: readonly string[], never?: readonly string[]];

const flat = Object.assign({}, ...Object.values(ENGLISH)) as object;
const { asSent, noAdvisory, noIncidents, governments, severitiesInText, ratingUnknown, notInData } = strings;
const NONE = ['No incidents reported', 'undefined', '[object', 'NaN'];

function expectShown(page: string, shown: readonly string[], never: readonly string[] = []): void {
  for (const text of shown) expect(page).toContain(text);
  for (const text of [...never, ...NONE]) expect(page).not.toContain(text);
}

describe.each(TAGS)('%s %j', (tag, attributes, answer) => {
  const [[name, held]] = Object.entries(answer) as [[string, unknown]];

  it.each(
    tag === 'risk-methodology'
      ? [null, 7, 'text', [], {}, [METHODOLOGY], { data: METHODOLOGY }, { methodology: METHODOLOGY }, { status: 'ok', message: 'Try later.' }]
      : [
          null,
          7,
          'text',
          [],
          {},
          [answer],
          held,
          { data: answer },
          { data: held },
          { result: answer },
          { items: held },
          { results: held },
          { [name.toUpperCase()]: held },
          { [`${name}s`]: held },
          { [name]: null },
          { [name]: 'text' },
          { [name]: 7 },
          { [name]: Array.isArray(held) ? { items: held } : [held] },
          { [name]: Array.isArray(held) ? [{}, null, 'text'] : {} },
          { status: 'ok', [name]: { [name]: held } },
        ],
  )('takes for a failure %j', async (json) => {
    // Of two countries, the other one is there.
    if (tag === 'country-compare') expect(await seen(tag, attributes, json)).not.toContain(`${readable('risk_score')} Japan`);
    else await expect(pageOf(tag, attributes, json)).resolves.toBe('');
  });

  it.each([
    [{ status: 'maintenance' }, ['Status', 'maintenance']],
    [{ available: false }, ['Available', 'no']],
    [{ failed_sources: 3 }, ['Failed sources', '3']],
    [{ error: 'internal_error', message: 'Feed is down.' }, ['internal_error', 'Feed is down.']],
    [{ events: [{ title: 'Bomb in the market', city: 'Mombasa' }] }, ['Events 1', 'title: Bomb in the market, city: Mombasa']],
    [{ warnings: ['Data delayed', 'Partial'] }, ['Warnings', 'Data delayed, Partial']],
    [{ meta: { partial: true, note: 'Two feeds missing' } }, ['Meta partial', 'yes', 'Meta note', 'Two feeds missing']],
    [{ deep: { a: { b: { c: 'far down' } } } }, ['Deep a', 'b: c: far down']],
    [{ total: 812, next: null, has_more: true }, ['Total', '812', 'Has more', 'yes']],
    [{ disclaimer: '<b>Do not travel</b> & stay' }, ['<b>Do not travel</b> & stay']],
    [{ '': 'without a name' }, ['without a name']],
  ] satisfies Row[])('shows as sent what stands beside: %j', async (beside, shown) => {
    expectShown(await seen(tag, attributes, { ...answer, ...beside }), [asSent, ...shown]);
  });

  it('says nothing of what the contract documents, and of nothing', async () => {
    const page = await seen(tag, attributes, {
      ...answer,
      licence: 'CC BY 4.0',
      attribution: 'P',
      ...(tag !== 'risk-methodology' && { count: '1', methodology: 'https://p.example/m' }),
      a: null,
      b: '',
      c: [],
      d: {},
      e: '\u200b',
    });
    expect(page).not.toContain(asSent);
  });

  it('folds what is more than six lines', async () => {
    const page = await pageOf(tag, attributes, {
      ...answer,
      ...Object.fromEntries(Array.from({ length: 9 }, (_, place) => [`field_${place}`, `value ${place}`])),
    });
    if (!/inline/.test(JSON.stringify(attributes))) expect(page).toMatch(/Field 5(?:(?!Field 6)[^])*<details class="fold below">[^]*Field 8/);
    expect(page).toMatch(/lang="en"/);
  });

  it('shows the beginning of what is deeper or longer than anybody reads, and says so', async () => {
    let deep: unknown = 'x';
    for (let level = 0; level < 1000; level += 1) deep = { a: deep };
    const rows = Array.from({ length: 20_000 }, (_, place) => ({ place }));
    for (const beside of [{ deep }, { rows }, { words: 'W'.repeat(9000) }]) expect(await seen(tag, attributes, { ...answer, ...beside })).toContain('…');
  });

  it.each([{ licence: { name: 'ODbL' } }, { licence: ['All rights reserved'] }])('claims no licence of the contract beside %j', async (licence) => {
    const page = await seen(tag, attributes, { ...answer, ...licence });
    // In a comparison, that of the other country's answer stays.
    if (tag !== 'country-compare') expect(page).not.toContain('CC BY 4.0');
    expect(page).toMatch(/ODbL|All rights reserved/);
  });
});

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
      const page = await seen(tag, { country: 'KE', hours: 72 }, { incidents: [], ...beside });
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

describe('advice', () => {
  const UK = governments.uk;
  const US = governments.us;
  const assigned = localize(strings.aside, { text: strings.assigned });

  it.each<Row>([
    [{ uk: { level: 2, text: 'Some risk.' }, us: { level: 3, text: 'Reconsider.' } }, [UK, 'Some risk.', US, 'Reconsider.'], [noAdvisory, asSent]],
    [{ fcdo: 'Some risk.', usa: 3 }, [UK, 'Some risk.', US, localize(strings.level, { level: 3 })], [noAdvisory]],
    [{ gb: { alert: 'Some risk.' }, us_state: { message: 'Reconsider.' } }, [UK, US], [noAdvisory]],
    [{ uk: 'Some risk.' }, [UK, US, noAdvisory]],
    [{ us: 2, uk: null }, [US, UK, noAdvisory]],
    [{ australia: { level: 4, text: 'Do not travel.' } }, ['Australia', 'Do not travel.'], [UK, US, noAdvisory]],
    [{ au: { country: 'United Kingdom', level: 4 } }, ['AU', 'Country', 'United Kingdom'], [UK, US, noAdvisory]],
    [{ canada: { country: 'US', text: 'Avoid.' }, germany: { for: 'US', text: 'Meiden.' } }, ['Canada', 'Avoid.', 'Germany', 'Meiden.'], [US, UK, noAdvisory]],
    [{ UK: { text: 'Some risk.' } }, ['UK', 'Some risk.'], [UK, noAdvisory]],
    [{ 'UK Foreign Office': 'Some risk.' }, ['UK Foreign Office', 'Some risk.'], [UK, noAdvisory]],
    [{ state: { level: 3 } }, ['State'], [US, noAdvisory]],
    [{ uk_us: { level: 3, text: 'Joint advice.' } }, ['UK US', 'Joint advice.'], [UK, US, noAdvisory]],
    [{ uk: { text: 'Joint advice.', governments: ['UK', 'US'] } }, [UK, 'Joint advice.', 'Governments', 'UK, US'], [noAdvisory]],
    [{ uk: { text: 'Joint advice of the United States and the UK.' } }, [UK, 'Joint advice'], [noAdvisory]],
    [{ uk: { text: 'A', source: 'FCDO and U.S. State Department' } }, ['FCDO and U.S. State Department'], [noAdvisory]],
    [{ level: 3, text: 'Reconsider.' }, ['Level', 'Text', 'Reconsider.'], [UK, US, noAdvisory]],
    [{ uk: [{ level: 2 }, { level: 4 }] }, [UK, '1', 'level: 2', '2', 'level: 4'], [assigned]],
    [{ uk: true }, [UK, 'yes'], []],
    [{ uk: { level: ['Orange'], text: 7 } }, [UK, 'Level', 'Orange', 'Text', '7'], [assigned]],
    [{ uk: { level: 2.5 } }, [UK, '2.5'], [assigned]],
    [{ uk: { level: { value: 4, label: 'All but essential' } } }, ['Level value', '4', 'Level label', 'All but essential']],
    [{ uk: { text: 'A', url: 'javascript:alert(1)', updated: 'yesterday' } }, ['URL', 'javascript:alert(1)', 'Updated', 'yesterday']],
    [{ uk: { text: 'A', summary: 'B', flags: ['Landmines'], regions: 'North: Do Not Travel' } }, ['A', 'Summary', 'B', 'Landmines', 'North: Do Not Travel']],
    [{ uk: { Text: 'A', alertText: 'B', levels: 3 } }, ['Text', 'A', 'Alert text', 'B', 'Levels', '3'], [assigned]],
  ])('as %j', async (advisories, shown, never = []) => {
    for (const [tag, attributes] of [
      ['country-risk', { country: 'JP' }],
      ['country-risk', { country: 'JP', variant: 'full' }],
    ] as const) {
      expectShown(await seen(tag, attributes, { country: { iso2: 'JP', name: 'Japan', advisories } }), shown, never);
    }
    // A comparison has rows for both governments.
    const compared = await seen('country-compare', { countries: 'JP FR' }, { country: { iso2: 'JP', name: 'Japan', advisories } });
    expectShown(compared, shown);
  });

  it.each<Row>([
    [{ advisories: 'Level 3 by the US, Level 2 by the UK' }, ['Level 3 by the US, Level 2 by the UK'], [noAdvisory]],
    [
      {
        advisories: [
          { government: 'UK', level: 2 },
          { government: 'Australia', country: 'GB', level: 4 },
        ],
      },
      ['government: UK, level: 2', 'government: Australia'],
      [UK, US, noAdvisory],
    ],
    [{ advisories: { items: [{ id: 'uk', level: 2 }] } }, ['Items', 'id: uk, level: 2'], [UK, US, noAdvisory]],
    [{ advisory: { us: { level: 4 }, uk: 'Some risk.' } }, ['Advisory US', 'level: 4', 'Advisory UK', 'Some risk.'], [noAdvisory]],
    [{ travelAdvisories: { usState: { level: 4 } } }, ['Travel advisories US state'], [`${US} ${noAdvisory}`]],
    [{ uk_level: 2, us_level: 3 }, ['UK level', 'US level'], [noAdvisory]],
    [{ advisories: {}, statements: ['The Foreign Office advises against all travel.'] }, ['advises against all travel'], [`${UK} ${noAdvisory}`]],
  ])('elsewhere, %j', async (fields, shown, never = []) => {
    expectShown(await profile(fields), shown, never);
    expectShown(await seen('country-risk', { country: 'JP' }, { country: { ...JAPAN, ...fields } }), shown, never);
  });

  it('beside the country is not called absent', async () => {
    const page = await seen('country-risk', { country: 'JP' }, { country: JAPAN, us: { level: 4, text: 'Do not travel.' }, fcdo_advice: 'Avoid.' });
    expectShown(page, ['Do not travel.', 'Avoid.'], [noAdvisory]);
  });

  it.each([undefined, null, {}, [], { uk: null, us: {} }, { uk: '', us: { text: '' } }])(
    'is not in the data where nothing names it: %j',
    async (advisories) => {
      expect((await profile({ advisories })).split(noAdvisory)).toHaveLength(3);
    },
  );
});

describe('a breakdown', () => {
  it.each([
    [{ crime: 3, health: '2' }, 2],
    [{ crime: 3, CRIME: 2 }, 0],
    [{ 'Civil Unrest': 3, natural_disasters: { score: 2, label: 'low-moderate' } }, 2],
    [{ crime: { score: 3, label: 'Moderate', notes: 'At night.' }, maritime: 2 }, 1],
    [{ crime: 3, health: 7 }, 0],
    [{ crime: 3, health: 0 }, 0],
    [{ crime: 3, health: 2.5 }, 0],
    [{ crime: 3, health: -1 }, 0],
    [{ crime: 3, health: '9' }, 0],
    [{ crime: 3, health: '7/10' }, 0],
    [{ crime: 3, health: { score: 7 } }, 0],
    [{ crime: { score: 3, max: 10 } }, 0],
    [{ crime: { score: 3, of: 10 } }, 0],
    [{ crime: { score: 3, scale: '0-10' } }, 0],
    [{ crime: { rating: 3, score: 8 } }, 0],
    [{ crime: { level: 4, score: 3 }, health: 2 }, 1],
    [{ crime: { rating: '3', score: 3 } }, 1],
    [{ crime: 3, max: 10 }, 0],
    [{ crime: 3, scale: '1 to 10' }, 0],
    [{ crime: 3, scale: { from: 1, to: 10 } }, 0],
    [{ crime: 3, overall: 6.2 }, 0],
    [{ crime: 3, higher_is_safer: true }, 0],
    [{ crime: { score: 1, label: 'Critical' } }, 0],
    [{ crime: { score: 1, label: 'High' } }, 0],
    [{ crime: { score: 4, label: 'High' } }, 1],
    [{ crime: { value: 3 } }, 0],
    [{ crime: [3] }, 0],
    [{ crime: 'High' }, 0],
    [{ crime: true }, 0],
    [{ crime: null, health: 3 }, 1],
    [{ risks: { crime: 3 } }, 0],
    [{ crimes: 3, Crime_rate: 2 }, 0],
    [[{ category: 'crime', score: 3 }], 0],
    ['high', 0],
    [3, 0],
  ])('%j is drawn for %i of its ratings', async (breakdown, count) => {
    expect(drawn(breakdown)).toBe(count);
    const page = await profile({ breakdown });
    for (const text of JSON.stringify(breakdown).match(/-?\d+(?:\.\d+)?|Critical|High|Moderate/g) ?? []) expect(page).toContain(text);
    if (!count) expect(page).not.toContain(strings.ratingScale);
  });

  it('says of what was sent as null that it is not rated, and of the others only where nothing unknown was sent', async () => {
    const rowsOf = async (breakdown: object): Promise<number> => (await profile({ breakdown })).split(ratingUnknown).length - 1;
    expect(await rowsOf({ crime: null })).toBe(6);
    expect(await rowsOf({ crime: null, maritime: 2 })).toBe(1);
    expect(await rowsOf({ crime: 2 })).toBe(5);
    expect(await rowsOf({ crime: 2, crimeAtNight: 5 })).toBe(0);
    expect(await rowsOf({ maritime: 2 })).toBe(0);
    expect(await rowsOf({ crime: true, health: { value: 3 }, terrorism: [2] })).toBe(3);
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
    [{ source: { name: 'Wire', url: 'https://wire.example/' } }, ['Source name', 'Wire', 'Source URL', 'https://wire.example/'], [strings.reporterUnknown]],
    [{ publisher: 'Wire' }, ['Publisher', 'Wire'], [strings.reporterUnknown]],
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
      const page = await seen(tag, { country: 'KE' }, { incidents: [{ ...REPORT, title: 'Earthquake', ...fields }] });
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
    const page = await seen('incident-list', { country: 'KE' }, { incidents });
    expect([page.split('Road closed').length, page.split('Bomb in the market').length]).toEqual([2, 3]);
    for (const other of ['2026-05-20T12:00:00Z', 'at noon', null]) {
      const both = await seen(
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
    expect((await seen('incident-list', { country: 'KE' }, { incidents: unread })).split('Road closed')).toHaveLength(3);
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
    const newest = await seen('incident-list', attributes, { incidents });
    expectShown(newest, ['Report 19', mayBeMore], ['Report 20']);
    const oldest = await seen('incident-list', attributes, { incidents: incidents.toReversed() });
    expectShown(oldest, ['Report 299', localize(strings.shownOf, { all: 300, count: 20 })], ['Report 200', mayBeMore]);
  });

  it('that nobody looked at is not said to match no filter', async () => {
    const over = Array.from({ length: 3 }, (_, place) => ({ ...REPORT, id: `${place}`, title: `Report ${place}`, status: 'resolved' }));
    for (const tag of ['incident-list', 'incident-map'] as const) {
      const cut = await seen(tag, { country: 'KE', limit: 2 }, { incidents: [...over, { ...REPORT, title: 'Bomb in the market' }] });
      expectShown(cut, [localize(strings.shownOf, { all: 4, count: 0 })], [strings.noMatch, strings.noIncidents]);
      const unread = await seen(tag, { country: 'KE' }, { incidents: [...over, { headline: 'Bomb in the market' }] });
      expectShown(unread, [localize(strings.counted, { all: 4, count: 3 })], [strings.noMatch, strings.noIncidents]);
      expectShown(await seen(tag, { country: 'KE' }, { incidents: over }), [strings.noMatch]);
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

describe('a country', () => {
  /** What names a country or is in its profile alone. */
  const ASIDE = ['iso2', 'iso3', 'region', 'flag', ...SECTIONS];
  const SAMPLES: Readonly<Record<string, string>> = { name: 'Japan', score: '15', tier: 'Very Safe' };

  /** What each view shows of a country; below a table stands what the row that a reader chose has no column for. */
  async function viewsOf(country: object, lang: string): Promise<Readonly<Record<string, string>>> {
    const rows = decodeOnce({ countries: [country] }, COUNTRIES)?.data ?? [];
    await loadStrings(lang);
    const below = textOf(sentBelow(rows, 'JP', [], localizerIn(lang, flat)));
    const views: Record<string, string> = { 'a comparison': await seen('country-compare', { countries: 'JP FR', lang }, { country }) };
    for (const variant of ['inline', 'badge', 'card', 'full']) views[variant] = await seen('country-risk', { country: 'JP', variant, lang }, { country });
    for (const tag of ['risk-table', 'risk-map'] as const) views[tag] = (await seen(tag, { lang }, { countries: [country] })) + below;
    return views;
  }

  it.each(Object.keys(COUNTRY).filter((field) => !ASIDE.includes(field)))(
    'has its %s in every tag, since what has a name is not shown as sent, and not under that name',
    async (field) => {
      const [type, name = field] = COUNTRY[field as 'name'] as readonly [string, string?];
      const sample = SAMPLES[field] ?? `a ${type} of ${name}`;
      const country = { ...JAPAN, [name]: SAMPLES[field] ? JAPAN[name as 'name'] : sample };
      for (const [view, page] of Object.entries(await viewsOf(country, 'en'))) expect(page, `${view} does not show ${name}`).toContain(sample);
      const asKey = new RegExp(`${readable(name)}[\\s:]*${sample}`);
      // In English, a label of ours may be the same word.
      for (const [view, page] of Object.entries(await viewsOf(country, 'de'))) expect(page, `${view} has no label of ours for ${name}`).not.toMatch(asKey);
    },
  );

  it.each<Row>([
    [{ flags: ['Landmines'] }, ['Flags', 'Landmines']],
    [{ regions: 'North: Do Not Travel' }, ['Regions', 'North: Do Not Travel']],
    [{ names: ['Nippon'], scores: [80, 90], summaries: 'War.' }, ['Names', 'Nippon', 'Scores', '80, 90', 'Summaries', 'War.']],
    [{ risk_tier: ['Do Not Travel'] }, [readable('risk_tier'), 'Do Not Travel', strings.tierUnknown]],
    [{ risk_tier: 4 }, [readable('risk_tier'), '4', strings.tierUnknown]],
    [{ risk_tier: { label: 'High Risk', code: 4 } }, [`${readable('risk_tier')} label`, 'High Risk'], []],
    [{ risk_score: 140 }, [readable('risk_score'), '140', strings.scoreUnknown]],
    [{ risk_score: 37.6 }, ['37.6', strings.scoreUnknown]],
    [{ risk_score: '38/100' }, ['38/100', strings.scoreUnknown]],
    [{ risk_score: { value: 38, max: 200 } }, [`${readable('risk_score')} value`, '38', `${readable('risk_score')} max`, '200', strings.scoreUnknown]],
    [{ riskScore: 99, RISK_TIER: 'Do Not Travel' }, [readable('risk_score'), '99', 'Do Not Travel']],
    [{ iso3: 'jpn', flag: 7, region: ['Asia', 'Oceania'] }, ['Iso3', 'jpn', 'Flag', '7', 'Asia, Oceania']],
    [{ details: { warning: 'Evacuate' } }, ['Details warning', 'Evacuate']],
  ])('as %j, in every tag', async (fields, shown, never = []) => {
    const country = { ...JAPAN, ...fields };
    for (const variant of ['inline', 'badge', 'card', 'full']) {
      expectShown(await seen('country-risk', { country: 'JP', variant }, { country }), shown, never);
      if (variant === 'inline' || variant === 'badge')
        expectShown(await seen('country-risk', { country: 'JP', variant }, { countries: [country] }), shown, never);
    }
    expectShown(await seen('country-compare', { countries: 'JP FR' }, { country }), shown, never);
  });

  it.each<Row>([
    [{ summary: ['One.', 'Two.'] }, [strings.summaryTitle, 'One., Two.']],
    [{ breakdown: 'high' }, [strings.breakdown, 'high']],
    [{ drug_law: 'severe' }, [strings.drugLaw, 'severe']],
    [{ drug_law: [{ substance: 'cannabis', tier: 'legal' }] }, [strings.drugLaw, 'substance: cannabis, tier: legal']],
    [{ drug_law: { tier: { code: 4, label: 'severe' } } }, ['Tier code', '4', 'Tier label', 'severe']],
    [{ drug_law: { death_penalty: true } }, ['Death penalty', 'yes'], [strings.drugLaws['death penalty']]],
    [{ drug_law: { tier: 'Death_Penalty' } }, [strings.drugLaws['death penalty']]],
    [{ drug_law: { tier: 'under review', summary: 'A.', notes: 'B.' } }, ['under review', 'A.', 'Notes', 'B.']],
    [{ lgbtq: true }, [strings.lgbtq, 'yes'], [strings.legals.legal]],
    [{ lgbtq: { legal: true, criminalised: true } }, ['Legal', 'yes', 'Criminalised'], [strings.legals.legal, strings.legals.criminalised]],
    [{ lgbtq: { legal: 'illegal', social: 'hostile' } }, ['illegal', 'hostile'], [strings.legals.legal]],
    [{ peace_index: 86 }, ['86']],
    [{ peace_index: { rank: '86 of 163', score: 'n/a' } }, ['Rank', '86 of 163', 'Score', 'n/a']],
    [{ peace_index: { rank: 0, total: 163 } }, ['Rank', '0', 'Total', '163']],
    [{ peace_index: { rank: 170, total: 163 } }, ['170', 'Total', '163'], [localize(strings.rankOf, { rank: 170, total: 163 })]],
    [{ quick_facts: 'none' }, [strings.quickFacts, 'none']],
    [{ quick_facts: { currency: { code: 'JPY', name: 'Yen' }, tap_water: false, visa: 'none' } }, ['Currency code', 'JPY', 'no', 'Visa']],
    [{ quick_facts: { plug_type: 'A', plug_types: ['B', 'C'] } }, ['A', readable('plug_types'), 'B, C']],
    [
      { womens_safety: { rating: 'caution', notes: 'Stay in groups.', night: 'Avoid.' } },
      [strings.womensRatings.caution, 'Stay in groups.', 'Night', 'Avoid.'],
    ],
  ])('has its sections as %j', async (fields, shown, never = []) => {
    expectShown(await profile(fields), shown, never);
  });

  it.each([
    { rating: 'caution' },
    { rating: 'caution', level: 'higher risk' },
    { level: 'Higher Risk' },
    { rating: 4 },
    { score: 4, grade: 'D' },
    { stars: 1 },
    { rating: { value: 'caution', code: 4 } },
    { rating: 'caution', notes: '' },
    { day: 'safe', night: 'extreme caution' },
    'extreme caution',
    3,
    ['caution', 'higher risk', 'caution', 'safe'],
  ])('has no women’s rating without notes, under whatever name: %j', async (womens_safety) => {
    const page = await profile({ womens_safety });
    const section = page.slice(page.indexOf(strings.womensSafety), page.indexOf(strings.asRated));
    expect(section).not.toMatch(/caution|higher risk|\b[1-5]\b|\bsafe\b|very safe/i);
    expect(section).toMatch(new RegExp(`${strings.ratingAlone}|${strings.ratingHidden}`));
  });

  it('has no section called absent where something was sent that may be it', async () => {
    const sections = { sections: 'drug-law lgbtq breakdown summary' };
    const page = (fields: object): Promise<string> => seen('country-risk', { country: 'JP', ...sections }, { country: { ...JAPAN, ...fields } });
    expect((await page({})).split(notInData)).toHaveLength(5);
    expectShown(await page({ drugLaw: { tier: 'severe' } }), [readable('drugLaw.tier'), 'severe'], [notInData]);
  });

  it('of which rows disagree has neither score, and no colour', async () => {
    const countries = [JAPAN, { ...JAPAN, risk_score: 90, risk_tier: 'Do Not Travel' }, { iso2: 'FR', name: 'France', risk_score: 20, risk_tier: 'Very Safe' }];
    const table = await pageOf('risk-table', {}, { countries });
    expect(table.split('class="level tier-1"')).toHaveLength(2);
    expectShown(await seen('risk-table', {}, { countries }), ['15, 90', 'Very Safe, Do Not Travel']);
    expectShown(await seen('country-risk', { country: 'JP', variant: 'badge' }, { countries }), ['15, 90', strings.scoreUnknown]);
  });
});

describe('a methodology', () => {
  it.each<Row>([
    [{ composite: 'A weighted sum' }, ['Composite', 'A weighted sum']],
    [{ composite: { formula: 7, weights: { editorial: 0.5 } } }, ['Formula', '7', 'Weights editorial', '0.5']],
    [{ components: { editorial: { weight: '50%', share: 0.5 } } }, ['Weight', '50%', 'Share', '0.5'], [strings.weightUnknown]],
    [{ components: { editorial: 0.5 } }, ['0.5']],
    [{ components: [{ name: 'editorial', weight: 0.5 }] }, ['name: editorial, weight: 0.5']],
    [{ tiers: [{ range: '0-17', label: 'Very Safe', level: 5 }] }, ['0–17', 'Very Safe', localize(strings.levelSent, { level: 5 })]],
    [{ tiers: [{ min: 0, max: 17, label: 'Very Safe' }] }, ['Min', '0', 'Max', '17'], [strings.rangeUnknown]],
    [{ tiers: { 'Very Safe': '0-17' } }, ['Very Safe', '0-17']],
    [{ tiers: [['Very Safe', '0-17']] }, ['Very Safe, 0-17']],
    [{ sources: [{ name: 'Desk', url: 'https://desk.example/' }] }, ['name: Desk, url: https://desk.example/']],
    [{ sources: 'Desk' }, ['Desk']],
    [{ review_cadence: 'weekly' }, ['weekly']],
    [{ review_cadence: { live: { every: 'hour' } } }, ['every: hour', 'Live'].slice(1)],
    [{ docs: 'guide.html', changelog: ['May', 'June'] }, ['Docs', 'guide.html', 'Changelog', 'May, June']],
    [{ Tiers: [{ label: 'A' }] }, ['Tiers 1', 'label: A']],
  ])('as %j', (fields, shown, never = []) => {
    const data = decodeMethodology({ ...METHODOLOGY, ...fields })?.data;
    expectShown(data ? methodologyPage(data) : '', shown, never);
  });
});
