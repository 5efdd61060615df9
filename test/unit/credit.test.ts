import { describe, expect, it } from 'vitest';
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

  it('to the address that an answer gives for its publisher, past the site of the methodology', () => {
    expect(publisherOf({ methodology: METHODOLOGY, url: 'https://publisher.example.org/about' }, undefined, undefined, BASE).url).toBe(
      'https://publisher.example.org/about',
    );
  });
});

describe('the licence', () => {
  it.each(['CC BY 4.0', 'cc-by-4.0', 'CC-BY 4.0', 'Creative Commons Attribution 4.0 International', 'https://creativecommons.org/licenses/by/4.0/'])(
    'links to CC BY 4.0 if it is that: %s',
    (licence) => {
      expect(licenceUrl(licence)).toBe('https://creativecommons.org/licenses/by/4.0/');
    },
  );

  it.each([
    'CC BY-SA 4.0',
    'CC BY-NC 4.0',
    'CC BY 3.0',
    'CC BY 4.0 and ODbL',
    'not CC BY 4.0',
    'ODbL 1.0',
    'All rights reserved',
    'https://example.org/by/4.0/',
  ])('links nowhere if it is another: %s', (licence) => {
    expect(licenceUrl(licence)).toBeUndefined();
  });
});
