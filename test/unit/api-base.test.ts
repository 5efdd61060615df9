import { describe, expect, it } from 'vitest';
import { apiBase } from '../../src/model/api-base.js';

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
