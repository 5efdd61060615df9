import { describe, expect, it } from 'vitest';
import { decode, shownCard } from '../support/country.js';

/** What a reader reads among the quick facts. */
const shown = (quick_facts: unknown): string => shownCard(decode({ quick_facts }), 'quick-facts').replace(/^.*Quick facts, Japan (.*) ISO codes.*$/, '$1');

describe('a fact', () => {
  it.each<[string, unknown]>([
    // With a unit.
    ['Voltage 230 V', { voltage: { value: 230, unit: 'V' } }],
    ['Voltage 230 V', { voltage: { value: 230, units: 'V' } }],
    ['Voltage 230 V', [{ fact: 'voltage', value: 230, unit: 'V' }]],
    [
      'Voltage 110 V Voltage 220 V',
      {
        voltage: [
          { value: 110, unit: 'V' },
          { value: 220, unit: 'V' },
        ],
      },
    ],
    ['Voltage min: 220, max: 240, V', { voltage: { min: 220, max: 240, unit: 'V' } }],
    ['Voltage amount: 230, V, frequency: 50 Hz', { voltage: { amount: 230, unit: 'V', frequency: { value: 50, unit: 'Hz' } } }],
    ['Visa required: no, max stay: 30 days', { visa: { required: false, max_stay: { value: 30, unit: 'days' } } }],
    // An object with its own words.
    ['Currency THB Thai baht ฿', { currency: { code: 'THB', name: 'Thai baht', symbol: '฿' } }],
    ['Currency THB: Thai baht', { currency: { THB: 'Thai baht' } }],
    ['Currency THB: Baht ฿', { currencies: { THB: { name: 'Baht', symbol: '฿' } } }],
    ['Currency THB, USD', { currency: ['THB', 'USD'] }],
    ['Currency THB Currency USD', { currency: [{ code: 'THB' }, { code: 'USD' }] }],
    ['Currency THB Currency Baht', { currency: 'THB', Currency: 'Baht' }],
    ['Capital Bangkok, lat: 13.7, lng: 100.5', { capital: { name: 'Bangkok', lat: 13.7, lng: 100.5 } }],
    ['Time zone Asia/Bangkok, offset: +07:00', { time_zone: { name: 'Asia/Bangkok', offset: '+07:00' } }],
    ['Time zone UTC+7, UTC+8', { timezones: ['UTC+7', 'UTC+8'] }],
    ['Time zone +7', { utc_offset: '+7' }],
    ['Time zone id: Asia/Bangkok, dst: no', { time_zone: { id: 'Asia/Bangkok', dst: false } }],
    ['Calling code +66', { calling_code: ['+66'] }],
    ['Calling code 66', { phone_code: 66 }],
    ['Calling code +66', { dialing_code: '+66' }],
    ['Calling code prefix: +66, trunk: 0', { country_calling_code: { prefix: '+66', trunk: '0' } }],
    // Yes and no.
    ['Tap water yes', { tap_water: true }],
    ['Tap water no', { tapWater: 'no' }],
    ['Tap water safe: no', { tap_water: { safe: false } }],
    ['Tap water safe no', { tap_water_safe: false }],
    ['Tap water drinkable: no', { tap_water: { drinkable: { value: false } } }],
    ['Tap water potable: yes note: Not on islands.', { tap_water: { potable: true, note: 'Not on islands.' } }],
    ['Tap water unsafe advice: Boil it.', { tap_water: { status: 'unsafe', advice: 'Boil it.' } }],
    ['Tap water N/A', { tap_water: 'N/A' }],
    ['Tap water 0', { tap_water: 0 }],
    ['Plug type A: yes, C: no', { plug_types: { A: true, C: false } }],
    ['Drives on left yes', { drives_on_left: true }],
    ['Driving side left: yes', { drive_side: { left: true } }],
    // What only says once more what it is.
    ['Driving side left', { drive_side: { side: 'left' } }],
    ['Driving side left', { driving: { side: 'left' } }],
    ['Driving side LEFT', { drivingSide: 'LEFT' }],
    ['Plug type A, image: https://x.example/a.png', { plug_type: [{ type: 'A', image: 'https://x.example/a.png' }] }],
    ['Tap water No', [{ question: 'Tap water?', answer: 'No' }]],
    // Lists.
    ['Plug type A, B', { plug_type: ['A', 'B'] }],
    ['Plug type A, B', { plug_type: [['A', 'B']] }],
    ['Plug type A/B', { sockets: 'A/B' }],
    ['Emergency numbers 191, 1669', { emergency_numbers: [191, 1669] }],
    ['Holidays: New Year date: 2026-01-01', { holidays: [{ date: '2026-01-01', name: 'New Year' }] }],
    ['Currency THB', [{ label: 'Currency', value: 'THB' }]],
    ['Currency THB', [{ fact: 'Currency', value: 'THB' }]],
    ['Currency THB', [{ type: 'currency', value: 'THB' }]],
    ['Currency THB', [{ name: 'Currency', value: { code: 'THB' } }]],
    ['Currency THB', [{ name: { en: 'Currency' }, value: 'THB' }]],
    ['Currency de: Währung', [{ name: { en: 'Currency', de: 'Währung' } }]],
    ['Currency THB Voltage 220 V', [{ currency: 'THB' }, { voltage: '220 V' }]],
    [
      'Currency THB Emergency 112',
      [
        ['Currency', 'THB'],
        ['Emergency', 112],
      ],
    ],
    ['Currency THB', ['Currency: THB']],
    ['Currency THB', 'Currency: THB'],
    // Nested.
    ['Currency THB', { facts: { currency: 'THB' } }],
    ['Currency THB', { items: [{ key: 'currency', value: 'THB' }] }],
    ['Currency THB', { data: [{ type: 'currency', value: 'THB' }] }],
    ['Currency THB', { 0: { key: 'currency', value: 'THB' } }],
    ['Currency THB Voltage 220 V', { 1: { key: 'currency', value: 'THB' }, 2: { key: 'voltage', value: '220 V' } }],
    ['Currency THB Money: tipping 10%', { money: { currency: 'THB', tipping: '10%' } }],
    ['Voltage 230 Plug type C Power: frequency 50', { power: { voltage: 230, plug_type: ['C'], frequency: 50 } }],
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
    expect(shown({ drive_side: { side: 'left', answer: 'yes' } })).toBe('Driving side left, answer: yes');
  });
});
