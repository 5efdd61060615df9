import { describe, expect, it } from 'vitest';
import { decodeIncident } from '../../src/api/incident-decode.js';
import { decodeMethodology } from '../../src/api/methodology.js';
import type { Section } from '../../src/model/country.js';
import { readable } from '../../src/ui/label.js';
import { cardOf, decode, shownCard } from '../support/country.js';
import { localize, patternOf, strings } from '../support/english.js';
import { markupOf } from '../support/template.js';

const section = (name: Section, fields: object): string => shownCard(decode(fields), name);

const ASSIGNED = localize(strings.aside, { text: strings.assigned });
const missingIn = (text: string): number => text.split(strings.noAdvisory).length - 1;

describe('the advice of governments, in any form', () => {
  it.each<[string, unknown]>([
    ['a map', { uk: { level: 2, text: 'Some risk.' }, us: { level: 3, text: 'Reconsider.' } }],
    ['other keys', { FCDO: { alertLevel: 2, alert_text: 'Some risk.' }, 'US Department of State': { 'Alert Level': 3, message: 'Reconsider.' } }],
    [
      'a list',
      [
        { government: 'UK', level: 2, text: 'Some risk.' },
        { country: 'United States', level: 3, text: 'Reconsider.' },
      ],
    ],
    [
      'a list that names its sources',
      [
        { source: 'FCDO', level: 2, text: 'Some risk.' },
        { source: 'US State Department', level: 3, text: 'Reconsider.' },
      ],
    ],
    ['a list of single keys', [{ uk: { level: 2, text: 'Some risk.' } }, { us: { level: 3, text: 'Reconsider.' } }]],
    ['levels as objects', { uk: { level: { value: 2, label: 'Some risk.' } }, us: { level: { number: 3, text: 'Reconsider.' } } }],
    ['one object deeper', { governments: { uk: { level: 2, text: 'Some risk.' }, us: { level: 3, text: 'Reconsider.' } } }],
    [
      'one list deeper',
      {
        items: [
          { id: 'uk', level: 2, text: 'Some risk.' },
          { id: 'us', level: 3, text: 'Reconsider.' },
        ],
      },
    ],
    ['advice within advice', { uk: { advice: { level: 2, text: 'Some risk.' } }, us: { advisory: { level: 3, text: 'Reconsider.' } } }],
    ['flat names', { uk_level: 2, uk_text: 'Some risk.', us_level: 3, us_text: 'Reconsider.' }],
    ['levels and texts by government', { level: { uk: 2, us: 3 }, text: { uk: 'Some risk.', us: 'Reconsider.' } }],
    ['levels in words', { uk: { level: 'Level 2', text: 'Some risk.' }, us: { level: 'Level 3', text: 'Reconsider.' } }],
  ])('as %s, is that of the UK and the US', (_, advisories) => {
    const text = section('advisories', { advisories });
    const [british = '', american = ''] = text.split(strings.governments.us);
    for (const said of [strings.governments.uk, 'Some risk.', localize(strings.level, { level: 2 }) + ASSIGNED]) expect(british).toContain(said);
    for (const said of ['Reconsider.', localize(strings.level, { level: 3 })]) expect(american).toContain(said);
    expect(american).not.toContain(strings.assigned);
    expect(missingIn(text)).toBe(0);
  });

  it.each([2, '2', 'Level 2', 'See our advice', ['Orange'], { value: 'Orange' }, { code: 2, label: 'Orange' }])(
    'says who assigned a British level %j',
    (level) => {
      expect(section('advisories', { advisories: { uk: { level } } })).toMatch(
        new RegExp(`${patternOf(strings.governments.uk)}.*${patternOf(strings.assigned)}`),
      );
    },
  );

  it.each([undefined, null, {}, { uk: null, us: {} }, []])('is not in the data only where it is %j', (advisories) => {
    expect(missingIn(section('advisories', { advisories }))).toBe(2);
  });

  it.each([2, 'Advice.', true, { updated: '2026-05-01' }, { source: 'FCDO' }, { anything: 'else' }, { level: 'Orange' }, ['Advice.']])(
    'is in the data where it is %j',
    (uk) => {
      expect(missingIn(section('advisories', { advisories: { uk, us: { level: 1 } } }))).toBe(0);
    },
  );

  it.each(['Advice.', ['Advice.'], { level: 3, text: 'Advice.' }])('is missing for nobody where %j does not say whose it is', (advisories) => {
    const text = section('advisories', { advisories });
    expect(text).toContain('Advice.');
    expect(missingIn(text)).toBe(0);
  });

  it('has more governments, a second text beside the first, and lists and objects as text', () => {
    const text = section('advisories', {
      advisories: {
        germany: { level: 'Teilreisewarnung', text: 'First.', summary: 'Second.', regions: ['North', 'South'], entry: { visa: true, GPI_rank: 12 } },
        uk: { text: 'First British.', alert: 'Second British.' },
      },
    });
    for (const said of ['Germany', 'Teilreisewarnung', 'First.', 'Second.', 'North, South', 'Entry visa yes', 'Entry GPI rank 12', 'Second British.'])
      expect(text).toContain(said);
  });
});

describe('drug law, LGBTQ+ and women’s safety', () => {
  it.each<[Section, object, string]>([
    ['drug-law', { drug_law: 'severe' }, `${strings.drugLawTier} Severe`],
    ['drug-law', { drugLaw: 'Death_Penalty' }, `${strings.drugLawTier} ${strings.drugLaws['death penalty']}`],
    ['drug-law', { drug_law: { law: { tier: 'strict' } } }, `${strings.drugLawTier} Strict`],
    ['drug-law', { drug_law: { tier: { code: 4, label: 'severe' } } }, `${strings.drugLawTier} Severe`],
    ['drug-law', { drug_law: { death_penalty: true } }, `${strings.drugLawTier} ${strings.drugLaws['death penalty']}`],
    ['drug-law', { drug_law: { death_penalty: false } }, 'Death penalty no'],
    ['drug-law', { drug_law: { tier: 'decriminalized', remarks: ['Small amounts.', 'Not at borders.'] } }, 'Small amounts. Not at borders.'],
    [
      'drug-law',
      {
        drug_law: [
          { substance: 'cannabis', tier: 'legal' },
          { substance: 'heroin', tier: 'severe' },
        ],
      },
      'substance: heroin, severe',
    ],
    ['lgbtq', { lgbtq: 'criminalized' }, strings.legals.criminalised],
    ['lgbtq', { lgbtq: { legal: true, social: 'low' } }, strings.legals.legal],
    ['lgbtq', { lgbtq: { criminalised: true } }, strings.legals.criminalised],
    ['lgbtq', { lgbtq: { sameSexMarriage: true } }, strings.legals['same-sex marriage']],
    ['lgbtq', { lgbtq: { legal: { status: 'criminalised', penalty: 'ten years' }, social: { acceptance: 'very_low' } } }, 'Legal penalty ten years'],
    ['womens-safety', { womens_safety: { rating: 'Extreme_Caution', comments: ['Stay in groups at night.'] } }, 'Extreme caution'],
    ['womens-safety', { womens_safety: { rating: 'caution', at_night: 'Use registered taxis after dark.' } }, 'Use registered taxis after dark.'],
    ['womens-safety', { womens_safety: 'caution' }, strings.ratingAlone],
  ])('%s of %j says %s', (name, fields, said) => {
    expect(section(name, fields)).toContain(said);
  });

  it.each([{ rating: 'caution' }, { rating: 'caution', updated: '2026' }, 'caution', { tier: { label: 'caution' } }])(
    'never rate women’s safety without notes: %j',
    (womens_safety) => {
      expect(section('womens-safety', { womens_safety })).not.toContain('Caution');
    },
  );

  it.each([{ notes: 'Sample.' }, { advice: 'Sample.' }, 'Sample.', { after_dark: 'avoid' }, { rating: 'caution', after_dark: 'avoid' }])(
    'say nothing false about notes: %j',
    (womens_safety) => {
      expect(section('womens-safety', { womens_safety })).not.toContain(strings.ratingAlone);
    },
  );

  it.each<Section>(['summary', 'breakdown', 'drug-law', 'lgbtq', 'womens-safety', 'peace-index'])(
    'and any other section that an editor asked for says that it is not in the data: %s',
    (name) => {
      expect(section(name, {})).toContain(strings.notInData);
      expect(shownCard(decode({}))).not.toContain(strings.notInData);
    },
  );
});

describe('scales', () => {
  const pips = (rating: unknown): number => markupOf(cardOf(decode({ breakdown: { crime: rating } }), 'breakdown')).split('class="pips"').length - 1;

  it.each([1, '3', '3/5', { score: 5 }, 'High', { label: 'low-moderate' }, { value: 'Extreme' }])('are drawn for %j', (rating) => expect(pips(rating)).toBe(1));

  it.each([undefined, null, 0, 6, 2.5, '2.5', 'Elevated', {}, { notes: 'Sample.' }, { score: 1, label: 'Extreme' }])(
    'are not drawn for %j: empty ones would look like the lowest rating',
    (rating) => expect(pips(rating)).toBe(0),
  );

  it('are not made of a share of the whole, which rounded would be the safest score', () => {
    expect([decode({ risk_score: 0.38 }).score, decode({ risk_score: 0 }).score, decode({ risk_score: 38.4 }).score]).toEqual([undefined, 0, 38]);
  });

  const hasGauge = (risk_score: number, risk_tier?: string): boolean => shownCard(decode({ risk_score, risk_tier })).includes(strings.safest);

  it.each<[number, string?]>([
    [0, 'Very Safe'],
    [12, 'very_safe'],
    [38, 'Exercise Increased Caution'],
    [58, 'High Risk'],
    [100, 'Do Not Travel'],
    [50],
    [50, 'Unheard of'],
  ])('place %i %s', (score, tier) => expect(hasGauge(score, tier)).toBe(true));

  it.each<[number, string]>([
    [0, 'Do Not Travel'],
    [0, 'Exercise Normal Caution'],
    [12, 'High Risk'],
    [95, 'Very Safe'],
    [100, 'High Risk'],
    [38, 'Exercise Normal Caution'],
  ])('do not place %i %s, which contradict each other', (score, tier) => expect(hasGauge(score, tier)).toBe(false));
});

describe('what is left over', () => {
  it.each([
    ['entry-rules', 'Entry rules'],
    ['entryRules', 'Entry rules'],
    ['UK_advice', 'UK advice'],
    ['gpi_rank', 'GPI rank'],
    ['usVisa', 'US visa'],
    ['GPIRank', 'GPI rank'],
    ['level.label', 'Level'],
    ['de', 'DE'],
    ['New Zealand', 'New Zealand'],
    ['MAX_SENTENCE', 'Max sentence'],
  ])('is labelled: %s is "%s"', (key, label) => expect(readable(key)).toBe(label));

  it('is shown among the facts, also of a country itself', () => {
    const text = section('quick-facts', {
      capital: 'Tokyo',
      visa: { needed: false, days: 90 },
      quick_facts: {
        currency: { code: 'JPY', name: 'Japanese yen' },
        tap_water: true,
        electricity: { voltage: '100 V', plugs: ['A', 'B'] },
        emergency: [{ name: 'Police', number: '110' }],
      },
    });
    for (const said of [
      'Capital Tokyo',
      'Visa needed no',
      'Visa days 90',
      `${strings.factNames.currency} JPY Japanese yen`,
      `${strings.factNames['tap-water']} yes`,
      `${strings.factNames.voltage} 100 V`,
      `${strings.factNames['plug-type']} A, B`,
      'Police 110',
    ])
      expect(text).toContain(said);
  });

  it.each<[string, unknown]>([
    [
      'a list',
      [
        { key: 'currency', value: 'JPY' },
        { label: 'Emergency number', value: 112 },
      ],
    ],
    ['a map', { Currency: 'JPY', emergencyNumber: 112 }],
  ])('may come as %s', (_, quick_facts) => {
    expect(section('quick-facts', { quick_facts })).toMatch(new RegExp(`${patternOf(strings.factNames.currency)} JPY.*Emergency number 112`));
  });
});

describe('an incident', () => {
  const read = (fields: object) => decodeIncident({ title: 'Road closed', ...fields });

  it.each([
    [{ live: false }, true],
    [{ isLive: 'no' }, true],
    [{ status: 'ended' }, true],
    [{ status: { label: 'Closed' } }, true],
    [{ ongoing: 0 }, true],
    [{ active: true }, false],
    [{ status: 'monitoring' }, false],
    [{ status: 'live', resolved: true }, false],
    [{ resolved_at: '2999-01-01' }, false],
  ])('of %j is over: %s', (fields, resolved) => expect(read(fields)?.resolved).toBe(resolved));

  it.each([[{ status: 'monitoring' }], [{ status: 'live', resolved: true }]])('in doubt says what was sent: %j', (fields) => {
    expect(read(fields)?.details).toEqual(Object.entries(fields).map(([key, value]) => ({ key, value: value === true ? 'yes' : value })));
  });

  it.each([
    [1_779_267_600, false],
    ['1779267600000', false],
    ['2026-05-20 09:00:00', true],
    ['2026-05-20T09:00', true],
    ['2026-05-20T11:00:00+0200', false],
    ['2026-05-20 11:00+02', false],
    ['2026-05-20 09:00 UTC', false],
  ])('at %j happened at nine in UTC; assumed: %s', (occurred_at, isAssumed) => {
    expect(read({ occurred_at })).toMatchObject({ occurredAt: Date.UTC(2026, 4, 20, 9), isZoneAssumed: isAssumed || undefined });
  });

  it('is told from others by its own id alone, and ends by its own status alone', () => {
    const [one, other] = ['Quito', 'Lima'].map((city) => read({ title: 'Earthquake', city, source: { id: 'wire', name: 'Wire', active: false } }));
    expect(one?.id).not.toBe(other?.id);
    expect(read({ title: 'Airport closed', airport: { status: 'closed' }, border: { open: false } })?.resolved).toBe(false);
    expect(read({ title: 'Airport closed', resolved: true, ended: false })?.resolved).toBe(false);
  });

  it.each([20_260_532_123_000, 202_605_201, 12_345_678])('has no time that is a number of another kind: %i', (occurred_at) => {
    expect(read({ title: 'Flood', occurred_at })?.occurredAt).toBeUndefined();
  });

  it('keeps a time, a source and categories that are none of ours as they were sent', () => {
    expect(
      read({ occurred_at: 'last night', source: { name: 'Wire', url: 'https://wire.example/' }, categories: ['piracy', 'Crime'], severity: 'high' }),
    ).toMatchObject({
      occurredAt: undefined,
      source: 'Wire',
      url: undefined,
      category: 'crime',
      severity: 4,
      details: [
        { key: 'occurred_at', value: 'last night' },
        { key: 'source.url', value: 'https://wire.example/' },
        { key: 'categories', value: 'piracy, Crime' },
        { key: 'severity', value: 'high' },
      ],
    });
  });
});

describe('the methodology', () => {
  it.each<[string, object]>([
    ['maps', { components: { editorial: 0.5, live: '5%' }, tiers: { 'Very Safe': '0-17' }, sources: { Index: 'https://index.example/' } }],
    [
      'lists',
      {
        components: [
          { name: 'Editorial', weight: 0.5 },
          { key: 'live', share: '5%' },
        ],
        tiers: [{ name: 'Very Safe', min: 0, max: 17 }],
        sources: [{ title: 'Index', link: 'https://index.example/' }],
      },
    ],
    [
      'other names',
      {
        composite: { weights: { editorial: { value: 0.5 }, live: { percentage: '5%' } } },
        tierBands: [{ label: 'Very Safe', range: [0, 17] }],
        dataSources: [{ name: 'Index', url: 'https://index.example/' }],
      },
    ],
  ])('may come as %s', (_, sent) => {
    const found = decodeMethodology(sent as Readonly<Record<string, unknown>>);
    expect(found?.components).toMatchObject([
      { name: 'editorial', weight: 0.5 },
      { name: 'live', weight: 5, sentWeight: '5%' },
    ]);
    expect(found?.tiers.map(({ label, range }) => `${label} ${range?.replace('–', '-')}`)).toEqual(['Very Safe 0-17']);
    expect(found?.sources).toEqual([{ name: 'Index', url: 'https://index.example/' }]);
  });
});
