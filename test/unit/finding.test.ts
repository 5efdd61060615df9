import { describe, expect, it } from 'vitest';
import { knownPart, type Feed } from '../../src/model/incident.js';
import type { CountryCompact } from '../../src/model/country.js';
import { scoreFinding } from '../../src/ui/country-compare.js';
import { incidentFinding } from '../../src/ui/incident-text.js';
import { tierFinding } from '../../src/ui/risk-table.js';
import { ageWord } from '../../src/words/age.js';
import { loadStrings, localizerIn } from '../../src/words/locale.js';
import type { Plural } from '../../src/words/localizer.js';
import { english, localize, strings } from '../support/english.js';
import { LANGUAGES } from '../support/languages.js';

type Row = readonly [tier: string | undefined, score?: number];

const list = (...rows: readonly Row[]): readonly CountryCompact[] =>
  rows.map(([tier, score], index) => ({ iso2: `A${String.fromCharCode(65 + index)}`, name: `Country ${index}`, tier, score }));

describe('the title over all countries', () => {
  it('says how many have the highest tier, in the publisher’s words', () => {
    const said = (count: number, all: number, tier: string): string => tier + strings.colon + localize(strings.countriesOf, { count, all });
    expect(tierFinding(list(['Do Not Travel', 90], ['High Risk', 60], ['do_not_travel', 95]), english)).toBe(said(2, 3, 'Do Not Travel'));
    expect(tierFinding(list(['Exercise Increased Caution', 45], ['Very Safe', 10]), english)).toBe(said(1, 2, 'Exercise Increased Caution'));
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
  const { newestIncidents, allIncidents, extremeAmong, severeAmong } = strings;
  const inKenya = (what: Plural, count: number): string => localize(strings.incidentsIn, { what: localize(what, { count }), place: 'Kenya' });
  const among = (what: string, worst: Plural, count: number): string => what + strings.comma + localize(worst, { count });
  const finding = (shown: Feed, isWhole = false, country: string | undefined = 'KE') => incidentFinding(shown, isWhole, country, english);

  it('says how many of the newest are extreme or, without any, severe', () => {
    expect(finding(feed(5, 1, 5))).toBe(among(inKenya(newestIncidents, 3), extremeAmong, 2));
    const worldwide = localize(strings.incidentsWorldwide, { what: localize(newestIncidents, { count: 3 }) });
    expect(finding(feed(4, 1, 3), false, '')).toBe(among(worldwide, severeAmong, 1));
    expect(finding(feed(1, 3))).toBe(inKenya(newestIncidents, 2));
    expect(finding(feed(5))).toBe(inKenya(newestIncidents, 1));
  });

  it('counts all of them where all are known, and says no more than the label if none is severe', () => {
    expect(finding(feed(5, 1), true)).toBe(among(inKenya(allIncidents, 2), extremeAmong, 1));
    expect(finding(feed(2, 1), true)).toBe('');
    expect(finding([], true)).toBe('');
  });

  it('counts no severity while one is not known, which may be the worst', () => {
    expect(finding(feed(5, undefined))).toBe(inKenya(newestIncidents, 2));
  });

  it('calls them the newest only if the answer was cut at its limit and all of it is shown', () => {
    const now = Date.UTC(2026, 4, 1);
    const data = feed(1, 1);
    const answer = { data, credit: {}, fetchedAt: now, stale: false };
    expect(knownPart(answer, 2, now)).toBe('newest');
    expect(knownPart(answer, 3, now)).toBe('all');
    expect(knownPart({ ...answer, completeness: { sent: 3, read: 2 } }, 3, now)).toBeUndefined();
    expect(knownPart({ ...answer, completeness: { sent: 2, read: 2, counted: 9 } }, 2, now)).toBeUndefined();
    expect(knownPart({ ...answer, completeness: { sent: 2, read: 2, isUnordered: true } }, 2, now)).toBeUndefined();
    expect(knownPart({ ...answer, beside: [{ key: 'status', value: 'maintenance' }] }, 2, now)).toBeUndefined();
    expect(knownPart({ ...answer, completeness: { sent: 9, read: 2 } }, 2, now)).toBe('newest');
    expect(knownPart({ ...answer, data: data.map((one) => ({ ...one, occurredAt: now + 86_400_000 })) }, 2, now)).toBeUndefined();
  });

  it.each(LANGUAGES)('is whole in %s', async (tag) => {
    await loadStrings(tag);
    const localizer = localizerIn(tag, strings);
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
      answer: { data: { iso2: 'XX', name, score, tier, breakdown: [], advisories: [], unadvised: [], sent: {} }, credit: {}, fetchedAt: 0, stale: false },
    }));

  it('says by how many points the one scores higher', () => {
    expect(scoreFinding(columns(['Japan', 15], ['Kenya', 49]), english)).toBe(localize(strings.scoresHigher, { highest: 'Kenya', count: 34, lowest: 'Japan' }));
    expect(scoreFinding(columns(['Kenya', 16], ['Japan', 15]), english)).toBe(localize(strings.scoresHigher, { highest: 'Kenya', count: 1, lowest: 'Japan' }));
  });

  it('says of more than two from which score to which, with all that have it', () => {
    const said = localize(strings.scoresFrom, { low: 15, lowest: 'Japan and France', high: 49, highest: 'Kenya' });
    expect(scoreFinding(columns(['Japan', 15], ['Kenya', 49], ['France', 15]), english)).toBe(said);
  });

  it('says of equal scores that they are the same', () => {
    const said = localize(strings.sameScore, { names: 'Japan and France', score: 15 });
    expect(scoreFinding(columns(['Japan', 15], ['France', 15]), english)).toBe(said);
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
    expect([0, 1, 12, 40, 615, 800].map((days) => ageWord(NOW - days * DAY, NOW, english))).toEqual([
      'today',
      'yesterday',
      '12 days ago',
      'last month',
      '20 months ago',
      '2 years ago',
    ]);
  });

  it('is not said of a day to come', () => {
    expect(ageWord(NOW + 3 * DAY, NOW, english)).toBe('');
  });
});
