import { describe, expect, it } from 'vitest';
import { localizerFor } from '../support/sentences.js';

describe('the names of countries', () => {
  it.each([
    ['de', 'HK', 'Hongkong'],
    ['fr', 'HK', 'Hong Kong'],
    ['fr', 'US', 'États-Unis'],
    ['fr-CA', 'GB', 'Royaume-Uni'],
    ['de', 'GB', 'Vereinigtes Königreich'],
    ['es', 'CI', 'Costa de Marfil'],
    ['es', 'FK', 'Islas Malvinas (Falkland)'],
    ['pt', 'PS', 'Palestina'],
    ['pt-PT', 'GB', 'Reino Unido'],
    ['it', 'TW', 'Taiwan'],
    ['ar', 'XK', 'كوسوفو'],
    ['ja', 'MM', 'ミャンマー'],
    ['de', 'ZZ9', undefined],
    ['de', '', undefined],
    ['de', 'constructor', undefined],
    ['en', 'JP', undefined],
  ])('in %s: %s is %s', async (language, iso2, name) => {
    expect((await localizerFor(language)).countryName(iso2)).toBe(name);
  });

  it('stand in an English sentence with their article', async () => {
    const { countryNameInText } = await localizerFor('en');
    expect(['NL', 'US', 'FK', 'KE'].map(countryNameInText)).toEqual(['the Netherlands', 'the United States', 'the Falkland Islands', 'Kenya']);
    expect((await localizerFor('de')).countryNameInText('NL')).toBe('Niederlande');
  });
});
