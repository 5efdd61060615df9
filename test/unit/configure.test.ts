import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

/** A new page with our script. */
async function openPage() {
  const [{ configure }, { pageState }, { baseFor }] = await Promise.all([
    import('../../src/api/request.js'),
    import('../../src/api/page-state.js'),
    import('../../src/elements/embed-attributes.js'),
  ]);
  warn.mockClear(); // Lit has logged its mode
  return { configure: configure as (settings: unknown) => void, baseFor, settings: pageState.settings };
}

describe('configure()', () => {
  beforeEach(() => {
    vi.resetModules();
    Reflect.deleteProperty(globalThis, Symbol.for('travel-safety-embeds'));
    warn.mockClear();
  });

  afterEach(() => {
    Reflect.deleteProperty(globalThis, Symbol.for('travel-safety-embeds'));
  });

  it('understands an address, a number and lists as if they were written', async () => {
    const { configure, baseFor, settings } = await openPage();
    configure({
      apiBase: new URL('https://api.example'),
      publisherName: 1843,
      exclude: ['a-1', 2],
      allowedApiOrigins: [new URL('https://other.example').origin],
    });
    expect(settings).toMatchObject({ publisherName: '1843', exclude: 'a-1,2' });
    expect(baseFor('')).toBe('https://api.example/api/v1');
    expect(baseFor('https://other.example')).toBe('https://other.example/api/v1');
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([[null], [undefined]])('takes a default back for %s', async (nothing) => {
    const { configure, settings } = await openPage();
    configure({ theme: 'dark', lang: 'de' });
    configure({ theme: nothing });
    expect([settings.theme, settings.lang]).toEqual([undefined, 'de']);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([[{}], [{ toString: () => 'dark' }], [Object.create(null)]])('refuses an object where text belongs, in a sentence: %o', async (value) => {
    const { configure, settings } = await openPage();
    configure({ theme: 'light', lang: 'de' });
    configure({ theme: value, lang: 'fr' });
    expect([settings.theme, settings.lang]).toEqual(['light', 'fr']);
    expect(warn.mock.calls).toEqual([['travel-safety-embeds: configure() cannot use this theme.']]);
  });

  it.each([[null], [undefined], ['dark'], [5], [new URL('https://api.example')], [['dark']]])(
    'refuses what is no settings at all, in a sentence: %o',
    async (settings) => {
      const page = await openPage();
      page.configure(settings);
      expect(page.settings).toEqual({});
      expect(warn.mock.calls).toEqual([['travel-safety-embeds: configure() cannot use this argument.']]);
    },
  );

  it.each([[''], [[]], ['https://others.example'], ['https://other.example.org']])(
    'lets no tag name another origin where the page allows %j',
    async (allowedApiOrigins) => {
      const { configure, baseFor } = await openPage();
      configure({ apiBase: 'https://api.example', allowedApiOrigins });
      expect(baseFor('https://other.example')).toMatchObject({ attribute: 'allowed-api-origins' });
      expect(baseFor('')).toBe('https://api.example/api/v1');
      configure({ allowedApiOrigins: null });
      expect(baseFor('https://other.example')).toBe('https://other.example/api/v1');
    },
  );

  it('reads what was written with blanks around it, and origins with blanks and commas between them', async () => {
    const { configure, baseFor } = await openPage();
    expect(baseFor('  https://api.example/  ')).toBe('https://api.example/api/v1');
    configure({ allowedApiOrigins: 'https://one.example,  https://two.example' });
    expect(baseFor('https://two.example')).toBe('https://two.example/api/v1');
    expect(baseFor('')).toEqual({ attribute: 'api-base', value: '' });
    expect(baseFor('nowhere')).toEqual({ attribute: 'api-base', value: 'nowhere' });
    expect(baseFor('http://api.example')).toEqual({ attribute: 'api-base', value: 'http://api.example' });
  });

  it('tells the tags on the page', async () => {
    const { configure } = await openPage();
    const { pageState } = await import('../../src/api/page-state.js');
    const told = vi.fn();
    pageState.settingsListeners.add(told);
    configure({ theme: 'dark' });
    expect(told).toHaveBeenCalledOnce();
  });
});
