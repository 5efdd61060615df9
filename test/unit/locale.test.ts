import { describe, expect, it, vi } from 'vitest';
import { common } from '../../src/words/en.json?common';
import { country } from '../../src/words/en.json?country';
import { isEnglish, loadStrings, localizerIn, stringsOf, validLanguage } from '../../src/words/locale.js';

const words = { ...common, ...country };

describe('a language', () => {
  it.each([
    ['en', 'en'],
    ['EN-gb', 'en-GB'],
    ['en_US', 'en-US'],
    [' de ', 'de'],
    ['zh_Hant_TW', 'zh-Hant-TW'],
    ['ar-EG-u-nu-latn', 'ar-EG-u-nu-latn'],
    ['iw', 'he'],
  ])('written %o is %s', (text, language) => {
    expect(validLanguage(text)).toBe(language);
  });

  it.each(['', ' ', 'x', 'en-', 'en--US', '_', '123', '*', 'en;q=0.9', '\u0000', '__proto__', null, undefined])('is not %o', (text) => {
    expect(validLanguage(text)).toBeUndefined();
  });
});

describe('a locale', () => {
  it('is English until its words are loaded, and afterwards has the formats of its region', async () => {
    expect(localizerIn('de-AT', words)).toMatchObject({ lang: 'en-GB', dir: 'ltr', isTranslated: false, strings: words });
    await loadStrings('de-AT');
    const localizer = localizerIn('de-AT', words);
    expect(localizer).toMatchObject({ lang: 'de-AT', dir: 'ltr', isTranslated: true });
    expect(localizer.translateTerm('tiers', 'High Risk')).toBe('Hohes Risiko');
    expect(localizer.countryName('JP')).toBe('Japan');
    expect(loadStrings('de-AT')).toBeUndefined();
  });

  it.each([
    ['pt-PT', 'Guardar ou citar'],
    ['pt-BR', 'Salvar ou citar'],
    ['pt', 'Salvar ou citar'],
    ['pt-AO', 'Guardar ou citar'],
    ['pt-MZ', 'Guardar ou citar'],
    ['de-CH-1996', 'Speichern oder zitieren'],
    ['en-AU', words.saveOrCite],
    ['pl', words.saveOrCite],
  ])('looks for its words exactly, then by language, then in English: %s', async (lang, saveOrCite) => {
    await loadStrings(lang);
    expect(localizerIn(lang, words).strings.saveOrCite).toBe(saveOrCite);
  });

  it.each([
    ['en', '1 May 2026'],
    ['en-IE', '1 May 2026'],
    ['pl', '1 May 2026'],
    ['en-US', 'May 1, 2026'],
    ['pt-AO', '1 de maio de 2026'],
  ])('writes dates as the country does, and those of plain English as British as its words: %s', async (lang, date) => {
    await loadStrings(lang);
    expect(localizerIn(lang, words).date(Date.UTC(2026, 4, 1, 12))).toBe(date);
  });

  it('is that of Switzerland in Liechtenstein', async () => {
    await loadStrings('de-LI');
    expect(stringsOf('de-LI')?.strings).toHaveProperty(['factNames', 'drive-side'], 'Strassenverkehr');
  });

  it('finds a variant also behind further subtags', async () => {
    await loadStrings('de-CH-1996');
    expect(stringsOf('de-CH-1996')?.strings).toHaveProperty(['factNames', 'drive-side'], 'Strassenverkehr');
    expect(localizerIn('de-CH-1996', words).lang).toBe('de-CH-1996');
  });

  it('is English where we do not have the language, and for English of any country', async () => {
    for (const lang of ['xx', 'pl', 'enm', 'constructor', 'toString']) {
      expect(loadStrings(lang)).toBeUndefined();
      expect(isEnglish(lang)).toBe(true);
      expect(localizerIn(lang, words)).toMatchObject({ lang: 'en-GB', strings: words });
    }
    expect(loadStrings('en-GB')).toBeUndefined();
    expect(localizerIn('en-GB', words).lang).toBe('en-GB');
    expect(isEnglish('pt-PT')).toBe(false);
  });

  it('is English at once and takes over a country’s spelling when it is there', async () => {
    const loading = loadStrings('en-US');
    expect(isEnglish('en-US')).toBe(true);
    expect(localizerIn('en-US', words)).toMatchObject({ lang: 'en-US', strings: words });
    await loading;
    expect(stringsOf('en-US')?.strings).toHaveProperty('licenceLabel', 'License');
    expect(localizerIn('en-US', words)).toMatchObject({ lang: 'en-US', isTranslated: false, strings: words });
  });

  it('is written from right to left in Arabic, and all figures of a line alike in every country that speaks it', async () => {
    for (const lang of ['ar', 'ar-EG', 'ar-SA', 'ar-MA', 'ar-EG-u-nu-arab']) {
      await loadStrings(lang);
      const { strings, localize, date, number, dir, lang: locale } = localizerIn(lang, words);
      expect(localize(strings.score, { score: 38 })).toBe('درجة الخطر 38 من 100');
      expect([date(Date.UTC(2026, 4, 20, 12)), number(38), dir]).toEqual([expect.stringMatching(/20.*2026/), '38', 'rtl']);
      expect(new Intl.Locale(locale).region).toBe(new Intl.Locale(lang).region);
    }
    expect(localizerIn('ar-LB', words).date(Date.UTC(2026, 4, 20, 12))).toContain('أيار');
  });

  it('stays English if a file does not come, until it is asked for again', async () => {
    let attempts = 0;
    vi.doMock('../../src/words/it.json', () => {
      attempts += 1;
      throw new Error('offline');
    });
    const unlucky = <Words>(load: () => Promise<Words>) => load().catch(() => undefined);
    await expect(loadStrings('it', unlucky)).resolves.toBe(false);
    expect(attempts).toBe(1);
    expect(localizerIn('it', words)).toMatchObject({ lang: 'en-GB', strings: words });
    vi.doUnmock('../../src/words/it.json');
    await expect(loadStrings('it')).resolves.toBe(true);
    expect(localizerIn('it', words)).toMatchObject({ lang: 'it', isTranslated: true });
  });
});
