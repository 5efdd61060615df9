import { describe, expect, it } from 'vitest';
import { hasNewest } from '../../src/model/incident-query.js';
import type { CountryCompact } from '../../src/model/country.js';
import type { Feed } from '../../src/model/incident.js';
import { scoreFinding } from '../../src/ui/country-compare.js';
import { incidentFinding, type ListLocalizer } from '../../src/ui/incident-text.js';
import { tierFinding, type TableLocalizer } from '../../src/ui/risk-table.js';
import { loadStrings, localizerIn } from '../../src/words/locale.js';
import en from '../../src/words/en.json';
import { createLocalizer } from '../../src/words/localizer.js';

const words = { ...en.common, ...en.country, ...en.table, ...en.incidents, ...en.compare };
const english = createLocalizer(words, 'en') as unknown as ListLocalizer & TableLocalizer & Parameters<typeof scoreFinding>[1];

type Row = readonly [tier: string | undefined, score?: number];

const list = (...rows: readonly Row[]): readonly CountryCompact[] =>
  rows.map(([tier, score], index) => ({ iso2: `A${String.fromCharCode(65 + index)}`, name: `Country ${index}`, tier, score }));

describe('the title over all countries', () => {
  it('says how many have the highest tier, in the publisher’s words', () => {
    expect(tierFinding(list(['Do Not Travel', 90], ['High Risk', 60], ['do_not_travel', 95]), english)).toBe('2 of 3 countries: Do Not Travel');
    expect(tierFinding(list(['Exercise Increased Caution', 45], ['Very Safe', 10]), english)).toBe('1 of 2 countries: Exercise Increased Caution');
  });

  it.each<[string, readonly Row[]]>([
    [
      'that countries are safe',
      [
        ['Very Safe', 3],
        ['Exercise Normal Caution', 20],
      ],
    ],
    [
      'a number while one tier is not known',
      [
        ['Do Not Travel', 90],
        [undefined, 50],
      ],
    ],
    [
      'a number while one tier is of no scale',
      [
        ['Do Not Travel', 90],
        ['Purple', 50],
      ],
    ],
    [
      'a number while one score cannot be right with its tier',
      [
        ['Do Not Travel', 90],
        ['Very Safe', 100],
      ],
    ],
    ['anything of no country', []],
  ])('never says %s', (_, rows) => {
    expect(tierFinding(list(...rows), english)).toBe('');
  });
});

describe('the title over incidents', () => {
  const feed = (...severities: readonly (number | undefined)[]): Feed =>
    severities.map((severity, index) => ({ id: `${index}`, title: 'T', category: 'crime', severity, resolved: false }));
  const finding = (shown: Feed, isWhole = false, country: string | undefined = 'KE') => incidentFinding(shown, isWhole, country, english);

  it('says how many of the newest are extreme or, without any, severe', () => {
    expect(finding(feed(5, 1, 5))).toBe('3 newest incidents in Kenya, 2 of them extreme');
    expect(finding(feed(4, 1, 3), false, '')).toBe('3 newest incidents, 1 of them severe');
    expect(finding(feed(1, 3))).toBe('2 newest incidents in Kenya');
    expect(finding(feed(5))).toBe('The newest incident in Kenya');
  });

  it('counts all of them where all are known, and says no more than the label if none is severe', () => {
    expect(finding(feed(5, 1), true)).toBe('2 incidents in Kenya, 1 of them extreme');
    expect(finding(feed(2, 1), true)).toBe('');
    expect(finding([], true)).toBe('');
  });

  it('counts no severity while one is not known, which may be the worst', () => {
    expect(finding(feed(5, undefined))).toBe('2 newest incidents in Kenya');
  });

  it('calls them the newest only if the answer was cut at its limit and all of it is shown', () => {
    const now = Date.UTC(2026, 4, 1);
    const data = feed(1, 1);
    const answer = { data, credit: {}, fetchedAt: now, stale: false };
    expect(hasNewest(answer, 2, now)).toBe(true);
    expect(hasNewest(answer, 3, now)).toBe(false);
    expect(hasNewest({ ...answer, extent: { sent: 3, read: 2 } }, 3, now)).toBe(false);
    expect(hasNewest({ ...answer, extent: { sent: 2, read: 2, counted: 9 } }, 2, now)).toBe(false);
    expect(hasNewest({ ...answer, extent: { sent: 2, read: 2, isPartial: true } }, 2, now)).toBe(false);
    expect(hasNewest({ ...answer, data: data.map((one) => ({ ...one, occurredAt: now + 86_400_000 })) }, 2, now)).toBe(false);
  });

  it.each(['de', 'fr', 'es', 'pt', 'it', 'ar', 'ja'])('is whole in %s', async (tag) => {
    await loadStrings(tag);
    const localizer = localizerIn(tag, words) as unknown as ListLocalizer;
    for (const severity of [4, 5]) {
      const text = incidentFinding(feed(severity, severity, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1), false, 'KE', localizer);
      expect(text).toContain('12');
      expect(text).not.toMatch(/[{}]|undefined/);
    }
  });
});

describe('the title over a comparison', () => {
  const columns = (...rows: readonly (readonly [name: string, score: number | undefined, tier?: string])[]) =>
    rows.map(([name, score, tier]) => ({
      code: name,
      answer: { data: { iso2: 'XX', name, score, tier, breakdown: [], advisories: [] }, credit: {}, fetchedAt: 0, stale: false },
    }));

  it('says by how many points the one scores higher', () => {
    expect(scoreFinding(columns(['Japan', 15], ['Kenya', 49]), english)).toBe('Kenya scores 34 points higher than Japan');
    expect(scoreFinding(columns(['Kenya', 16], ['Japan', 15]), english)).toBe('Kenya scores 1 point higher than Japan');
  });

  it('says of more than two from which score to which, with all that have it', () => {
    expect(scoreFinding(columns(['Japan', 15], ['Kenya', 49], ['France', 15]), english)).toBe('Risk scores from 15 (Japan and France) to 49 (Kenya)');
  });

  it('says of equal scores that they are the same', () => {
    expect(scoreFinding(columns(['Japan', 15], ['France', 15]), english)).toBe('Japan and France: the same risk score, 15');
  });

  it('says nothing while a country is missing, a score is unknown, or one cannot be right with its tier', () => {
    expect(scoreFinding([...columns(['Japan', 15], ['Kenya', 49]), { code: 'FR' }], english)).toBe('');
    expect(scoreFinding(columns(['Japan', 15], ['Kenya', undefined]), english)).toBe('');
    expect(scoreFinding(columns(['Japan', 15], ['Kenya', 100, 'Very Safe']), english)).toBe('');
    expect(scoreFinding(columns(['Japan', 15]), english)).toBe('');
  });
});

describe('the age of advice', () => {
  const NOW = Date.UTC(2026, 10, 22, 12);
  const DAY = 86_400_000;

  it('is in days, months, then years', () => {
    const { age } = createLocalizer(words, 'en');
    expect([0, 1, 12, 40, 615, 800].map((days) => age(NOW - days * DAY, NOW))).toEqual([
      'today',
      'yesterday',
      '12 days ago',
      'last month',
      '20 months ago',
      '2 years ago',
    ]);
  });

  it('is not said of a day to come, nor where nothing may depend on the clock', () => {
    expect(createLocalizer(words, 'en').age(NOW + 3 * DAY, NOW)).toBe('');
    expect(createLocalizer(words, 'en', undefined, 'UTC').age(NOW - 3 * DAY, NOW)).toBe('');
  });
});
