import { describe, expect, it } from 'vitest';
import { arranged, WHOLE_LIST } from '../../src/model/country-list.js';
import { standingOf, ticksOf } from '../../src/model/score-ticks.js';
import { tierRanges } from '../../src/model/methodology.js';
import { labelPositions } from '../../src/ui/compared-ruler.js';
import { at } from '../../src/ui/score.js';

const { compare } = new Intl.Collator('en');

const country = (iso2: string, score?: number, tier?: string) => ({ iso2, name: iso2, score, tier });

describe('a place on the ruler', () => {
  it('is read from the side where the language begins', () => {
    expect([0, 38, 100].map((score) => at(score, { dir: 'ltr' }))).toEqual(['0%', '38%', '100%']);
    expect([0, 38, 100].map((score) => at(score, { dir: 'rtl' }))).toEqual(['100%', '62%', '0%']);
  });
});

describe('a country among the others', () => {
  const list = [country('A', 10, 'Very Safe'), country('B', 40), country('C', 40), country('D', 90, 'Very Safe'), country('E')];

  it('has the others that have a score around it', () => {
    expect(ticksOf(list, 'B').map(({ score }) => score)).toEqual([10, 40, 90]);
    expect(standingOf(40, ticksOf(list, 'B'))).toEqual({ all: 4, lower: 1, higher: 1, same: 1 });
    expect(standingOf(11, ticksOf(list, 'B')).same).toBe(0);
  });

  it('takes the colour from a mark whose score contradicts its tier', () => {
    expect(ticksOf(list).map(({ tier }) => tier)).toEqual(['Very Safe', undefined, undefined, undefined]);
  });
});

describe('the names on the ruler of a comparison', () => {
  const shape = (...poles: readonly (readonly [at: number, length: number])[]) =>
    labelPositions(poles.map(([place, length]) => ({ at: place, length }))).map(({ height, isTurned }) => `${height}${isTurned ? '<' : '>'}`);

  it('fly over each other, the lowest score highest', () => {
    expect(shape([26, 10], [27, 20], [40, 10])).toEqual(['3>', '2>', '1>']);
  });

  it('turn at the end of the line, and at one that has turned', () => {
    expect(shape([10, 15], [95, 20])).toEqual(['1>', '2<']);
    expect(shape([85, 12], [95, 20])).toEqual(['1<', '2<']);
  });

  it('have heights of their own for equal scores', () => {
    expect(new Set(shape([50, 20], [50, 20], [50, 20])).size).toBe(3);
  });

  it('never touch, and no line crosses one, wherever five countries stand', () => {
    let seed = 7;
    const next = (most: number): number => (seed = (seed * 48_271) % 2_147_483_647) % most;
    for (let turn = 0; turn < 500; turn++) {
      const poles = Array.from({ length: 5 }, () => ({ at: next(101), length: 5 + next(45) })).toSorted((one, other) => one.at - other.at);
      const drawn = labelPositions(poles).map((flag, place) => {
        const { at: pole = 0, length = 0 } = poles[place] ?? {};
        return { ...flag, pole, from: flag.isTurned ? pole - length : pole, to: flag.isTurned ? pole : pole + length };
      });
      for (const one of drawn) {
        for (const other of drawn) {
          if (one === other) continue;
          if (one.height === other.height) expect(one.from >= other.to || other.from >= one.to, JSON.stringify(drawn)).toBe(true);
          const isCrossed = one.pole > other.from && one.pole < other.to && one.height > other.height;
          expect(isCrossed, JSON.stringify([one, other])).toBe(false);
        }
      }
    }
  });
});

describe('the ranges of the tiers', () => {
  const ranges = (...sent: readonly string[]) => tierRanges(sent.map((range) => ({ range, details: [] })))?.map(({ from, to }) => [from, to]);

  it.each([
    ['0-17', '18-100'],
    ['0–17', '18–100'],
    ['18 - 100', '0 - 17'],
  ])('are drawn if they can be read: %s, %s', (one, other) => {
    expect(ranges(one, other)).toEqual([
      [0, 17],
      [18, 100],
    ]);
  });

  it.each([[['0-17', 'above 17']], [['0 to 17', '18 to 100']], [['0-40', '30-100']], [['0-17', '18-120']], [['17-0']], [[]]])('are not drawn of %j', (sent) => {
    expect(ranges(...sent)).toBeUndefined();
  });
});

describe('a range of scores', () => {
  const list = [country('A', 10), country('B', 40), country('C')];
  const shown = (lowest: number, highest: number) => arranged(list, { ...WHOLE_LIST, lowest, highest }, compare).map(({ iso2 }) => iso2);

  it('leaves out what lies outside it, and what has no score', () => {
    expect(shown(0, 100)).toEqual(['A', 'B', 'C']);
    expect(shown(10, 39)).toEqual(['A']);
    expect(shown(0, 99)).toEqual(['A', 'B']);
  });
});
