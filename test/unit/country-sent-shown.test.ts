import { describe, expect, it } from 'vitest';
import { COUNTRIES, COUNTRY } from '../../src/api/country-compact.js';
import { decodeOnce } from '../../src/api/decode.js';
import { SECTIONS } from '../../src/model/country.js';
import { readable } from '../../src/ui/sections.js';
import { unknownFieldRows } from '../../src/ui/risk-table.js';
import { loadStrings, localizerIn } from '../../src/words/locale.js';
import { SECTIONS as ENGLISH, localize, strings } from '../support/english.js';
import { JAPAN, pageOf, profile, visibleText } from '../support/sent.js';
import { textOf } from '../support/template.js';
import { type Row, asSent, expectShown, governments, noAdvisory, notInData } from '../support/sent-shown.js';

const FRANCE = { iso2: 'FR', name: 'France', risk_score: 20, risk_tier: 'Very Safe' };
const flat = Object.assign({}, ...Object.values(ENGLISH)) as object;

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
      expectShown(await visibleText(tag, attributes, { country: { iso2: 'JP', name: 'Japan', advisories } }), shown, never);
    }
    // A comparison has a row for either government.
    const compared = await visibleText('country-compare', { countries: 'JP FR' }, { country: { iso2: 'JP', name: 'Japan', advisories } });
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
    [{ UKGuidance: 'Avoid.', USLevel: 4 }, ['UK guidance', 'Avoid.', 'US level'], [noAdvisory]],
    [{ more: 'https://travel.state.gov/japan' }, ['travel.state.gov'], [`${US} ${noAdvisory}`]],
    [{ uk_level: 2, us_level: 3 }, ['UK level', 'US level'], [noAdvisory]],
    [{ advisories: {}, statements: ['The Foreign Office advises against all travel.'] }, ['advises against all travel'], [`${UK} ${noAdvisory}`]],
    [{ more: 'The Foreign, Commonwealth & Development Office advises against all travel.' }, ['advises against all travel'], [`${UK} ${noAdvisory}`]],
  ])('elsewhere, %j', async (fields, shown, never = []) => {
    expectShown(await profile(fields), shown, never);
    expectShown(await visibleText('country-risk', { country: 'JP' }, { country: { ...JAPAN, ...fields } }), shown, never);
  });

  it('beside the country is not called absent', async () => {
    const page = await visibleText('country-risk', { country: 'JP' }, { country: JAPAN, us: { level: 4, text: 'Do not travel.' }, fcdo_advice: 'Avoid.' });
    expectShown(page, ['Do not travel.', 'Avoid.'], [noAdvisory]);
  });

  it.each([undefined, null, {}, [], { uk: null, us: {} }, { uk: '', us: { text: '' } }])(
    'is not in the data where nothing names it: %j',
    async (advisories) => {
      expect((await profile({ advisories })).split(noAdvisory)).toHaveLength(3);
    },
  );

  it.each(['Latin America', 'North America'])('is not in the data of a country in %s either, which names no government', async (region) => {
    expect((await profile({ region })).split(noAdvisory)).toHaveLength(3);
  });
});

describe('a country', () => {
  /** Fields that identify a country or are shown in its profile only. */
  const ASIDE = ['iso2', 'iso3', 'region', 'flag', ...SECTIONS];
  const SAMPLES: Readonly<Record<string, string>> = { name: 'Japan', score: '15', tier: 'Very Safe' };

  /** What each view shows of a country. For tables this includes the text below: the fields of the selected row that have no column. */
  async function viewsOf(country: object, lang: string): Promise<Readonly<Record<string, string>>> {
    const rows = decodeOnce({ countries: [country] }, COUNTRIES)?.data ?? [];
    await loadStrings(lang);
    const below = textOf(unknownFieldRows(rows, 'JP', [], localizerIn(lang, flat)));
    const views: Record<string, string> = { 'a comparison': await visibleText('country-compare', { countries: 'JP FR', lang }, { country }) };
    for (const variant of ['inline', 'badge', 'card', 'full'])
      views[variant] = await visibleText('country-risk', { country: 'JP', variant, lang }, { country });
    for (const tag of ['risk-table', 'risk-map'] as const) views[tag] = (await visibleText(tag, { lang }, { countries: [country] })) + below;
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
      // In English, a label of ours may equal the field's name.
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
      expectShown(await visibleText('country-risk', { country: 'JP', variant }, { country }), shown, never);
      if (variant === 'inline' || variant === 'badge')
        expectShown(await visibleText('country-risk', { country: 'JP', variant }, { countries: [country] }), shown, never);
    }
    expectShown(await visibleText('country-compare', { countries: 'JP FR' }, { country }), shown, never);
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
    const page = (fields: object): Promise<string> => visibleText('country-risk', { country: 'JP', ...sections }, { country: { ...JAPAN, ...fields } });
    expect((await page({})).split(notInData)).toHaveLength(5);
    expectShown(await page({ drugLaw: { tier: 'severe' } }), [readable('drugLaw.tier'), 'severe'], [notInData]);
  });

  it('of a list that is cut short leaves no other country without data on the map', async () => {
    const map = (...sent: readonly object[]) => visibleText('risk-map', {}, Object.assign({ countries: [JAPAN] }, ...sent));
    expect(await map({ count: 1 })).toContain(strings.noRiskData);
    expect(await map({ count: 180 })).not.toContain(strings.noRiskData);
    expect(await map({ count: 1, pages: 9 })).not.toContain(strings.noRiskData);
    expect(await map({ countries: [JAPAN, { iso2: 'fr' }] })).not.toContain(strings.noRiskData);
  });

  it('that a table leaves out does not make the data empty, and one whose score cannot be read is not left out', async () => {
    const table = (attributes: object, fields: object) => visibleText('risk-table', { ...attributes }, { countries: [{ ...JAPAN, ...fields }, FRANCE] });
    const two = { sort: '-score', limit: 1 };
    expectShown(await table({ countries: 'XK' }, {}), [strings.noCountryFound], [strings.noCountries]);
    expectShown(await table(two, { risk_score: '95/100' }), ['France', 'Japan', '95/100', localize(strings.withHighlighted, { names: 'Japan' })]);
    expectShown(await table(two, { risk_score: null }), ['France'], ['Japan']);
  });

  it('of which rows disagree has neither score, and no colour', async () => {
    const countries = [JAPAN, { ...JAPAN, risk_score: 90, risk_tier: 'Do Not Travel' }, FRANCE];
    const table = await pageOf('risk-table', {}, { countries });
    expect(table.split('class="level tier-1"')).toHaveLength(2);
    expectShown(await visibleText('risk-table', {}, { countries }), ['15, 90', 'Very Safe, Do Not Travel']);
    expectShown(await visibleText('country-risk', { country: 'JP', variant: 'badge' }, { countries }), ['15, 90', strings.scoreUnknown]);
  });
});
