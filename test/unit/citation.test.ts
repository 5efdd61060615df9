import { describe, expect, it } from 'vitest';
import { citation, citedCountry } from '../../src/words/citation.js';
import { loadStrings, localizerIn } from '../../src/words/locale.js';
import { english, localize, strings } from '../support/english.js';

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
    const day = localize(strings.retrievedOn, { date: 'May 20, 2026' });
    expect(citation(cited, english)).toBe(`Publisher · Japan: Very Safe · ${day} · https://p.example/ · CC BY 4.0 (https://l.example/)`);
  });

  it('leaves out what is not known', () => {
    const text = citation({ ...cited, name: undefined, url: undefined, retrieved: Number.NaN }, english);
    expect(text).toBe('Japan: Very Safe · CC BY 4.0 (https://l.example/)');
  });

  it('names every change that was made, in one order', () => {
    const changes = { name: true, sections: true, comparison: true, limit: true, filter: true, exclude: true };
    const { name, sections, comparison, limit, filter, exclude } = strings.changeNames;
    const said = [name, sections, comparison, limit, filter, exclude].join(strings.comma);
    expect(
      citation({ ...cited, changes }, english)
        .split(' · ')
        .at(-1),
    ).toBe(localize(strings.changes, { changes: said }));
  });

  it('names another licence as it was sent, without an address', () => {
    expect(citation({ ...cited, licence: 'ODbL 1.0', licenceUrl: undefined }, english)).toMatch(/ · ODbL 1\.0$/);
  });

  it('says in the reader’s language that it is filtered and translated', async () => {
    await loadStrings('de');
    expect(citation({ ...cited, changes: { filter: true } }, localizerIn('de', strings))).toMatch(
      / · Abgerufen .*20\. Mai 2026 · .* · Änderungen: gefiltert, übersetzt$/,
    );
    const german = localizerIn('de', strings);
    const words = citedCountry({ iso2: 'DE', name: 'Germany', score: 12, tier: 'Very Safe' }, german);
    expect(words).toBe(`Deutschland: ${german.localize(german.strings.citedRating, { tier: 'Sehr sicher', score: 12 })}`);
  });

  it.each([
    ['fr', 'Thaïlande\u00a0: Prudence accrue, indice de risque de 38 sur 100 (plus il est bas, plus le risque est faible)'],
    ['ja', 'タイ：一層の注意、リスクスコア38／100（低いほど安全）'],
  ])('is put together with the marks of its language: %s', async (language, words) => {
    await loadStrings(language);
    expect(citedCountry({ iso2: 'TH', name: 'Thailand', score: 38, tier: 'Exercise Increased Caution' }, localizerIn(language, strings))).toBe(words);
  });

  it.each([
    [{ score: 12, tier: 'Very Safe' }, localize(strings.citedRating, { tier: 'Very Safe', score: 12 })],
    [{ score: 12 }, localize(strings.citedScore, { score: 12 })],
    [{ tier: 'High Risk' }, 'High Risk'],
    [{}, strings.citedWithout],
  ])('gives a country its rating as far as there is one: %o', (sent, rating) => {
    expect(citedCountry({ iso2: 'XX', name: 'X', ...sent }, english)).toBe(localize(strings.citedOf, { name: 'X', rating }));
  });
});
