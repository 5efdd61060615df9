import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const BUILT = 'https://built.example/api/v1';

describe('the address a build was made with', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubEnv('VITE_API_BASE', 'https://built.example');
    vi.stubGlobal('location', { protocol: 'https:' });
  });

  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(globalThis, Symbol.for('travel-safety-embeds'));
  });

  it.each([[{}], [{ apiBase: '' }], [{ apiBase: undefined }]])('is asked where the page says %o', async (settings) => {
    const { configure } = await import('../../src/api/request.js');
    const { baseFor } = await import('../../src/elements/embed-attributes.js');
    configure(settings);
    expect(baseFor('')).toBe(BUILT);
  });

  it('is asked where a script without one was there first', async () => {
    vi.stubEnv('VITE_API_BASE', '');
    await import('../../src/api/request.js');
    vi.resetModules();
    vi.stubEnv('VITE_API_BASE', 'https://built.example');
    const { baseFor } = await import('../../src/elements/embed-attributes.js');
    expect(baseFor('')).toBe(BUILT);
  });

  it('gives way to the page, and both to the tag', async () => {
    const { configure } = await import('../../src/api/request.js');
    const { baseFor } = await import('../../src/elements/embed-attributes.js');
    configure({ apiBase: 'https://page.example' });
    expect(baseFor('')).toBe('https://page.example/api/v1');
    expect(baseFor('https://tag.example')).toBe('https://tag.example/api/v1');
  });
});
