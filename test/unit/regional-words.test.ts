import { describe, expect, it } from 'vitest';
import { localizerFor } from '../support/sentences.js';
import { OVERRIDES, english, textsOf, wordsOf } from '../support/word-files.js';

describe('a regional variant', () => {
  it.each(OVERRIDES)('%s has only keys of its language, and only what differs', (tag) => {
    const base = new Map(textsOf(wordsOf(tag.split('-')[0] ?? '')));
    const texts = textsOf(Object.fromEntries(Object.entries(wordsOf(tag)).filter(([name]) => name !== 'countryNames')));
    // A list is replaced as a whole.
    expect(texts.filter(([path, text]) => !base.has(path) || (base.get(path) === text && !/\.\d$/.test(path)))).toEqual([]);
  });

  it('of Portugal differs from Brazil’s, and has the rest of its words', async () => {
    const { strings, translateTerm, countryName, lang } = await localizerFor('pt-PT');
    expect(strings.saveOrCite).toBe('Guardar ou citar');
    expect(strings.drugLaws).toEqual(wordsOf('pt')['profile']?.['drugLaws']);
    expect([translateTerm('regions', 'Middle East'), translateTerm('regions', 'Africa')]).toEqual(['Médio Oriente', 'África']);
    expect([countryName('CG'), countryName('KE'), countryName('MM'), lang]).toEqual(['República do Congo', 'Quénia', 'Mianmar', 'pt-PT']);
    expect((await localizerFor('pt')).strings.saveOrCite).toBe('Salvar ou citar');
    expect((await localizerFor('pt-BR')).strings.saveOrCite).toBe('Salvar ou citar');
  });

  it('of English changes spelling, and is English still', async () => {
    const american = await localizerFor('en-US');
    expect(american).toMatchObject({ lang: 'en-US', isTranslated: false, dir: 'ltr' });
    expect(american.strings.drugLaws).toEqual({ ...(english['profile']?.['drugLaws'] as object), decriminalised: 'Decriminalized' });
    expect(american.strings.lgbtq).toBe('LGBTQ+');
    expect([american.translateTerm('tiers', 'Very Safe'), american.countryName('JP'), american.countryNameInText('NL')]).toEqual([
      undefined,
      undefined,
      'the Netherlands',
    ]);
    expect((await localizerFor('en-GB')).strings.licenceLabel).toBe('Licence');
  });
});
