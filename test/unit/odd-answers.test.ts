import i18n from 'i18n-iso-countries';
import { describe, expect, it } from 'vitest';
import { keepSent } from '../../src/api/decode.js';
import { exportData } from '../../src/api/export.js';
import { codeOf } from '../../src/api/incident-country.js';
import { decodeList } from '../../src/api/client.js';
import { decodeIncident } from '../../src/api/incident-decode.js';
import { decodeMethodology } from '../../src/api/methodology.js';
import { SECTIONS, type Section } from '../../src/model/country.js';
import { cardOf, decode, shownCard, shownComparison } from '../support/country.js';
import { localize, patternOf, strings } from '../support/english.js';
import { isAhead, isBefore } from '../../src/model/incident.js';
import { totalOf } from '../../src/model/incident-query.js';
import { shownIncident } from '../support/incident.js';
import { markupOf } from '../support/template.js';

const section = (name: Section, fields: object): string => shownCard(decode(fields), name);
const shown = (fields: object, asked?: string): string => shownIncident(decodeIncident({ title: 'Road closed', ...fields }), asked);

const UK = strings.governments.uk;
const leveled = (level: number): string => localize(strings.level, { level });
const british = (level: number): string => leveled(level) + localize(strings.aside, { text: strings.assigned });
const rated = (score: number): string => `${localize(strings.ratingOf, { level: score })}${strings.comma}${score} ${strings.ratings[score - 1]}`;

describe('a list of objects under a name', () => {
  it.each([
    [[{ level: 3 }], `Canada ${leveled(3)}`],
    [[{ level: 3 }, { text: 'Avoid the coast.' }], `Canada Avoid the coast. ${leveled(3)}`],
    [[{ country: 'JP', level: 3 }], `Canada: JP ${leveled(3)}`],
  ])('is the advice of the government it stands under: %j', (canada, said) => {
    expect(section('advisories', { advisories: { canada } })).toContain(said);
  });

  it('has a British level that the data provider assigned', () => {
    expect(section('advisories', { advisories: { uk: [{ level: 2 }] } })).toContain(`${UK} ${british(2)}`);
  });

  it('is known by its own names where the one around it says nothing', () => {
    const text = section('advisories', {
      advisories: {
        others: [
          { government: 'Germany', level: 2 },
          { government: 'UK', level: 1 },
        ],
      },
    });
    expect(text).toMatch(new RegExp(`${patternOf(`${UK} ${leveled(1)}`)} .*Germany ${patternOf(leveled(2))}`));
    expect(text).not.toContain('Others');
  });

  it('keeps the name of a fact', () => {
    const text = section('quick-facts', {
      quick_facts: {
        emergency: [{ name: 'Police', number: '110' }],
        airports: [{ code: 'HND' }, { code: 'NRT' }],
        electricity: { voltage: '100 V', frequency: '50' },
      },
    });
    for (const said of ['Emergency: Police 110', 'Airports HND', 'Airports NRT', `${strings.factNames.voltage} 100 V`, 'Electricity: frequency 50'])
      expect(text).toContain(said);
  });

  it('keeps the name of a category', () => {
    expect(section('breakdown', { breakdown: { maritime: [{ score: 3 }], crime: [{ score: 2 }] } })).toMatch(
      new RegExp(`Maritime ${patternOf(rated(3))}.*Crime ${patternOf(rated(2))}`),
    );
  });

  it('says that there are more than it shows', () => {
    const sources = Array.from({ length: 300 }, (_, place) => `Source ${place}`);
    const found = decodeMethodology({ sources })?.sources ?? [];
    expect(found.length).toBeGreaterThan(150);
    expect(found.at(-1)?.name).toBe('…');
    expect(decodeMethodology({ sources: sources.slice(0, 60) })?.sources).toHaveLength(60);
  });
});

describe('a rating on another scale', () => {
  const pips = (breakdown: object): number => markupOf(cardOf(decode({ breakdown }), 'breakdown')).split('class="pips"').length - 1;

  it.each([
    { crime: { score: 3, max: 10 } },
    { crime: { score: 3, outOf: 10 } },
    { crime: { score: 3, of: 10 } },
    { crime: { score: 3, scale: '0-10' } },
    { crime: { score: 3, scale: 100 } },
    { crime: { score: 3, scale: '1-5, higher is safer' } },
    { crime: { score: 3, min: 0, max: 5 } },
    { crime: { score: { value: 3, max: 10 } } },
    { crime: { score: 7, max: 10, label: 'High' } },
    { crime: { score: 3, range: [0, 10] } },
    { scale: 10, crime: 3 },
    { scale: { min: 0, max: 10 }, crime: 3 },
    { max: 10, ratings: { crime: 3 } },
  ])('has no pips: %j', (breakdown) => {
    expect(pips(breakdown)).toBe(0);
    expect(section('breakdown', { breakdown })).toMatch(new RegExp(String.raw`Crime.* (3|7)\b.*Terrorism ${patternOf(strings.ratingUnknown)}`));
  });

  it.each([{ crime: { score: 3, max: 5 } }, { crime: { score: 3, min: 1, max: 5 } }, { crime: { score: 3, scale: '1 to 5' } }, { crime: 3, scale: '1–5' }])(
    'is our scale where it is said so: %j',
    (breakdown) => {
      expect(pips(breakdown)).toBe(1);
      expect(section('breakdown', { breakdown })).not.toContain(`Scale 1–5 ${strings.ratingUnknown}`);
    },
  );

  it('is no row of its own', () => {
    expect(section('breakdown', { breakdown: { scale: 5, crime: 3 } })).toMatch(
      new RegExp(`Crime Scale: 5 ${patternOf(rated(3))}.*Infrastructure ${patternOf(strings.ratingUnknown)} (?!Scale)`),
    );
  });

  it.each([{ severity: 3, severity_max: 10 }, { severity: { value: 3, max: 10 } }, { severity: 3, severity_scale: '0-10' }])('is no severity: %j', (fields) => {
    expect(decodeIncident({ title: 'Road closed', ...fields })?.severity).toBeUndefined();
    expect(shown(fields)).toMatch(/· 3( \/ 10|, max: 10)? ·/);
  });
});

describe('a score of 0 in the peace index', () => {
  it.each([{ score: 0 }, { score: 0, rank: 3 }, { score: '0.0' }])('is shown: %j', (peace_index) => {
    expect(section('peace-index', { peace_index })).toContain(`${strings.peaceScore} 0`);
  });

  it('is not called absent as a bare number', () => {
    expect(section('peace-index', { peace_index: 0 })).toContain(`${localize(strings.peaceIndex, { edition: '' }).trim()}, Japan Value 0`);
  });
});

describe('women’s safety', () => {
  const WORDS = /Caution|higher risk|Very safe/i;
  const { ratingAlone, ratingHidden } = strings;

  it.each([
    { rating: 'caution', level: 'higher risk' },
    { rating: 'caution', score: 4 },
    { rating: { value: 'caution', code: 4 } },
    { overall: 'Higher risk' },
    { rating: 'caution', notes: 'caution' },
    { rating: 'caution', source: 'As said by the national tourist board.' },
    { rating: 'caution', updated: '2026' },
    [{ rating: 'caution' }, { rating: 'very safe' }],
  ])('has no rating without notes, and says so: %j', (womens_safety) => {
    const text = section('womens-safety', { womens_safety });
    expect(text).not.toMatch(new RegExp(String.raw`${patternOf(strings.womensSafety)}.*\b(Caution|higher risk|Very safe|4)\b`, 'i'));
    expect(text).toContain(ratingAlone);
  });

  it.each([
    { rating: 'caution', after_dark: 'avoid' },
    { rating: 'caution', notes: 'n/a' },
  ])('says nothing false of what may explain its rating: %j', (womens_safety) => {
    const text = section('womens-safety', { womens_safety });
    expect(text).not.toMatch(WORDS);
    expect(text).not.toContain(ratingAlone);
    expect(text).toContain(ratingHidden);
  });

  it.each([
    { womens_safety_rating: 'caution' },
    { womensSafetyRating: 'caution', womensSafetyUpdated: '2026' },
    { women_rating: 'higher risk' },
    { female_safety: 'caution' },
  ])('has no rating among what is left over either: %j', (fields) => {
    for (const text of [shownCard(decode(fields)), shownCard(decode(fields), ...SECTIONS), shownComparison(decode(fields))]) expect(text).not.toMatch(WORDS);
    expect(section('womens-safety', fields)).toContain(ratingAlone);
  });

  it('has its notes beside it, wherever they were sent', () => {
    expect(section('womens-safety', { womens_safety_rating: 'caution', womens_safety_notes: 'Take a taxi.' })).toMatch(/Caution\s?Take a taxi\./);
    expect(section('womens-safety', { womens_safety: 'caution', womens_safety_notes: 'Take a taxi.' })).toMatch(/Caution\s?Take a taxi\./);
    expect(section('womens-safety', { womens_safety: { rating: 'caution', level: 'higher risk', notes: 'Take a taxi.' } })).toMatch(
      /Caution.*Level higher risk/,
    );
  });
});

describe('a saved file', () => {
  const saved = (sent: object, ...sections: readonly Section[]): object => {
    const data = decode(sent);
    return exportData({ kind: 'country', data: keepSent(data, { iso2: 'JP', ...sent }), sections }) as object;
  };

  it.each<[Section, object]>([
    ['summary', { overview: 'Quiet.' }],
    ['breakdown', { risk_breakdown: { crime: 2 } }],
    ['advisories', { travelAdvisories: { uk: { level: 1 } } }],
    ['drug-law', { drugs: 'severe' }],
    ['drug-law', { drug_law_tier: 'severe' }],
    ['lgbtq', { lgbt_rights: 'legal' }],
    ['womens-safety', { women: { rating: 'safe', notes: 'Take a taxi.' } }],
    ['peace-index', { gpi: { rank: 3 }, gpi_year: 2025 }],
    ['quick-facts', { facts: { currency: 'JPY' } }],
  ])('has the %s shown, under whatever name: %j', (name, sent) => {
    expect(saved(sent, name)).toEqual({ iso2: 'JP', ...sent });
    expect(saved(sent, name === 'summary' ? 'breakdown' : 'summary')).toEqual({ iso2: 'JP' });
  });

  it.each([{ womensSafety: { rating: 'safe' } }, { women: 'safe' }, { womens_safety_rating: 'safe' }, { women_safety: { rating: 'safe', notes: 'n/a' } }])(
    'has no rating of women’s safety without notes: %j',
    (sent) => {
      expect(saved(sent, ...SECTIONS)).toEqual({ iso2: 'JP' });
      expect(saved(sent, 'womens-safety')).toEqual({ iso2: 'JP' });
    },
  );

  it('has a row’s fields by other names, and what nobody foresaw', () => {
    expect(saved({ riskScore: 38, altitude: 3776, summary: 'Quiet.' }, 'breakdown')).toEqual({ iso2: 'JP', riskScore: 38, altitude: 3776 });
  });
});

describe('what nobody foresaw of a country', () => {
  it.each<readonly Section[]>([[], ['summary'], ['breakdown', 'advisories'], ['quick-facts'], SECTIONS])('is on every card: %j', (...names) => {
    const text = shownCard(decode({ altitude: 3776, visa: { needed: false } }), ...names);
    expect(text.split('Altitude 3776')).toHaveLength(2);
    expect(text).toContain('Visa needed no');
  });

  it('is in the comparison', () => {
    expect(shownComparison(decode({ altitude: 3776 }))).toContain('Altitude');
  });

  it('has its name in an object', () => {
    const text = shownCard(decode({ name: { common: 'Japan', official: 'State of Japan' } }, 'JP'));
    expect(text).toMatch(/^Japan.*Name official State of Japan/);
  });
});

describe('advice', () => {
  it('has a level in its status, and one of any length', () => {
    expect(section('advisories', { advisories: { uk: { alert_status: 'avoid_all_travel_to_parts' } } })).toContain(
      `${UK} avoid all travel to parts ${strings.assigned}`,
    );
    const level = `Do not travel to ${'the border region, '.repeat(12)}or the coast`;
    expect(section('advisories', { advisories: { uk: { level } } })).toContain(`or the coast ${strings.assigned}`);
  });

  it.each<[unknown, boolean]>([
    ['2026-05-01 10:00', true],
    ['2026-05-01T10:00:00', true],
    ['20260501T100000', true],
    ['2026-05-01', false],
    ['2026-05-01T10:00Z', false],
    [1_777_629_600, false],
  ])('of %j says whether its time zone was sent', (updated, isAssumed) => {
    const sent = { advisories: { uk: { level: 1, updated } } };
    for (const text of [section('advisories', sent), shownComparison(decode(sent))]) {
      expect(text).toContain('May 1, 2026');
      expect(text.includes(strings.zoneAssumed)).toBe(isAssumed);
    }
  });
});

describe('a British level in a bare text', () => {
  it.each([[['Level 2', 'See the official page.']], ['Level 2: see the official page.'], ['level 3']])('says who assigned it: %j', (uk) => {
    expect(section('advisories', { advisories: { uk } })).toMatch(
      new RegExp(`${patternOf(UK)} (Level 2|${patternOf(leveled(3))}).*${patternOf(strings.assigned)}`),
    );
  });
});

describe('several advices of one government', () => {
  const ADVISORIES = [
    {
      uk: [
        { level: 2, area: 'North' },
        { level: 4, area: 'South' },
      ],
      us: { level: 3 },
    },
    [{ government: 'UK', level: 2, area: 'North' }, { source: 'FCDO', level: 4, area: 'South' }, { us: { level: 3 } }],
    {
      items: [
        { id: 'uk', level: 2, area: 'North' },
        { id: 'uk', level: 4, area: 'South' },
        { id: 'us', level: 3 },
      ],
    },
  ];

  it.each(ADVISORIES)('are each as plain to see, because the first may be the mildest: %j', (advisories) => {
    const text = section('advisories', { advisories });
    expect(text).toMatch(new RegExp([UK, british(2), `North ${UK}`, british(4), 'South'].map((text) => patternOf(text)).join('.*')));
  });

  it.each(ADVISORIES)('are not one level to compare with another government’s: %j', (advisories) => {
    for (const uk of [2, 4]) expect(section('advisories', { advisories })).not.toContain(localize(strings.levelsDiffer, { uk, us: 3 }));
  });

  it.each([
    { uk_level: 2, uk_text: 'Be careful.' },
    [{ uk: { level: 2 } }, { uk: { text: 'Be careful.' } }],
    { uk: { level: 2 }, fcdo: { text: 'Be careful.' } },
  ])('are one where each says another thing: %j', (advisories) => {
    expect(section('advisories', { advisories }).split(UK)).toHaveLength(2);
  });

  it.each([{ Germany: { level: 'X', source: 'Germany' } }, [{ government: 'de', level: 'X', source: 'Germany' }], { uk: { level: 'X', source: 'UK' } }])(
    'do not repeat the government as their source: %j',
    (advisories) => {
      for (const text of [section('advisories', { advisories }), shownComparison(decode({ advisories }))]) {
        expect(text).not.toMatch(new RegExp(`Germany · Germany|${patternOf(UK)} · |(Germany|UK)X`));
      }
    },
  );
});

describe('the country of an incident', () => {
  it.each<[object, string]>([
    [{ country_iso: 'UK' }, 'GB'],
    [{ country: { iso: 'GB', name: 'United Kingdom' } }, 'GB'],
    [{ country: { name: 'United Kingdom' } }, 'GB'],
    [{ country: 'GBR' }, 'GB'],
    [{ country: 'united kingdom' }, 'GB'],
    [{ country: ['GB'] }, 'GB'],
    [{ countries: { GB: 'United Kingdom' } }, 'GB'],
    [{ countries: [{ code: 'FR' }, { code: 'GB' }] }, 'GB, FR'],
    [{ countries: 'FR, GB' }, 'GB, FR'],
    [{ location: { country: 'UK' } }, 'GB'],
    [{ country: 'Scotland' }, '?'],
    [{ country_iso: 'XX' }, '?'],
    [{ country: 'European Union' }, '?'],
  ])('of %j is %s', (fields, expected) => {
    const incident = decodeIncident({ title: 'Road closed', ...fields });
    const codes = (incident?.countries ?? [incident?.country ?? '']).map((one) => codeOf(one) ?? '?');
    expect(codes.toSorted()).toEqual(expected.split(', ').toSorted());
  });

  it('is shown once, and nothing else of it is lost', () => {
    expect(shown({ country: { iso: 'JP', name: 'Japan', continent: 'Far East' } })).toMatch(/^(?!.*Country name).*Japan.*Country continent.*Far East/);
    expect(shown({ countries: ['JP', 'KR'] })).toContain('Japan, South Korea');
    expect(shown({ countries: ['JP', 'KR'] }, 'KR')).toMatch(/· Japan(?!, South Korea)/);
  });

  it('is known by every three-letter code', () => {
    for (const [two, three] of Object.entries(i18n.getAlpha2Codes())) expect([three, codeOf(three)]).toEqual([three, three === 'XKK' ? undefined : two]);
  });
});

describe('what nobody can read of an incident', () => {
  it.each<[object, RegExp]>([
    [{ lat: 95, lng: 10 }, /Lat: 95.*Lng: 10/],
    [{ latitude: '1e9', longitude: 190 }, /Latitude: 1e9.*Longitude: 190/],
    [{ lat: 35 }, /Lat: 35/],
    [{ occurred_at: 'last night' }, /^last night .*· last night/],
    [{ severity: 'grim' }, /· grim ·/],
    [{ severity: 9 }, /· 9 ·/],
    [{ title: { en: 'Bridge closed', fr: 'Pont fermé' } }, /Bridge closed.*Title fr: Pont fermé/],
  ])('is said as it was sent: %j', (fields, said) => {
    const text = shown(fields);
    expect(text).toMatch(said);
    if ('occurred_at' in fields) expect(text).not.toContain(strings.timeUnknown);
    if ('severity' in fields) expect(text).not.toContain(strings.severityUnknown);
  });

  it('is called not given only where it is not', () => {
    expect(shown({})).toMatch(new RegExp(`${patternOf(strings.severityUnknown)}.*${patternOf(strings.timeUnknown)}`));
  });

  it.each<[unknown, boolean]>([
    ['20261120T123000Z', false],
    ['20261120T1230Z', false],
    ['20261120T123000', true],
    ['20261120123000', true],
    [20_261_120_123_000, true],
  ])('is not a time without its signs: %j', (occurred_at, isAssumed) => {
    expect(decodeIncident({ title: 'Road closed', occurred_at })).toMatchObject({
      occurredAt: Date.UTC(2026, 10, 20, 12, 30),
      isZoneAssumed: isAssumed || undefined,
    });
  });

  it('is a place within an object only if it is one', () => {
    expect(decodeIncident({ title: 'Road closed', location: { lat: -1.3, lng: 36.8, id: 7 } })).toMatchObject({
      place: { lat: -1.3, lng: 36.8 },
      details: [{ key: 'location.id', value: '7' }],
    });
    expect(decodeIncident({ title: 'Road closed', geometry: { type: 'Point', coordinates: [36.8, -1.3] } })?.place).toEqual({ lat: -1.3, lng: 36.8 });
    expect(decodeIncident({ title: 'Road closed', coordinates: [36.8, -1.3] })?.place).toBeUndefined();
  });
});

describe('an answer that says of itself that it is not all there is', () => {
  const feed = (json: object) => () =>
    decodeList('https://api.example/api/v1', { json, fetchedAt: 0 }, { name: 'incidents', key: 'id', row: decodeIncident }, (all) => all);
  const ROW = { title: 'Road closed' };

  it.each([
    { total: 12 },
    { total_count: '12' },
    { totalResults: 12 },
    { meta: { total: 5 } },
    { pagination: { total_items: 5 } },
    { has_more: true },
    { next: '/incidents/recent?page=2' },
    { links: { next: 'https://api.example/2' } },
    { partial: true },
    { isTruncated: 'yes' },
    { error: 'internal_error', message: 'upstream timeout' },
    { errors: ['feed down'] },
    { errors: { feed: 'down' } },
    { success: false },
    { ok: 'no' },
    { status: 'error' },
    { status: 503 },
  ])('is never an empty list, nor a count: %j', (said) => {
    expect(feed({ incidents: [], ...said })).toThrow(expect.objectContaining({ kind: 'bad-response' }) as Error);
    const answer = feed({ incidents: [ROW], ...said })();
    expect(answer.data).toHaveLength(1);
    expect(totalOf(answer, 50, 0)).toBeUndefined();
  });

  it.each([
    {},
    { count: 0, total: 0, licence: 'CC BY 4.0' },
    { has_more: false, next: null, errors: [], error: null, warnings: 0 },
    { links: { self: '/incidents/recent', next: null }, meta: { total: 0, page: 1 } },
    { success: true, status: 'ok', ok: 1 },
    { errors: {}, state: 'error', status: null },
  ])('is none where it only says that all is well: %j', (said) => {
    expect(totalOf(feed({ incidents: [], ...said })(), 50, 0)).toBe(0);
  });
});

describe('the time of an incident', () => {
  const AT = Date.UTC(2026, 10, 20, 12, 30);

  it.each([
    'Fri, 20 Nov 2026 12:30:00 GMT',
    'Fri, 20 Nov 2026 13:30:00 +0100',
    '20 Nov 2026 12:30 UTC',
    '2026-11-20T13:30:00+01:00[Europe/Paris]',
    '2026-11-20T12:30:00.000000Z',
    AT * 1000,
    String(AT / 1000),
  ])('is read from %j', (occurred_at) => {
    expect(decodeIncident({ title: 'Road closed', occurred_at })).toMatchObject({ occurredAt: AT, isZoneAssumed: undefined });
  });

  it.each(['Fri, 31 Nov 2026 12:30:00 GMT', '20 Foo 2026 12:30:00 GMT', '22/11/2026 08:30', '2026-11-22T08:30 JST'])(
    'is not guessed from %j',
    (occurred_at) => {
      expect(decodeIncident({ title: 'Road closed', occurred_at })?.occurredAt).toBeUndefined();
      expect(shown({ occurred_at })).toContain(String(occurred_at));
    },
  );

  it('of which only the date was sent is that date, at no hour, and is neither still to come nor over on that day', () => {
    const incident = decodeIncident({ title: 'Road closed', occurred_at: '2026-11-20', country_iso: 'JP' });
    if (!incident) throw new Error('It can be read.');
    expect(shown({ occurred_at: '2026-11-20', country_iso: 'JP' })).not.toMatch(/\d:\d\d|ago/);
    const [morning, evening] = [Date.UTC(2026, 10, 20, 1), Date.UTC(2026, 10, 20, 23)];
    expect([isAhead(incident, morning), isBefore(incident, evening)]).toEqual([false, false]);
    expect([isAhead(incident, morning - 86_400_000), isBefore(incident, evening + 86_400_000)]).toEqual([true, true]);
  });
});

describe('a text of a careless feed', () => {
  it.each([
    ['<![CDATA[Bridge <b>closed</b>]]>', 'Bridge closed'],
    ['R&amp;amp;D', 'R&amp;D'],
    ['5 &times; 2', '5 &times; 2'],
    ['AT&T; 5 < 6 & 7 > 3', 'AT&T; 5 < 6 & 7 > 3'],
  ])('%j is read as %j', (title, said) => {
    expect(decodeIncident({ title })?.title).toBe(said);
  });
});

describe('a score on another scale, or in another shape', () => {
  it.each([
    { risk_score: 8, risk_score_max: 10 },
    { risk_score: 8, score_scale: '0-10' },
    { risk_score: 8, scale: 10 },
    { risk_score: 8, risk_score_scale: { min: 0, max: 10 } },
    { risk_score: { value: 8, max: 10 } },
    { risk_score: { value: 8, out_of: 10 } },
    { risk_score: 80, higher_is_safer: true, score_direction: 'higher is safer' },
    { risk_score: { value: 80, scale: '0-100, higher is safer' } },
    { risk_score: [80, 20] },
    { risk_score: { crime: 8, health: 3 } },
  ])('is never read as ours, and is not lost: %j', (fields) => {
    expect(decode(fields).score).toBeUndefined();
    const text = shownCard(decode(fields));
    expect(text).toContain(strings.scoreUnknown);
    expect(text).toMatch(/\b8/);
  });

  it.each([
    { risk_score: { value: 38, max: 100 } },
    { risk_score: { score: '38', scale: '0-100' } },
    { risk_score: [38] },
    { risk_score: 38, risk_score_scale: '0-100, Lower is safer' },
    { risk_score: 38, scale: { min: 0, max: 100 }, score_updated: '2026-05-01' },
    { risk_score: 38, higher_is_safer: false },
  ])('is ours where it is said so: %j', (fields) => {
    expect(decode(fields).score).toBe(38);
  });

  it.each([{ label: 'High Risk', level: 4 }, { name: 'high_risk' }, ['High Risk']])('has the tier %j', (risk_tier) => {
    expect(shownCard(decode({ risk_score: 70, risk_tier }))).toContain(`4 High Risk ${localize(strings.tier, { level: 4 })}`);
  });
});

describe('ratings of which higher is safer', () => {
  it.each([
    { crime: 2, scale_direction: 'higher is safer' },
    { crime: 2, higher_is_safer: true },
    { crime: { score: 2, best: 5 } },
    { ratings: { crime: 2 }, direction: 'ascending' },
  ])('have no pips and no word of ours: %j', (breakdown) => {
    expect(markupOf(cardOf(decode({ breakdown }), 'breakdown'))).not.toContain('class="pips"');
    expect(section('breakdown', { breakdown })).not.toContain('Low-Moderate');
  });
});

describe('notes on women’s safety', () => {
  it('in parts are the rating’s explanation', () => {
    const text = section('womens-safety', { womens_safety: { rating: 'caution', notes: { day: 'Fine.', night: 'Avoid walking alone.' } } });
    expect(text).toMatch(/Caution.*day: Fine\. night: Avoid walking alone\./);
  });
});

describe('an incident that is over', () => {
  const PAST = '2026-01-01T00:00:00Z';

  it.each([
    { resolved: PAST },
    { end_time: PAST },
    { closed_date: '2026-01-01' },
    { status: ['ended'] },
    { resolution: 'resolved' },
    { lifecycle: 'ended' },
    { completed: true },
    { status: 'no longer active' },
    { status: 'not live' },
  ])('is known as %j', (fields) => {
    expect(decodeIncident({ title: 'Road closed', ...fields })?.resolved).toBe(true);
  });

  it.each([
    { resolved: '2126-01-01T00:00:00Z' },
    { status: 'Resolved (monitoring)' },
    { status: ['ended', 'active'] },
    { resolved: 'partially' },
    { status: 'not live', resolved: false },
  ])('is not one of which that is in doubt, and what was sent is shown: %j', (fields) => {
    expect(decodeIncident({ title: 'Road closed', ...fields })?.resolved).toBe(false);
    expect(shown(fields)).toMatch(/Status|Resolved/);
  });
});

describe('an incident that is not over', () => {
  it.each([{ status: 'not resolved' }, { status: 'Not closed' }, { resolved: 'no' }])('is known as %j', (fields) => {
    expect(decodeIncident({ title: 'Road closed', ...fields })?.resolved).toBe(false);
  });
});

describe('one of several words', () => {
  it('is the severity or the category that it is', () => {
    expect(decodeIncident({ title: 'Road closed', severity: ['high'], category: 'Crime, health' })).toMatchObject({ severity: 4, category: 'crime' });
    expect(decodeIncident({ title: 'Road closed', severity: [1, 5] })?.severity).toBeUndefined();
    expect(shown({ category: 'Crime, health' })).toMatch(/Category: Crime, health/);
  });
});
