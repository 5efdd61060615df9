import { describe, expect, it } from 'vitest';
import { creditOf } from '../../src/api/decode.js';
import { licenceUrl } from '../../src/model/answer.js';
import { publisherOf } from '../../src/ui/credit.js';

describe('the credit links', () => {
  const BASE = 'https://api.example.org/api/v1';
  const METHODOLOGY = 'https://publisher.example.org/methodology';
  const urlOf = (methodology: string | undefined, link: string | undefined, base: string) => publisherOf({ methodology }, undefined, link, base).url;

  it.each([
    ['to the editor’s address', METHODOLOGY, 'https://www.example.org/', BASE, 'https://www.example.org/'],
    ['to the site of the methodology', METHODOLOGY, undefined, BASE, 'https://publisher.example.org/'],
    ['to the site that was asked', undefined, undefined, BASE, 'https://api.example.org/'],
    ['past an editor’s address that is not http(s)', METHODOLOGY, 'javascript:alert(1)', BASE, 'https://publisher.example.org/'],
    ['nowhere if the answer came with the page and names no site', undefined, undefined, '', undefined],
  ])('%s', (_, methodology, link, base, url) => {
    expect(urlOf(methodology, link, base)).toBe(url);
  });
});

describe('the licence', () => {
  it.each(['CC BY 4.0', 'cc-by-4.0', ' CC-BY 4.0 ', 'cc_by_4.0'])('links to CC BY 4.0 if it is that: %s', (licence) => {
    expect(licenceUrl(licence)).toBe('https://creativecommons.org/licenses/by/4.0/');
  });

  it.each([
    'CC BY-SA 4.0',
    'CC BY-NC 4.0',
    'CC BY 3.0',
    'CC BY 4.0 and ODbL',
    'not CC BY 4.0',
    'ODbL 1.0',
    'All rights reserved',
    'Creative Commons Attribution 4.0 International',
    'https://creativecommons.org/licenses/by/4.0/',
    'https://example.org/by/4.0/',
  ])('links nowhere if it is another: %s', (licence) => {
    expect(licenceUrl(licence)).toBeUndefined();
  });
});

describe('whom an answer says to credit', () => {
  let place = 0;
  /** The credit of a response; each call has an API of its own. */
  const credited = (json: object) => creditOf(`https://api-${(place += 1)}.example/api/v1`, json);

  it('is what it says in the fields of the contract', () => {
    const credit = credited({ attribution: 'Publisher', licence: 'CC BY 4.0', methodology: 'https://publisher.example/m', countries: [] });
    expect(credit).toMatchObject({ publisher: 'Publisher', licence: 'CC BY 4.0', methodology: 'https://publisher.example/m' });
    expect(credited({ docs: 'https://publisher.example/guide' }).methodology).toBe('https://publisher.example/guide');
  });

  it.each([
    { publisher: 'X', license: 'Y' },
    { meta: { attribution: 'X', licence: 'Y' } },
    { Attribution: 'X' },
    { attribution: 7 },
    { attribution: { name: 'X' } },
    { attribution: '\u200b' },
  ])('is not read under any other name: %j', (json) => {
    expect(credited(json)).toMatchObject({ publisher: undefined, licence: undefined });
  });

  it.each([
    [{ name: 'ODbL 1.0' }, 'name: ODbL 1.0'],
    [['CC BY 4.0', 'ODbL 1.0'], 'CC BY 4.0, ODbL 1.0'],
    [7, '7'],
  ])('has no licence of the contract where %j was sent', (licence, shown) => {
    expect(credited({ licence }).licence).toBe(shown);
    expect(licenceUrl(shown)).toBeUndefined();
  });

  it('is filled in by other answers of the same base, in whatever order they come', () => {
    const answers = [{ attribution: 'B', methodology: 'https://b.example/' }, { attribution: 'A', licence: 'X' }, {}];
    const bases = ['https://one.example', 'https://two.example'];
    const [one, two] = [answers, answers.toReversed()].map((all, way) => all.map((json) => creditOf(bases[way] ?? '', { ...json })));
    for (const credits of [one, two?.toReversed()])
      expect(credits).toMatchObject([
        { publisher: 'B', licence: undefined },
        { publisher: 'A', licence: 'X', methodology: undefined },
        { publisher: 'A', licence: 'X' },
      ]);
  });
});
