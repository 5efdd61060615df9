import { afterEach, describe, expect, it, vi } from 'vitest';
import { writtenOut } from '../../build/attribute-words.mjs';
import { allFacts } from '../../build/readme.js';
import { LIMIT, respelled, SORTS, THEMES, unsupported } from '../../src/model/attributes.js';
import { REGIONS } from '../../src/model/country.js';
import { INCIDENT_CATEGORIES } from '../../src/model/incident.js';

const CATEGORIES = { list: INCIDENT_CATEGORIES };

describe('the words of an attribute', () => {
  it.each([
    [' Auto ', THEMES, 'auto'],
    ['-SCORE', SORTS, '-score'],
    ['middle_east', REGIONS, 'Middle East'],
    ['Crime,natural_disaster', CATEGORIES, 'crime natural-disaster'],
    [' ', THEMES, ''],
    [' 40 ', LIMIT, '40'],
  ] as const)('may be written as %j', (text, accepts, word) => {
    expect([respelled(text, accepts), unsupported('x', text, accepts)]).toEqual([word, []]);
  });

  it.each([
    ['auto dark', THEMES, ['auto dark']],
    ['score-', SORTS, ['score-']],
    ['Atlantis', REGIONS, ['Atlantis']],
    ['Crime, gossip war', CATEGORIES, ['gossip', 'war']],
  ] as const)('are not %j', (text, accepts, wrong) => {
    expect(unsupported('x', text, accepts)).toEqual(wrong.map((value) => ({ attribute: 'x', value, accepts })));
  });

  it('stay as they are where they are none of ours', () => {
    expect(respelled('Drak', THEMES)).toBe('Drak');
    expect(respelled('CRIME gossip', CATEGORIES)).toBe('crime gossip');
  });
});

describe('the type of an attribute in the manifest', () => {
  it('is made of its words, which have to be where the manifest looks for them', () => {
    expect(writtenOut('Word<typeof THEMES>')).toBe("'' | 'auto' | 'light' | 'dark'");
    expect(() => writtenOut('Word<typeof ELSEWHERE>')).toThrow('src/model/attributes.ts exports no ELSEWHERE');
  });
});

describe('the page of every tag', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('has a value to try for each attribute that takes any text or number', async () => {
    vi.stubGlobal('location', { origin: 'https://demo.example' });
    const { loadSuggestions } = await import('../../demo/tags/suggestions.js');
    const suggested = await loadSuggestions();
    const any = allFacts().flatMap(({ attributes, shared }) =>
      [...attributes, ...shared].filter(({ type }) => /^(string|`\$\{number\}`)$/.test(type?.text ?? '')),
    );
    const names = new Set(any.map(({ name = '' }) => name));
    expect(names.size).toBeGreaterThan(5);
    expect([...names].filter((name) => !(name in suggested))).toEqual([]);
  });
});
