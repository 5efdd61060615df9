import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statedWait } from '../../src/api/retry.js';
import { comparedCodes } from '../../src/model/country-compare.js';
import { LIMIT, respelled, THEMES, unsupported, type Accepts } from '../../src/model/attributes.js';
import { countryCode, regionName, REGIONS } from '../../src/model/country.js';
import { INCIDENT_CATEGORIES } from '../../src/model/incident.js';
import { apiBase, safeUrl } from '../../src/model/text.js';
import { validLanguage } from '../../src/words/locale.js';

/** Texts that resemble valid input: these pieces in any order, between random characters. */
const near = (...pieces: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc
      .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...pieces) }, fc.string({ unit: 'binary', maxLength: 1 })), { maxLength: 8 })
      .map((all) => all.join('')),
  );

const holds = <T>(arbitrary: fc.Arbitrary<T>, predicate: (value: T) => void): void => fc.assert(fc.property(arbitrary, predicate));

const address = near(
  'https',
  'http',
  'javascript',
  'data',
  ':',
  '//',
  '/',
  'a.example',
  'localhost',
  '127.0.0.1',
  '[::1]',
  '@',
  '?',
  '#',
  '\t',
  '\n',
  '\0',
  '\\',
  '%00',
  '&colon;',
  ' ',
);
const header = near(
  'limit',
  'remaining',
  'reset',
  'r',
  't',
  'q',
  '=',
  ';',
  ',',
  '"',
  '"a"',
  ' ',
  '0',
  '17',
  '99999999999999999999',
  '-1',
  '1e9',
  'Wed, 20 May 2026 10:02:00 GMT',
);
const attribute = near(
  'DE',
  'jp',
  'UK',
  'ﬁ',
  'ß',
  'ı',
  ' ',
  ',',
  ';',
  '0',
  '7',
  '72',
  '200',
  '201',
  '8760',
  '8761',
  '-1',
  '1.5',
  '1e3',
  '０',
  'crime',
  'civil_unrest',
  'Asia',
  'middle east',
  '../',
  '%2e',
);

describe('whatever the text', () => {
  it('a link leads to the web or nowhere, as a browser reads it too', () => {
    holds(address, (text) => {
      const url = safeUrl(text);
      if (url === undefined) return;
      expect(url).toMatch(/^https?:\/\/[^/@\s]+\//);
      expect(new URL(url, 'https://page.example/').href).toBe(url);
    });
  });

  it('a request goes to https, or to plain http where that is allowed, and to nothing below the API', () => {
    holds(address, (text) => {
      const [secure, plain] = [apiBase(text, 'https:'), apiBase(text, 'http:')];
      if (secure !== undefined) expect(secure).toMatch(/^(https:\/\/[^/?#@\s]+|http:\/\/(localhost|127(\.\d+){3}|\[::1\])(:\d+)?)(\/[^?#@\s]*)?\/api\/v1$/);
      if (plain !== undefined) expect(plain).toMatch(/^https?:\/\/[^?#@\s]+\/api\/v1$/);
      if (secure !== undefined) expect(apiBase(secure, 'https:')).toBe(secure);
    });
  });

  it('a header makes us wait for a time that passes, or not at all', () => {
    const names = ['Retry-After', 'RateLimit-Reset', 'RateLimit-Remaining', 'Date', 'Age', 'Cache-Control'];
    const fields = fc.dictionary(
      fc.constantFrom(...names),
      header.map((text) => text.replaceAll(/[^\x20-\x7E]/g, '')),
    );
    holds(fields, (sent) => {
      for (const status of [200, 429, 503]) {
        const wait = statedWait(new Response(null, { status, headers: sent }), Date.UTC(2026, 4, 20));
        if (wait === undefined) continue;
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(86_400_000);
      }
    });
  });

  it('a language is one that every format of the browser knows, or none', () => {
    holds(near('en', 'de', 'zh', '-', '_', 'US', 'Hant', 'u', 'nu', 'latn', 'x', '*', ';q=1', '__proto__'), (text) => {
      const language = validLanguage(text);
      if (language === undefined) return;
      expect(() => new Intl.DateTimeFormat(language).format(0)).not.toThrow();
      expect(validLanguage(language)).toBe(language);
    });
  });

  it('a country is two ASCII letters, a region one of the seven, or none', () => {
    holds(attribute, (text) => {
      const code = countryCode(text);
      if (code !== undefined) expect([code, text.trim().toUpperCase()]).toEqual([expect.stringMatching(/^[A-Z]{2}$/), code]);
      const region = regionName(text);
      if (region !== undefined) expect(REGIONS).toContain(region);
      const compared = comparedCodes(text);
      if (compared) expect([compared.length >= 2, compared.length <= 5, new Set(compared).size]).toEqual([true, true, compared.length]);
    });
  });

  it('an attribute is text that it accepts, or the editor is told what of it is not', () => {
    const accepts = fc.constantFrom<Accepts>(THEMES, { list: INCIDENT_CATEGORIES }, LIMIT);
    holds(fc.tuple(attribute, accepts), ([text, accepted]) => {
      const entries = unsupported('x', text, accepted);
      for (const { value } of entries) expect(text).toContain(value);
      if (!entries.length) expect(unsupported('x', respelled(text, accepted), accepted)).toEqual([]);
    });
  });
});
