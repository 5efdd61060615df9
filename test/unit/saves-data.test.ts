import { afterEach, describe, expect, it, vi } from 'vitest';
import { savesData } from '../../src/model/page.js';

afterEach(() => vi.unstubAllGlobals());

describe('a reader saves data', () => {
  it('if the browser says so in its connection', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    expect(savesData()).toBe(true);
  });

  it('if the browser prefers reduced data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: false } });
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-data: reduce)' }));
    expect(savesData()).toBe(true);
  });

  it('in no other case: not where the browser knows neither, and not in Node', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    expect(savesData()).toBe(false);
    vi.unstubAllGlobals();
    expect(savesData()).toBe(false);
  });
});
