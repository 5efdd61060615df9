import { describe, expect, it } from 'vitest';
import { decodeCountryCompact } from '../../src/api/country-compact.js';

describe('a list that many badges share', () => {
  it('is read once: each row gives the same country to every badge', () => {
    const json = {
      licence: 'CC BY 4.0',
      countries: [
        { iso2: 'JP', name: 'Japan', risk_score: 15 },
        { iso2: 'FR', name: 'France' },
      ],
    };
    const response = { json, fetchedAt: 0 };
    const [one, other] = [1, 2].map(() => decodeCountryCompact('https://api.example/api/v1', response, 'JP').data);
    expect(one).toMatchObject({ iso2: 'JP', score: 15 });
    expect(other).toBe(one);
  });
});
