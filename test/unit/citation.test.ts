import { describe, expect, it } from 'vitest';
import { citation, citedCountry } from '../../src/words/citation.js';
import { common } from '../../src/words/en.json?common';
import { exportPanel } from '../../src/words/en.json?exportPanel';
import { loadStrings, localizerIn } from '../../src/words/locale.js';

const english = { ...common, ...exportPanel };

describe('a citation', () => {
  const cited = {
    name: 'Publisher',
    url: 'https://p.example/',
    title: 'Japan: Very Safe',
    retrieved: Date.UTC(2026, 4, 20, 12),
    licence: 'CC BY 4.0',
    licenceUrl: 'https://l.example/',
    changes: {},
  };

  it('names publisher, subject, day, address and licence', () => {
    expect(citation(cited, localizerIn('en', english))).toBe(
      'Publisher · Japan: Very Safe · Retrieved 20 May 2026 · https://p.example/ · CC BY 4.0 (https://l.example/)',
    );
  });

  it('leaves out what nobody knows', () => {
    const text = citation({ ...cited, name: undefined, url: undefined, retrieved: Number.NaN }, localizerIn('en', english));
    expect(text).toBe('Japan: Very Safe · CC BY 4.0 (https://l.example/)');
  });

  it('names every change that was made, in one order', () => {
    const changes = { name: true, sections: true, comparison: true, limit: true, filter: true, exclude: true };
    expect(citation({ ...cited, changes }, localizerIn('en', english))).toMatch(
      / · Changes: country name chosen by this page, selection of sections, put side by side, list shortened, filtered, incidents left out$/,
    );
  });

  it('names another licence as it was sent, without an address', () => {
    expect(citation({ ...cited, licence: 'ODbL 1.0', licenceUrl: undefined }, localizerIn('en', english))).toMatch(/ · ODbL 1\.0$/);
  });

  it('says in the reader’s language that it is filtered and translated', async () => {
    await loadStrings('de');
    expect(citation({ ...cited, changes: { filter: true } }, localizerIn('de', english))).toMatch(
      / · Abgerufen .*20\. Mai 2026 · .* · Änderungen: gefiltert, übersetzt$/,
    );
    const german = localizerIn('de', english);
    const words = citedCountry({ iso2: 'DE', name: 'Germany', score: 12, tier: 'Very Safe' }, german);
    expect(words).toBe(`Deutschland: ${german.localize(german.strings.citedRating, { tier: 'Sehr sicher', score: 12 })}`);
  });

  it.each([
    ['fr', 'Thaïlande\u00a0: Prudence accrue, indice de risque de 38 sur 100 (plus il est bas, plus le risque est faible)'],
    ['ja', 'タイ：一層の注意、リスクスコア38／100（低いほど安全）'],
  ])('is put together with the marks of its language: %s', async (language, words) => {
    await loadStrings(language);
    expect(citedCountry({ iso2: 'TH', name: 'Thailand', score: 38, tier: 'Exercise Increased Caution' }, localizerIn(language, exportPanel))).toBe(words);
  });

  it.each([
    [{ score: 12, tier: 'Very Safe' }, 'X: Very Safe, risk score 12 of 100 (lower is safer)'],
    [{ score: 12 }, 'X: risk score 12 of 100 (lower is safer)'],
    [{ tier: 'High Risk' }, 'X: High Risk'],
    [{}, `X: ${exportPanel.citedWithout}`],
  ])('gives a country its rating as far as there is one: %o', (rating, words) => {
    expect(citedCountry({ iso2: 'XX', name: 'X', ...rating }, localizerIn('en', english))).toBe(words);
  });
});
