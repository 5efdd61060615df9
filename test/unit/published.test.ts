import { describe, expect, it, vi } from 'vitest';
import type { CountryCompact } from '../../src/model/country.js';
import { publishedFacts, publishedMistakes, type Published } from '../../src/model/published.js';
import { publishedView } from '../../src/ui/published.js';
import { english, localize, strings } from '../support/english.js';
import { NOW } from '../support/now.js';
import { textOf } from '../support/template.js';

const written = (date = '', score = '', tier = '') => {
  const attributes = { published: date, publishedScore: score, publishedTier: tier };
  const [invalid] = publishedMistakes(attributes);
  return invalid ?? publishedFacts(attributes);
};
const now = { iso2: 'TH', name: 'Thailand', score: 58, tier: 'High Risk' };
const sentence = (then: Published, country: CountryCompact = now): string => textOf(publishedView(then, country, english, false));

describe('what a story said', () => {
  it('is a day, a score and a tier, or some of them', () => {
    expect(written('2026-05-20', '31', 'Exercise Normal Caution')).toEqual({
      day: new Date(2026, 4, 20).getTime(),
      score: 31,
      tier: 'Exercise Normal Caution',
    });
    expect(written('', ' 0 ')).toEqual({ day: undefined, score: 0, tier: undefined });
    expect(written('', '', 'High Risk')).toEqual({ day: undefined, score: undefined, tier: 'High Risk' });
    expect(written('2026-05-20T10:00:00Z', '100')).toEqual({ day: new Date(2026, 4, 20).getTime(), score: 100, tier: undefined });
  });

  it('is nothing where nothing is written', () => {
    expect(written()).toBeUndefined();
    expect(written(' ', ' ')).toBeUndefined();
  });

  it('is refused where the day does not exist', () => {
    for (const date of ['2026-02-30', '2026-13-01', '2026-00-10', '20 May 2026', '20.5.2026', '2026-5-20', 'today']) {
      expect(written(date, '31')).toEqual({ attribute: 'published', value: date });
    }
  });

  it('is refused where the day is far in the future, but not for a reader whose clock is weeks behind', () => {
    const after = (days: number): string => new Date(NOW + days * 24 * 3_600_000).toISOString().slice(0, 10);
    vi.setSystemTime(NOW);
    expect(written(after(45), '31')).toMatchObject({ score: 31 });
    expect(written(after(70), '31')).toEqual({ attribute: 'published', value: after(70) });
    vi.useRealTimers();
  });

  it('is refused where there is nothing to compare', () => {
    expect(written('2026-05-20')).toEqual({ attribute: 'published-score', value: '' });
  });
});

describe('what has changed since', () => {
  const changed = (before: string, after: string): string => localize(strings.whenItRan, { when: '', before, now: after });
  const rated = (tier: string, score: number | string): string => localize(strings.tierWithScore, { tier, score });
  const scored = (score: number): string => localize(strings.scoreAlone, { score });

  it('is only what the story gave, in upper or lower case', () => {
    const nothing = (now: string): string => localize(strings.nothingChanged, { when: '', now });
    expect(sentence({ score: 58 })).toBe(nothing(scored(58)));
    expect(sentence({ tier: 'high risk' })).toBe(nothing('High Risk'));
    expect(sentence({ tier: 'High Risk' }, { ...now, tier: 'high_risk' })).toBe(nothing('High Risk'));
    expect(sentence({ tier: 'off limits' }, { ...now, tier: 'Off Limits' })).toBe(nothing('Off Limits'));
    expect(sentence({ score: 58, tier: 'High Risk' }, { ...now, tier: undefined })).toBe(changed(rated('High Risk', 58), rated(strings.notRated, 58)));
  });

  it('is one sentence', () => {
    expect(sentence({ score: 31, tier: 'Exercise Normal Caution' })).toBe(changed(rated('Exercise Normal Caution', 31), rated('High Risk', 58)));
    expect(sentence({ tier: 'Exercise Normal Caution' })).toBe(changed('Exercise Normal Caution', 'High Risk'));
    expect(sentence({ score: 31 })).toBe(changed(scored(31), '58'));
    expect(sentence({ score: 58, tier: 'High Risk' })).toBe(localize(strings.nothingChanged, { when: '', now: rated('High Risk', 58) }));
  });

  it('says the day as the language writes it, in every time zone', () => {
    const said = localize(strings.nothingChanged, { when: localize(strings.storyOf, { date: 'May 20, 2026' }), now: scored(58) });
    expect(sentence({ day: new Date(2026, 4, 20).getTime(), score: 58 })).toBe(said);
  });

  it('never takes the unknown for good news', () => {
    const unrated = { iso2: 'TH', name: 'Thailand' };
    expect(sentence({ score: 31, tier: 'Very Safe' }, unrated)).toBe(changed(rated('Very Safe', 31), strings.notRated));
    expect(sentence({ score: 31 }, unrated)).toBe(changed(scored(31), strings.notRated));
    expect(sentence({ score: 31, tier: 'Very Safe' }, { ...unrated, tier: 'High Risk' })).toBe(
      changed(rated('Very Safe', 31), rated('High Risk', strings.notRated)),
    );
  });

  it('is what was sent in place of a rating', () => {
    const sent = { iso2: 'TH', name: 'Thailand', unread: { score: '58/100', tier: 'Level 4' } };
    expect(sentence({ score: 31, tier: 'Very Safe' }, sent)).toBe(changed(rated('Very Safe', 31), rated('Level 4', '58/100')));
    expect(sentence({ score: 31 }, sent)).toBe(changed(scored(31), localize(strings.scoreAlone, { score: '58/100' })));
  });
});
