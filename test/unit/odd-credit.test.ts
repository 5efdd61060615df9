import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditOf } from '../../src/api/credit.js';
import { licenceUrl } from '../../src/model/answer.js';

let bases = 0;
const base = () => `https://api.example/${(bases += 1)}/api/v1`;
const licence = (json: object): string | undefined => creditOf(base(), json).licence;
const LINK = 'https://creativecommons.org/licenses/by/4.0/';

describe('a licence that is CC BY 4.0', () => {
  it.each<unknown>([
    'CC BY 4.0',
    'cc by 4.0',
    ' CC BY 4.0 ',
    'CC BY 4.0.',
    'CC-BY-4.0',
    'cc-by-4.0',
    'CC_BY_4.0',
    'CC-BY 4.0',
    'CCBY 4.0',
    'CC BY 4.0 International',
    'CC BY 4.0 Int.',
    'Creative Commons BY 4.0',
    'Creative Commons Attribution 4.0',
    'Creative Commons Attribution 4.0 International',
    'Creative Commons Attribution 4.0 International License',
    'Creative Commons Attribution 4.0 International Public Licence',
    'Creative Commons Attribution 4.0 International (CC BY 4.0)',
    'https://creativecommons.org/licenses/by/4.0/',
    'https://creativecommons.org/licenses/by/4.0',
    'http://creativecommons.org/licenses/by/4.0/',
    'https://www.creativecommons.org/licenses/by/4.0/',
    'https://creativecommons.org/licenses/by/4.0/deed.en',
    'https://creativecommons.org/licenses/by/4.0/legalcode',
    'https://spdx.org/licenses/CC-BY-4.0.html',
    { name: 'CC BY 4.0' },
    { title: 'CC BY 4.0', url: LINK },
    { id: 'CC-BY-4.0' },
    { spdx: 'CC-BY-4.0', name: null },
    { identifier: 'CC-BY-4.0', href: 'http://creativecommons.org/licenses/by/4.0' },
    { url: LINK },
    { name: 'CC BY 4.0', url: 'https://publisher.example/licence' },
    ['CC BY 4.0'],
    [{ name: 'CC BY 4.0' }, { name: 'CC BY 4.0' }],
  ])('links to it: %j', (sent) => {
    expect(licenceUrl(licence({ licence: sent }) ?? '')).toBe(LINK);
  });

  it.each<[string, object]>([
    ['in the other spelling', { license: 'CC BY 4.0' }],
    ['in capitals', { LICENCE: 'CC BY 4.0' }],
    ['in an object about the answer', { meta: { licence: 'CC BY 4.0' } }],
    ['where the list is', { data: { license: { id: 'CC-BY-4.0' } } }],
    ['beside its address', { licence: 'CC BY 4.0', licence_url: LINK }],
    ['by its address alone', { licenseUrl: LINK }],
  ])('is found %s', (_, json) => {
    expect(licenceUrl(licence(json) ?? '')).toBe(LINK);
  });
});

describe('a licence that is another one', () => {
  it.each<[unknown, string]>([
    ['CC BY', 'CC BY'],
    ['CC BY 3.0', 'CC BY 3.0'],
    ['CC BY-SA 4.0', 'CC BY-SA 4.0'],
    ['CC-BY-SA-4.0', 'CC-BY-SA-4.0'],
    ['CC BY-NC', 'CC BY-NC'],
    ['CC BY-NC-ND 4.0', 'CC BY-NC-ND 4.0'],
    ['CC BY 4.0 SA', 'CC BY 4.0 SA'],
    ['CC BY 4.0 or later', 'CC BY 4.0 or later'],
    ['CC BY 4.0, photographs excepted', 'CC BY 4.0, photographs excepted'],
    ['not CC BY 4.0', 'not CC BY 4.0'],
    ['CC BY 40', 'CC BY 40'],
    ['CC0 1.0', 'CC0 1.0'],
    ['ODbL-1.0', 'ODbL-1.0'],
    ['All rights reserved', 'All rights reserved'],
    ['proprietary', 'proprietary'],
    ['https://creativecommons.org/licenses/by-sa/4.0/', 'https://creativecommons.org/licenses/by-sa/4.0/'],
    ['https://creativecommons.org/licenses/by/3.0/', 'https://creativecommons.org/licenses/by/3.0/'],
    ['https://creativecommons.org/licenses/by/4.0/../../by-nc/4.0/', 'https://creativecommons.org/licenses/by/4.0/../../by-nc/4.0/'],
    ['https://creativecommons.org.example/licenses/by/4.0/', 'https://creativecommons.org.example/licenses/by/4.0/'],
    ['https://example.org/?creativecommons.org/licenses/by/4.0/', 'https://example.org/?creativecommons.org/licenses/by/4.0/'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    [{ name: 'ODbL 1.0', url: 'https://opendatacommons.org/licenses/odbl/' }, 'ODbL 1.0 (https://opendatacommons.org/licenses/odbl/)'],
    [{ name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' }, 'CC BY 4.0 (https://creativecommons.org/licenses/by-sa/4.0/)'],
    [{ name: 'Open licence', url: LINK }, `Open licence (${LINK})`],
    [{ url: 'https://example.org/terms' }, 'https://example.org/terms'],
    [{ terms: 'By arrangement' }, 'terms: By arrangement'],
    [['CC BY 4.0', 'ODbL 1.0'], 'CC BY 4.0, ODbL 1.0'],
    [7, '7'],
  ])('is printed as sent and links nowhere: %j', (sent, said) => {
    const found = licence({ licence: sent });
    expect(found).toBe(said);
    expect(licenceUrl(found ?? '')).toBeUndefined();
  });

  it.each<[string, object]>([
    ['in the other spelling', { license: 'ODbL 1.0' }],
    ['in an object about the answer', { meta: { license: 'ODbL 1.0' } }],
    ['by its address alone', { license_url: 'ODbL 1.0' }],
  ])('is never CC BY 4.0 because nobody found it: %s', (_, json) => {
    expect(licence(json)).toBe('ODbL 1.0');
  });

  it.each([undefined, null, '', {}, [], false, true])('is not sent as %j', (sent) => {
    expect(licence({ licence: sent })).toBeUndefined();
  });
});

describe('whom to credit', () => {
  const A = { attribution: { name: 'Alpha', url: 'https://alpha.example/' }, licence: 'CC BY 4.0' };
  const B = { attribution: 'Beta', methodology: 'https://beta.example/how', licence: 'ODbL 1.0' };
  const credited = (json: object, ...others: readonly object[]) => {
    const own = base();
    const credit = creditOf(own, json);
    for (const other of others) creditOf(own, other);
    return { ...credit };
  };

  it('is what an answer says itself, whatever others say', () => {
    expect(credited(A, B)).toMatchObject({ publisher: 'Alpha', licence: 'CC BY 4.0' });
    expect(credited(B, A)).toMatchObject({ publisher: 'Beta', licence: 'ODbL 1.0' });
  });

  it('never has the link of another publisher', () => {
    expect(credited(B, A).url).toBeUndefined();
    expect(credited(A, B).methodology).toBeUndefined();
  });

  it('is filled in from other answers, earlier or later', () => {
    expect(credited({}, B)).toMatchObject({ publisher: 'Beta', methodology: 'https://beta.example/how' });
    expect(credited({ attribution: 'Alpha' }, A).url).toBe('https://alpha.example/');
    expect(credited({ attribution: 'Beta' }, { licence: 'CC0 1.0' }).licence).toBe('CC0 1.0');
  });

  it('does not depend on which answer came first', () => {
    const said = fc.record(
      {
        attribution: fc.constantFrom<unknown>('Alpha', 'Beta', { name: 'Gamma', url: 'https://gamma.example/' }),
        licence: fc.constantFrom('CC BY 4.0', 'ODbL 1.0'),
        methodology: fc.constantFrom('https://one.example/', 'https://two.example/'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(said, { maxLength: 4 }), said, (others, json) => {
        expect(credited(json, ...others.toReversed())).toEqual(credited(json, ...others));
      }),
    );
  });
});
