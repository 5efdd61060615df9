import { describe, expect, it } from 'vitest';
import { differingLevels } from '../../src/model/advice.js';
import type { Advisory } from '../../src/model/country.js';
import { countryProfile } from '../../src/words/en/country-profile.js';

const advice = (government: string, level?: string): Advisory => ({ government, level, details: [] });

describe('where the UK and the US advise differently', () => {
  it('are two different numbers', () => {
    expect(differingLevels([advice('uk', '2'), advice('us', '3')])).toEqual({ uk: 2, us: 3 });
  });

  it('is one number beside advice that has none', () => {
    expect(differingLevels([advice('uk'), advice('us', '3')])).toEqual({ uk: undefined, us: 3 });
    expect(differingLevels([advice('us'), advice('uk', '1')])).toEqual({ uk: 1, us: undefined });
  });

  it('cannot be told from equal numbers, from words, from numbers that are no levels, or where one of them does not advise', () => {
    expect(differingLevels([advice('uk', '3'), advice('us', '3')])).toBeUndefined();
    expect(differingLevels([advice('uk', 'See our advice'), advice('us', '3')])).toBeUndefined();
    expect(differingLevels([advice('uk', '99'), advice('us', '3')])).toBeUndefined();
    expect(differingLevels([advice('uk'), advice('us')])).toBeUndefined();
    expect(differingLevels([advice('us', '3'), advice('de', '2')])).toBeUndefined();
    expect(differingLevels([])).toBeUndefined();
  });

  it('is said without making one scale of two', () => {
    const { levelsDiffer } = countryProfile;
    expect(levelsDiffer('2', '3')).toBe('The US government’s level is 3; the UK advice is coded as 2 by the publisher. The two scales are not the same.');
    expect(levelsDiffer('', '3')).toBe('The US government’s level is 3; the UK advice has no level.');
    expect(levelsDiffer('1', '')).toBe('The US advice has no level; the UK advice is coded as 1 by the publisher.');
  });
});
