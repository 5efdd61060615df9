import { describe, expect, it } from 'vitest';
import { comparedCodes, highestRating } from '../../src/model/country-compare.js';
import { levelRows } from '../../src/ui/country-matrix.js';
import { decode, shownComparison } from '../support/country.js';
import { english, strings } from '../support/english.js';
import { textOf } from '../support/template.js';

describe('the countries to compare', () => {
  it('are two to five, with spaces or commas, in the order written', () => {
    expect(comparedCodes('JP TH FR')).toEqual(['JP', 'TH', 'FR']);
    expect(comparedCodes(' jp,th ,\n fr ')).toEqual(['JP', 'TH', 'FR']);
    expect(comparedCodes('JP TH FR US UA')).toHaveLength(5);
  });

  it('are neither fewer nor more', () => {
    for (const text of ['', ' ', 'JP', 'JP,', 'JP jp', 'JP TH FR US UA KE']) expect(comparedCodes(text)).toBeUndefined();
  });

  it('are counted once each', () => {
    expect(comparedCodes('JP TH jp')).toEqual(['JP', 'TH']);
  });

  it('may hold what is no code, as it was written', () => {
    expect(comparedCodes('JP UK')).toEqual(['JP', 'UK']);
    expect(comparedCodes('JP Japan <b>')).toEqual(['JP', 'Japan', '<b>']);
  });
});

describe('the highest rating of a row', () => {
  const rated = (...scores: readonly (number | undefined)[]) => scores.map((score) => ({ category: 'crime' as const, score }));

  it('is the highest step, also where several countries have it', () => {
    expect(highestRating(rated(3, 1, 2))).toBe(3);
    expect(highestRating(rated(4, 4, 2))).toBe(4);
  });

  it('is none where one is unknown, which may be the highest', () => {
    expect(highestRating(rated(2, undefined, 3))).toBeUndefined();
    expect(highestRating([...rated(2, 3), undefined])).toBeUndefined();
  });

  it('is none where the ratings do not compare', () => {
    expect(highestRating(rated(3, 3, 3))).toBeUndefined();
    expect(highestRating(rated(3, undefined))).toBeUndefined();
    expect(highestRating([undefined, undefined])).toBeUndefined();
  });
});

describe('a comparison', () => {
  it('says once what is bold, and only if something is', () => {
    const compared = (one: number, other: number) => shownComparison(decode({ breakdown: { crime: one } }), decode({ breakdown: { crime: other } }, 'FR'));
    expect(compared(3, 1).split(strings.highest)).toHaveLength(3);
    expect(compared(2, 2)).not.toContain(strings.highest);
  });

  it('says in words too which rating is the highest', () => {
    const compared = (one: number, other: number) => shownComparison(decode({ breakdown: { crime: one } }), decode({ breakdown: { crime: other } }, 'FR'));
    expect(compared(1, 3)).toContain(`${strings.ratings[2]}${strings.comma}${strings.highest}`);
    expect(compared(2, 2)).not.toContain(strings.highest);
  });

  it.each(['Critical', { score: 9 }, null])('calls no rating the highest beside one that may be higher: %j', (crime) => {
    const rated = (value: unknown, iso2: string) => decode({ breakdown: { crime: value } }, iso2);
    expect(shownComparison(rated(3, 'JP'), rated(1, 'FR'), rated(crime, 'KE'))).not.toContain(strings.highest);
  });

  it('says once, and not of each country, who assigned the British levels', () => {
    const advised = { advisories: { uk: { level: 2 }, us: { level: 3 } } };
    expect(shownComparison(decode(advised), decode(advised, 'FR')).split(strings.assigned)).toHaveLength(2);
    expect(shownComparison(decode({ advisories: { us: { level: 3 } } }), decode({}, 'FR'))).not.toContain(strings.assigned);
  });

  it('says a government’s words at once where there is no level to say it', () => {
    const long = 'Avoid the coast. '.repeat(20).trim();
    const text = shownComparison(decode({ advisories: { uk: { level: 2, text: long }, us: { text: long } } }), decode({}, 'FR'));
    expect(text.split(`Avoid the coast… ${strings.showMore}`)).toHaveLength(2);
  });

  it('has one row for a government, whatever it is called, and calls no government’s advice missing where it is not', () => {
    const text = shownComparison(
      decode({ advisories: { uk: 'One.', us: 'Two.', de: { text: 'Three.' } } }),
      decode({ advisories: [{ uk: 'One.' }, { us: 'Two.' }, { government: 'Germany', text: 'Four.' }] }, 'FR'),
    );
    expect(text.match(/Germany/g)).toHaveLength(1);
    expect(text).toContain('Three.');
    expect(text).toContain('Four.');
    expect(text).not.toContain(strings.noAdvisory);
  });

  it('has the advice of a government in its own row, with what else was sent of it', () => {
    const text = shownComparison(
      decode({ advisories: { uk: [{ level: 2 }, { level: 4, text: 'Avoid the coast.' }], Germany: { level: 'Reisewarnung', area: 'North' } } }),
      decode({}, 'FR'),
    );
    expect(text).toContain('1 level: 2 2 level: 4, text: Avoid the coast.');
    expect(text).toMatch(new RegExp(`Germany Reisewarnung ${strings.asSent} Area North`));
    // Twice: the other country has no advice at all, and this one none from the US.
    expect(text.split(strings.noAdvisory)).toHaveLength(3);
  });

  it('calls nothing missing that may have been sent under another name', () => {
    const other = decode({ summary: 'Calm.', breakdown: { crime: 2 }, quick_facts: { currency: 'EUR' } }, 'FR');
    const counted = (fields: object): number[] =>
      [strings.notGiven, strings.ratingUnknown].map((absence) => shownComparison(decode(fields), other).split(absence).length - 1);
    expect(counted({})).toEqual([2, 6 + 5]);
    expect(counted({ risks: { crime: 3 }, facts: { currency: 'JPY' }, about: 'War.' })).toEqual([0, 5]);
  });

  it('calls no level missing in a matrix where it may be among what was sent', () => {
    const levels = (uk: unknown, us: unknown): string[] => levelRows(english).map(({ cell }) => textOf(cell(decode({ advisories: { uk, us } }))));
    expect(levels({ level: ['Orange'] }, 'Avoid the coast.')).toEqual([strings.asSent, strings.notGiven]);
    expect(levels('Avoid the coast.', 'Level 4: Do not travel.')).toEqual([strings.notGiven, strings.asSent]);
  });

  it('calls no government’s advice missing where some advice does not say whose it is', () => {
    const text = shownComparison(decode({ advisories: { germany: 'One.', uk: 'Two.', us: 'Three.' } }), decode({ advisories: 'Four.' }, 'FR'));
    expect(text).toContain('Four.');
    expect(text).not.toContain(strings.noAdvisory);
  });
});
