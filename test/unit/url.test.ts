import { describe, expect, it } from 'vitest';
import { apiBase, safeUrl } from '../../src/model/text.js';
import { seededIntegers } from '../support/country.js';

describe('the address to ask', () => {
  it.each([
    ['https://api.example', 'https://api.example/api/v1'],
    ['https://api.example/', 'https://api.example/api/v1'],
    ['https://api.example///', 'https://api.example/api/v1'],
    ['https://api.example/api/v1', 'https://api.example/api/v1'],
    ['https://api.example/api/v1/', 'https://api.example/api/v1'],
    ['https://api.example/api/v1//', 'https://api.example/api/v1'],
    ['https://api.example/proxy', 'https://api.example/proxy/api/v1'],
    ['https://api.example/proxy/', 'https://api.example/proxy/api/v1'],
    ['https://api.example/proxy/api/v1', 'https://api.example/proxy/api/v1'],
    ['https://api.example/api/v12', 'https://api.example/api/v12/api/v1'],
    ['https://api.example/api', 'https://api.example/api/api/v1'],
    ['https://api.example:8443/x', 'https://api.example:8443/x/api/v1'],
    ['HTTPS://API.Example', 'https://api.example/api/v1'],
    ['https://api.example:443', 'https://api.example/api/v1'],
    ['https://api.example/a/../b', 'https://api.example/b/api/v1'],
    ['https://bücher.example', 'https://xn--bcher-kva.example/api/v1'],
  ])('%s is %s', (text, base) => {
    expect(apiBase(text, 'https:')).toBe(base);
  });

  it.each([
    ['http://localhost:8787', 'http://localhost:8787/api/v1'],
    ['http://127.0.0.1:8787/', 'http://127.0.0.1:8787/api/v1'],
    ['http://127.1.2.3', 'http://127.1.2.3/api/v1'],
    ['http://[::1]:8787', 'http://[::1]:8787/api/v1'],
  ])('may be plain http on the reader’s own machine: %s', (text, base) => {
    expect(apiBase(text, 'https:')).toBe(base);
  });

  it.each(['http://api.example', 'http://localhost.evil.example', 'http://127.0.0.1.evil.example', 'http://10.0.0.1', 'http://[::2]'])(
    'may be plain http on a page that came by http, and on no other: %s',
    (text) => {
      expect(apiBase(text, 'https:')).toBeUndefined();
      expect(apiBase(text, 'file:')).toBeUndefined();
      expect(apiBase(text, 'http:')).toBe(`${text}/api/v1`);
    },
  );

  it.each([
    ['/api/v1', 'https://news.example/api/v1'],
    ['/', 'https://news.example/api/v1'],
    ['/proxy/travel/', 'https://news.example/proxy/travel/api/v1'],
    ['/a/../b', 'https://news.example/b/api/v1'],
  ])('may be a path of the page’s own origin: %s', (text, base) => {
    expect(apiBase(text, 'https:', 'https://news.example')).toBe(base);
    expect(apiBase(text, 'https:', 'null')).toBeUndefined();
    expect(apiBase(text, 'https:')).toBeUndefined();
  });

  it.each(['//api.example', '/\\api.example', '\\\\api.example', '/?key=1', '/#top', '/@api.example', 'api', './api'])(
    'is no path that could lead elsewhere: %s',
    (text) => {
      expect(apiBase(text, 'https:', 'https://news.example')).toBeUndefined();
    },
  );

  it.each([
    '',
    '/',
    '/api/v1',
    'api.example',
    '//api.example',
    'https://',
    'https://api.example?key=1',
    'https://api.example/?',
    'https://api.example/#top',
    'https://api.example#',
    'https://user@api.example',
    'https://user:password@api.example',
    'https://@api.example',
    'ftp://api.example',
    'ws://api.example',
    'data:application/json,{}',
    'javascript:alert(1)',
    'blob:https://api.example/1',
    'file:///api',
    'https://api.example:99999',
    'https://api example',
  ])('is not %o', (text) => {
    for (const protocol of ['https:', 'http:', 'file:']) expect(apiBase(text, protocol)).toBeUndefined();
  });
});

// Last, because Node 20 and 22 reject an address with an umlaut after some thousand calls of `URL.canParse`.
describe('a link', () => {
  it.each([
    ['https://www.gov.uk/foreign-travel-advice', 'https://www.gov.uk/foreign-travel-advice'],
    ['http://example.org', 'http://example.org/'],
    [' https://example.org/a b ', 'https://example.org/a%20b'],
    ['HTTPS://EXAMPLE.org/Ä?q=ö#ü', 'https://example.org/%C3%84?q=%C3%B6#%C3%BC'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
    ['https://example.org/"onclick="alert(1)', 'https://example.org/%22onclick=%22alert(1)'],
    ['https://example.org/javascript:alert(1)', 'https://example.org/javascript:alert(1)'],
  ])('%s leads to %s', (text, url) => {
    expect(safeUrl(text)).toBe(url);
  });

  const SCRIPTS = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '\tjavascript:alert(1)',
    '\u0000javascript:alert(1)',
    '\u0001javascript:alert(1)',
    '\u001Fjavascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    'java\rscript:alert(1)',
    'j\na\nv\na\ns\nc\nr\ni\np\nt\n:alert(1)',
    'javascript\n:alert(1)',
    'javascript\t:alert(1)',
    'javascript&colon;alert(1)',
    'javascript&#58;alert(1)',
    '&#106;avascript:alert(1)',
    'javascript%3Aalert(1)',
    '%6aavascript:alert(1)',
    'javascript://example.org/%0aalert(1)',
    'javascript://https://example.org%0aalert(1)',
    'javascript:/*https://example.org/*/alert(1)',
    'javascript:https://example.org',
    '\u00A0javascript:alert(1)',
    '\uFEFFjavascript:alert(1)',
    '\u200Bjavascript:alert(1)',
    'javascript\u200B:alert(1)',
    'ｊavascript:alert(1)',
    'jav\u0000ascript:alert(1)',
    'vbscript:msgbox(1)',
    'livescript:x',
    'mocha:x',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'DATA:text/html,x',
    'blob:https://example.org/0',
    'filesystem:https://example.org/temporary/x.html',
    'view-source:https://example.org',
    'feed:https://example.org',
    'jar:https://example.org!/x',
    'about:blank',
    'file:///etc/passwd',
    'ftp://example.org',
    'mailto:a@example.org',
    'tel:112',
    'intent://example.org#Intent;scheme=https;end',
    'ms-word:ofe|u|https://example.org',
    'chrome://settings',
    'x-javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '\\\\evil.example',
    '/relative',
    'relative',
    '?query',
    '#fragment',
    '.',
    '',
    ' ',
    'https:',
    'https://',
    'https:///',
    'http://:80',
    'https://user@evil.example',
    'https://www.gov.uk@evil.example',
    'https://:password@evil.example',
    'https://www.gov.uk%40evil.example:x@evil.example',
    'https://exa mple.org',
    'https://example.org:99999',
    'https://[::1',
    `https://example.org/${'a'.repeat(2048)}`,
  ];

  it.each(SCRIPTS)('leads nowhere from %j', (text) => {
    expect(safeUrl(text)).toBeUndefined();
  });

  it.each([null, undefined, 7, true, {}, ['https://example.org'], { toString: () => 'https://example.org' }, new URL('https://example.org')])(
    'is text: %o is none',
    (value) => {
      expect(safeUrl(value)).toBeUndefined();
    },
  );

  it('leads to the web or nowhere, whatever the text', () => {
    const pieces = [
      'java',
      'script',
      ':',
      '//',
      'https',
      'http',
      '@',
      '\n',
      '\t',
      '\u0000',
      ' ',
      '\\',
      '/',
      '%',
      '&',
      'a.example',
      'data',
      ',',
      '#',
      '?',
      '[',
      '\u200B',
    ];
    const next = seededIntegers(3);
    for (let round = 0; round < 5000; round += 1) {
      const url = safeUrl(Array.from({ length: next(8) + 1 }, () => pieces[next(pieces.length)]).join(''));
      if (url !== undefined) expect(url).toMatch(/^https?:\/\/[^/@\s]+\//);
    }
  });
});
