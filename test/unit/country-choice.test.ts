import { describe, expect, it } from 'vitest';
import { chosenCountries, codeMistakes, editorView, shownCountries, type EditorChoice } from '../../src/model/country-choice.js';
import { searchFor } from '../../src/model/country-filter.js';
import { WHOLE_LIST } from '../../src/model/country-list.js';
import type { CountryCompact } from '../../src/model/country.js';

const { compare } = new Intl.Collator('en');

const row = (iso2: string, name: string, score?: number): CountryCompact => ({ iso2, name, score });

const LIST = [row('DK', 'Denmark', 10), row('KE', 'Kenya', 49), row('ML', 'Mali', 90), row('NE', 'Niger', 80), row('TD', 'Chad', 80), row('XX', 'Nowhere')];

const written = (some: Partial<EditorChoice>): EditorChoice => ({ countries: '', sort: '', limit: '', highlight: '', ...some });
const chosen = (some: Partial<EditorChoice>) => chosenCountries(LIST, written(some), compare);
const codes = (some: Partial<EditorChoice>) => chosen(some).rows.map(({ iso2 }) => iso2);

describe('the countries an editor chooses', () => {
  it('are all of them by name if nothing is written', () => {
    expect(codes({})).toEqual(['TD', 'DK', 'KE', 'ML', 'NE', 'XX']);
    expect(chosen({})).toMatchObject({ of: 6, isTied: false, added: [], missing: [] });
  });

  it('are those named, by spaces or commas, in any case and once each', () => {
    expect(codes({ countries: 'ke, DK ke' })).toEqual(['DK', 'KE']);
    expect(chosen({ countries: 'ke DK' }).of).toBe(2);
  });

  it('are cut to the highest or the lowest after sorting, and not before', () => {
    expect(codes({ sort: '-score', limit: '1' })).toEqual(['ML']);
    expect(codes({ sort: 'score', limit: '2' })).toEqual(['DK', 'KE']);
    expect(codes({ limit: '2' })).toEqual(['TD', 'DK']);
  });

  it('are in the order of their names where scores are equal, and it is known where that decided', () => {
    expect(chosen({ sort: '-score', limit: '2' })).toMatchObject({ isTied: true });
    expect(codes({ sort: '-score', limit: '2' })).toEqual(['ML', 'TD']);
    expect(chosen({ sort: '-score', limit: '3' }).isTied).toBe(false);
    expect(chosen({ sort: '-score', limit: '200' }).isTied).toBe(false);
    expect(chosen({ limit: '1' }).isTied).toBe(false);
  });

  it('are none without a score where a limit asks for the highest or the lowest', () => {
    expect(codes({ sort: '-score', limit: '5' })).toEqual(['ML', 'TD', 'NE', 'KE', 'DK']);
    expect(codes({ sort: 'score' })).toEqual(['DK', 'KE', 'TD', 'NE', 'ML', 'XX']);
    expect(codes({ countries: 'XX KE DK', sort: 'score', limit: '2' })).toEqual(['DK', 'KE']);
  });

  it('have a highlighted one among them that a limit would leave out', () => {
    const { rows, added, of } = chosen({ sort: '-score', limit: '1', highlight: 'ke' });
    expect(rows.map(({ iso2 }) => iso2)).toEqual(['ML', 'KE']);
    expect(added.map(({ iso2 }) => iso2)).toEqual(['KE']);
    expect(of).toBe(6);
    expect(chosen({ sort: '-score', limit: '1', highlight: 'ML' }).added).toEqual([]);
    expect(codes({ countries: 'DK', highlight: 'KE' })).toEqual(['DK', 'KE']);
  });

  it('have those among them whose score cannot be read, which may be the highest, but no more than the limit', () => {
    const odd = ['JP', 'TH', 'VN'].map((iso2) => ({ ...row(iso2, iso2), unread: { score: '95/100' } }));
    const of = (limit: string, sort = '-score') => chosenCountries([...LIST, ...odd], written({ sort, limit }), compare);
    expect(of('2').rows.map(({ iso2 }) => iso2)).toEqual(['ML', 'TD', 'JP', 'TH']);
    expect(of('2').added).toHaveLength(2);
    expect(of('5').added).toHaveLength(3);
    expect(of('2', 'name').added).toEqual([]);
    expect(chosenCountries(odd, written({ sort: '-score', limit: '2' }), compare).rows).toHaveLength(2);
  });

  it('are named where the list does not have them, once each', () => {
    expect(chosen({ countries: 'KE XK', highlight: 'XK AQ' }).missing).toEqual(['XK', 'AQ']);
  });
});

describe('what a reader sees of them', () => {
  const { rows } = chosen({ highlight: 'KE' });
  const seen = (view: object) => {
    const { shown, found } = shownCountries(rows, { ...WHOLE_LIST, ...view }, 'KE', compare);
    return [shown.map(({ iso2 }) => iso2).join(' '), found];
  };

  it('begins with the highlighted one in every order, and with every search', () => {
    expect(seen({})).toEqual(['KE TD DK ML NE XX', 6]);
    expect(seen({ sort: 'score', isDescending: true })).toEqual(['KE ML TD NE DK XX', 6]);
    expect(seen({ search: searchFor('mali') })).toEqual(['KE ML', 1]);
    expect(seen({ search: searchFor('kenya') })).toEqual(['KE', 1]);
    expect(seen({ search: searchFor('atlantis') })).toEqual(['KE', 0]);
  });

  it('is in the editor’s order at first', () => {
    expect([editorView(''), editorView('name'), editorView('score'), editorView('-score')].map(({ sort, isDescending }) => [sort, isDescending])).toEqual([
      ['name', false],
      ['name', false],
      ['score', false],
      ['score', true],
    ]);
  });
});

describe('a mistake in a list of codes', () => {
  it('is every entry that is no code', () => {
    expect([...codeMistakes('KE UK Kenya 1')]).toEqual(['UK', 'Kenya', '1'].map((value) => ({ attribute: 'country', value })));
    expect([...codeMistakes(' ke,TZ ')]).toEqual([]);
  });
});
