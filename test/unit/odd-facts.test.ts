import { describe, expect, it } from 'vitest';
import { readable } from '../../src/ui/label.js';
import { decode, shownCard } from '../support/country.js';
import { patternOf, strings } from '../support/english.js';

const {
  voltage: VOLTAGE,
  currency: CURRENCY,
  'tap-water': WATER,
  'plug-type': PLUG,
  'calling-code': CALLING,
  'time-zone': ZONE,
  'drive-side': SIDE,
} = strings.factNames;
const BETWEEN = new RegExp(`^.*${patternOf(strings.quickFacts)}, Japan (.*) ${patternOf(strings.codes)}.*$`);

/** What a reader reads among the quick facts. */
const shown = (quick_facts: unknown): string => shownCard(decode({ quick_facts }), 'quick-facts').replace(BETWEEN, '$1');

describe('a fact', () => {
  it.each<[string, unknown]>([
    // With a unit.
    [`${VOLTAGE} 230 V`, { voltage: { value: 230, unit: 'V' } }],
    [`${VOLTAGE} 230 V`, { voltage: { value: 230, units: 'V' } }],
    [`${VOLTAGE} 230 V`, [{ fact: 'voltage', value: 230, unit: 'V' }]],
    [
      `${VOLTAGE} 110 V ${VOLTAGE} 220 V`,
      {
        voltage: [
          { value: 110, unit: 'V' },
          { value: 220, unit: 'V' },
        ],
      },
    ],
    [`${VOLTAGE} min: 220, max: 240, V`, { voltage: { min: 220, max: 240, unit: 'V' } }],
    [`${VOLTAGE} amount: 230, V, frequency: 50 Hz`, { voltage: { amount: 230, unit: 'V', frequency: { value: 50, unit: 'Hz' } } }],
    ['Visa required: no, max stay: 30 days', { visa: { required: false, max_stay: { value: 30, unit: 'days' } } }],
    // An object with its own words.
    [`${CURRENCY} THB Thai baht ฿`, { currency: { code: 'THB', name: 'Thai baht', symbol: '฿' } }],
    [`${CURRENCY} THB: Thai baht`, { currency: { THB: 'Thai baht' } }],
    [`${CURRENCY} THB: Baht ฿`, { currencies: { THB: { name: 'Baht', symbol: '฿' } } }],
    [`${CURRENCY} THB, USD`, { currency: ['THB', 'USD'] }],
    [`${CURRENCY} THB ${CURRENCY} USD`, { currency: [{ code: 'THB' }, { code: 'USD' }] }],
    [`${CURRENCY} THB ${CURRENCY} Baht`, { currency: 'THB', Currency: 'Baht' }],
    ['Capital Bangkok, lat: 13.7, lng: 100.5', { capital: { name: 'Bangkok', lat: 13.7, lng: 100.5 } }],
    [`${ZONE} Asia/Bangkok, offset: +07:00`, { time_zone: { name: 'Asia/Bangkok', offset: '+07:00' } }],
    [`${ZONE} UTC+7, UTC+8`, { timezones: ['UTC+7', 'UTC+8'] }],
    [`${ZONE} +7`, { utc_offset: '+7' }],
    [`${ZONE} id: Asia/Bangkok, dst: no`, { time_zone: { id: 'Asia/Bangkok', dst: false } }],
    [`${CALLING} +66`, { calling_code: ['+66'] }],
    [`${CALLING} 66`, { phone_code: 66 }],
    [`${CALLING} +66`, { dialing_code: '+66' }],
    [`${CALLING} prefix: +66, trunk: 0`, { country_calling_code: { prefix: '+66', trunk: '0' } }],
    // Yes and no.
    [`${WATER} yes`, { tap_water: true }],
    [`${WATER} no`, { tapWater: 'no' }],
    [`${WATER} safe: no`, { tap_water: { safe: false } }],
    [`${readable('tap_water_safe')} no`, { tap_water_safe: false }],
    [`${WATER} drinkable: no`, { tap_water: { drinkable: { value: false } } }],
    [`${WATER} potable: yes note: Not on islands.`, { tap_water: { potable: true, note: 'Not on islands.' } }],
    [`${WATER} unsafe advice: Boil it.`, { tap_water: { status: 'unsafe', advice: 'Boil it.' } }],
    [`${WATER} N/A`, { tap_water: 'N/A' }],
    [`${WATER} 0`, { tap_water: 0 }],
    [`${PLUG} A: yes, C: no`, { plug_types: { A: true, C: false } }],
    ['Drives on left yes', { drives_on_left: true }],
    [`${SIDE} left: yes`, { drive_side: { left: true } }],
    // What only says once more what it is.
    [`${SIDE} left`, { drive_side: { side: 'left' } }],
    [`${SIDE} left`, { driving: { side: 'left' } }],
    [`${SIDE} LEFT`, { drivingSide: 'LEFT' }],
    [`${PLUG} A, image: https://x.example/a.png`, { plug_type: [{ type: 'A', image: 'https://x.example/a.png' }] }],
    [`${WATER} No`, [{ question: 'TAP WATER?', answer: 'No' }]],
    // Lists.
    [`${PLUG} A, B`, { plug_type: ['A', 'B'] }],
    [`${PLUG} A, B`, { plug_type: [['A', 'B']] }],
    [`${PLUG} A/B`, { sockets: 'A/B' }],
    ['Emergency numbers 191, 1669', { emergency_numbers: [191, 1669] }],
    ['Holidays: New Year date: 2026-01-01', { holidays: [{ date: '2026-01-01', name: 'New Year' }] }],
    [`${CURRENCY} THB`, [{ label: 'Currency', value: 'THB' }]],
    [`${CURRENCY} THB`, [{ fact: 'Currency', value: 'THB' }]],
    [`${CURRENCY} THB`, [{ type: 'currency', value: 'THB' }]],
    [`${CURRENCY} THB`, [{ name: 'Currency', value: { code: 'THB' } }]],
    [`${CURRENCY} THB`, [{ name: { en: 'Currency' }, value: 'THB' }]],
    [`${CURRENCY} de: Währung`, [{ name: { en: 'Currency', de: 'Währung' } }]],
    [`${CURRENCY} THB ${VOLTAGE} 220 V`, [{ currency: 'THB' }, { voltage: '220 V' }]],
    [
      `${CURRENCY} THB Emergency 112`,
      [
        ['Currency', 'THB'],
        ['Emergency', 112],
      ],
    ],
    [`${CURRENCY} THB`, ['Currency: THB']],
    [`${CURRENCY} THB`, 'Currency: THB'],
    // Nested.
    [`${CURRENCY} THB`, { facts: { currency: 'THB' } }],
    [`${CURRENCY} THB`, { items: [{ key: 'currency', value: 'THB' }] }],
    [`${CURRENCY} THB`, { data: [{ type: 'currency', value: 'THB' }] }],
    [`${CURRENCY} THB`, { 0: { key: 'currency', value: 'THB' } }],
    [`${CURRENCY} THB ${VOLTAGE} 220 V`, { 1: { key: 'currency', value: 'THB' }, 2: { key: 'voltage', value: '220 V' } }],
    [`${CURRENCY} THB Money: tipping 10%`, { money: { currency: 'THB', tipping: '10%' } }],
    [`${VOLTAGE} 230 ${PLUG} C Power: frequency 50`, { power: { voltage: 230, plug_type: ['C'], frequency: 50 } }],
    ['Emergency police: 191, ambulance: 1669', { emergency: { police: 191, ambulance: 1669 } }],
    ['112 Police', { 112: 'Police' }],
    ['A b: c: d: deep', { a: { b: { c: { d: 'deep' } } } }],
  ])('is "%s" where it is sent as %j', (said, sent) => {
    expect(shown(sent)).toBe(said);
  });

  it.each([{ tap_water: null }, { tap_water: '' }, { tap_water: [] }, { tap_water: {} }, { tap_water: [null] }, {}, [], null])(
    'is none where nothing is sent: %j',
    (sent) => {
      expect(decode({ quick_facts: sent }).quickFacts).toEqual([]);
    },
  );

  it('loses nothing where two of its fields say what it is', () => {
    expect(shown({ drive_side: { side: 'left', answer: 'yes' } })).toBe(`${SIDE} left, answer: yes`);
  });
});
