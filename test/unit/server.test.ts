import { describe, expect, it } from 'vitest';
import { TAGS } from '../../build/tags.js';

describe('on a server, where there is no page,', () => {
  it('there is none', () => {
    expect([typeof document, typeof window]).toEqual(['undefined', 'undefined']);
  });

  it('the package can be imported', async () => {
    const { configure, CountryRiskElement } = await import('../../src/index.js');
    expect([typeof configure, CountryRiskElement.name]).toEqual(['function', 'CountryRiskElement']);
  });

  it.each(TAGS)('<%s> can be imported', async (tag) => {
    await expect(import(`../../src/elements/${tag}.ts`)).resolves.toBeTypeOf('object');
  });

  it('settings can be made', async () => {
    const { configure } = await import('../../src/configure.js');
    expect(() => configure({ apiBase: 'https://api.example' })).not.toThrow();
  });
});
