import { describe, expect, it } from 'vitest';
import { TIERS, type CountryCompact } from '../../src/model/country.js';
import { draw as drawComparison } from '../../src/picture/country-compare.js';
import { draw as drawIncidents } from '../../src/picture/incident-map.js';
import { draw as drawTable } from '../../src/picture/risk-table.js';
import { estimate } from '../../src/picture/drawing.js';
import { tierColors, type Scene } from '../../src/picture/scene.js';
import { decode } from '../support/country.js';
import { strings } from '../support/english.js';
import { incidents, pictureSource, textsIn, wordsIn, type Drawn } from '../support/picture.js';

/** Countries of tier 5 and tier 3, by their numbers. */
const list = (worst: number, others: number): readonly CountryCompact[] =>
  Array.from({ length: worst + others }, (_, place) => ({
    iso2: `A${String.fromCodePoint(65 + place)}`,
    name: `Country ${place}`,
    score: place < worst ? 95 : 50,
    tier: place < worst ? TIERS[4] : TIERS[2],
  }));

/** Left edges and widths of the boxes with a fill that are wide enough for a count, in the upper half. */
const boxes = ({ shapes }: Scene, fill: string): readonly (readonly [number, number])[] =>
  shapes.flatMap((shape) => {
    const [, left, top, width] = (shape.kind === 'path' && shape.fill === fill && /^M([\d.]+) ([\d.]+)h([\d.]+)v/.exec(shape.d)) || [];
    return left && Number(top) < 300 && Number(width) > 30 ? [[Number(left), Number(width)] as const] : [];
  });

describe('a bar of counts', () => {
  const barOf = (worst: number, others: number) => {
    const scene = drawTable(pictureSource({ kind: 'countries', data: list(worst, others) }));
    return [4, 2].map((tier) => boxes(scene, tierColors(TIERS[tier]).bg)[0] ?? [0, 0]);
  };

  it('is divided by shares, from margin to margin', () => {
    const [[left, width] = [0, 0], [next, rest] = [0, 0]] = barOf(5, 15);
    expect((rest + 3) / (width + 3)).toBeCloseTo(3, 1);
    expect([left, Math.round(next + rest)]).toEqual([56, 1144]);
  });

  it('has room for the count of the smallest share', () => {
    const [[, width] = [0, 0]] = barOf(1, 400);
    expect(width).toBeGreaterThan(30);
    expect(width).toBeLessThan(50);
  });
});

describe('a comparison in a picture', () => {
  const named = (name: string, score: number, fields: object = {}) =>
    decode({ name, risk_score: score, risk_tier: TIERS[2], breakdown: { crime: { score: 3 } }, ...fields });
  const draw = (scores: readonly number[], drawn?: Drawn, fields?: object): Scene =>
    drawComparison(pictureSource({ kind: 'comparison', data: scores.map((score, place) => named(`Country ${place}`, score, fields)) }, drawn));

  it('says that the data provider assigned the British level, if there is one', () => {
    const uk = { advisories: { uk: { level: '2' } } };
    expect(wordsIn(draw([40, 60], { form: 'tall' }, uk))).toContain(strings.assigned);
    expect(wordsIn(draw([40, 60], { form: 'tall' }))).not.toContain(strings.assigned);
  });

  it('explains the ratings and, where columns are narrow, the tiers', () => {
    expect(wordsIn(draw([40, 60]))).toContain(strings.breakdown + strings.colon + strings.ratingScale);
    expect(wordsIn(draw([40, 50, 60, 70, 80]))).toContain(`${strings.comparedTier}${strings.colon}3 ${TIERS[2]}.`);
  });

  it('leaves more than a space between two names on the ruler', () => {
    for (let near = 30; near < 50; near++) {
      const names = textsIn(draw([30, near])).filter(({ weight, size }) => weight === 600 && size === 22);
      const [one, other] = names.toSorted((a, b) => a.x - b.x);
      expect(names).toHaveLength(2);
      if (one?.y === other?.y) expect((other?.x ?? 0) - (one?.x ?? 0) - estimate(one?.text ?? '', 22, 600)).toBeGreaterThan(21.8);
    }
  });

  it('has all of its labels in one size', () => {
    const scene = draw([40, 60, 70], { lang: 'de', form: 'tall' });
    const labels = textsIn(scene).filter(({ x, y, fill }) => x === 56 && y > 500 && y < 1150 && fill !== '#1b1d20');
    expect(new Set(labels.map(({ size }) => size)).size).toBe(1);
  });
});

describe('above the title of a picture', () => {
  it('stands what the title does not say', async () => {
    const view = { finding: '79 incidents, 7 extreme', title: '79 incidents, last 30 days', about: 'last 30 days', query: { countries: ['KE'] } };
    const scene = await drawIncidents(pictureSource({ kind: 'incidents', data: incidents }, { view }));
    expect(textsIn(scene)[0]?.text).toBe('Last 30 days');
  });
});

describe('the foot of a picture', () => {
  it('keeps a date in one line', () => {
    for (const form of ['wide', 'tall'] as const)
      for (const publisher of ['Sample', 'A name of some length', 'A publisher of which the name is much longer than others'])
        expect(
          textsIn(drawTable(pictureSource({ kind: 'countries', data: list(1, 3) }, { form, publisher })))
            .map(({ text }) => text)
            .join('|'),
        ).toMatch(/The\u00a0day\u00a0of\u00a0the\u00a0data/);
  });
});
