import { describe, expect, it } from 'vitest';
import { citation, citedCountry } from '../../src/words/citation.js';
import { takeAway } from '../../src/words/en/take-away.js';
import { learn, voiceIn } from '../../src/words/language.js';

describe('a citation', () => {
  const cited = {
    name: 'Publisher',
    url: 'https://p.example/',
    title: 'Japan: Very Safe',
    retrieved: Date.UTC(2026, 4, 20, 12),
    licence: 'CC BY 4.0',
    licenceUrl: 'https://l.example/',
    isFiltered: false,
  };

  it('names publisher, subject, day, address and licence', () => {
    expect(citation(cited, voiceIn('en', takeAway))).toBe(
      'Publisher · Japan: Very Safe · Retrieved May 20, 2026 · https://p.example/ · CC BY 4.0 (https://l.example/)',
    );
  });

  it('leaves out what nobody knows', () => {
    const text = citation({ ...cited, name: undefined, url: undefined, retrieved: Number.NaN }, voiceIn('en', takeAway));
    expect(text).toBe('Japan: Very Safe · CC BY 4.0 (https://l.example/)');
  });

  it('says in the reader’s language that it is filtered and translated', async () => {
    await learn('de', ['take-away']);
    expect(citation({ ...cited, isFiltered: true }, voiceIn('de', takeAway))).toMatch(/ · Abgerufen .*20\. Mai 2026 · .* · Änderungen: gefiltert, übersetzt$/);
    const german = voiceIn('de', takeAway);
    const words = citedCountry({ iso2: 'DE', name: 'Germany', score: 12, tier: 'Very Safe' }, german);
    expect(words).toBe(`Deutschland: ${german.say.citedRating('Sehr sicher', '12')}`);
  });

  it.each([
    ['fr', 'Thaïlande\u00a0: Vigilance renforcée, indice de risque de 38 sur 100 (plus il est bas, plus c’est sûr)'],
    ['ja', 'タイ：一層の注意、リスクスコア100点中38点（低いほど安全）'],
  ])('is put together with the marks of its language: %s', async (language, words) => {
    await learn(language, ['take-away']);
    expect(citedCountry({ iso2: 'TH', name: 'Thailand', score: 38, tier: 'Exercise Increased Caution' }, voiceIn(language, takeAway))).toBe(words);
  });

  it.each([
    [{ score: 12, tier: 'Very Safe' }, 'X: Very Safe, risk score 12 of 100 (lower is safer)'],
    [{ score: 12 }, 'X: risk score 12 of 100 (lower is safer)'],
    [{ tier: 'High Risk' }, 'X: High Risk'],
    [{}, `X: ${takeAway.citedWithout}`],
  ])('gives a country its rating as far as there is one: %o', (rating, words) => {
    expect(citedCountry({ iso2: 'XX', name: 'X', ...rating }, voiceIn('en', takeAway))).toBe(words);
  });
});
