import { describe, expect, it } from 'vitest';
import { decodeMethodology } from '../../src/api/methodology.js';
import { readable } from '../../src/ui/sections.js';
import { localize, strings } from '../support/english.js';
import { methodologyPage } from '../support/methodology.js';
import { drawn, METHODOLOGY, pageOf, profile, visibleText, TAGS } from '../support/sent.js';
import { type Row, asSent, expectShown, ratingUnknown } from '../support/sent-shown.js';

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
    // A comparison still shows the other country.
    if (tag === 'country-compare') expect(await visibleText(tag, attributes, json)).not.toContain(`${readable('risk_score')} Japan`);
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
    expectShown(await visibleText(tag, attributes, { ...answer, ...beside }), [asSent, ...shown]);
  });

  it('says nothing of what the contract documents, and of nothing', async () => {
    const page = await visibleText(tag, attributes, {
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

  it('shows the beginning of text that is too deep or too long, and says so', async () => {
    let deep: unknown = 'x';
    for (let level = 0; level < 1000; level += 1) deep = { a: deep };
    const rows = Array.from({ length: 20_000 }, (_, place) => ({ place }));
    const spaced = `Calm.${' '.repeat(9000)}But not in the north.`;
    for (const beside of [{ deep }, { rows }, { words: 'W'.repeat(9000) }, { spaced }])
      expect(await visibleText(tag, attributes, { ...answer, ...beside })).toContain('…');
  });

  it.each([{ licence: { name: 'ODbL' } }, { licence: ['All rights reserved'] }])('claims no licence of the contract beside %j', async (licence) => {
    const page = await visibleText(tag, attributes, { ...answer, ...licence });
    // A comparison still shows the licence from the other country's response.
    if (tag !== 'country-compare') expect(page).not.toContain('CC BY 4.0');
    expect(page).toMatch(/ODbL|All rights reserved/);
  });
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
