import { describe, expect, it } from 'vitest';
import { comparedCodes } from '../../src/model/country-compare.js';
import { searchFor } from '../../src/model/country-filter.js';
import { arranged, WHOLE_LIST } from '../../src/model/country-list.js';
import { regionName } from '../../src/model/country.js';
import { isAdvised } from '../../src/model/government.js';
import { csvOf, flat } from '../../src/model/export.js';
import { isInvalid } from '../../src/model/failure.js';
import { isCutOff, filterIncidents, type Incident, isAhead } from '../../src/model/incident.js';
import { HOURS, LIMIT, SCORE, splitList, unsupported } from '../../src/model/attributes.js';
import { filterCounts } from '../../src/model/feed-counts.js';
import { zoneOf } from '../../src/model/time-zones.js';
import { apiBase, safeUrl, indexOfWord, plainWord } from '../../src/model/text.js';

const { compare } = new Intl.Collator('en');

describe('the last that is still allowed, and the first that is not', () => {
  it.each([
    ['hours', HOURS, 8760],
    ['limit', LIMIT, 200],
  ] as const)('is for %s 1 and the most there is', (name, accepts, most) => {
    for (const text of ['', ' ', '1', ` ${most} `, '007']) expect(unsupported(name, text, accepts)).toEqual([]);
    for (const value of ['0', String(most + 1), '1x', 'x1', '1.5', '-1', '1e2', '1 2'])
      expect(unsupported(name, value, accepts)).toEqual([{ attribute: name, value, accepts }]);
  });

  it('is for a score 0 and 100', () => {
    for (const text of ['0', '100']) expect(unsupported('published-score', text, SCORE)).toEqual([]);
    for (const value of ['101', '-1', '3.5', 'high']) expect(unsupported('published-score', value, SCORE)).toMatchObject([{ value }]);
  });

  it('is five minutes for a time to come, which clocks may differ by', () => {
    expect([300_000, 300_001].map((occurredAt) => isAhead({ occurredAt }, 0))).toEqual([false, true]);
  });

  it('is for a list as long as its limit that it may be cut', () => {
    expect([isCutOff(9, 10), isCutOff(10, 10), isCutOff(11, 10), isCutOff(50, 200), isCutOff(51, 200)]).toEqual([false, true, true, true, false]);
  });

  it('is 2,048 characters for a link', () => {
    const link = `https://example.org/${'a'.repeat(2028)}`;
    expect(safeUrl(link)).toBe(link);
    expect(safeUrl(`${link}a`)).toBeUndefined();
    expect(apiBase('http://127.10.20.30', 'https:')).toBe('http://127.10.20.30/api/v1');
  });
});

describe('a list as an editor writes it', () => {
  it('may have more than one sign between its items', () => {
    expect(splitList(' a,, b \n c')).toEqual(['a', 'b', 'c']);
    expect(splitList('')).toEqual([]);
    expect(comparedCodes('jp,  th ; fr')).toEqual(['JP', 'TH', 'FR']);
  });
});

describe('a word of a vocabulary', () => {
  it.each(['natural disasters', 'Natural_Disasters', ' NATURAL-DISASTERS '])('is known in any case, with any of three signs: %j', (word) => {
    expect(plainWord(word)).toBe('natural disasters');
    expect(indexOfWord(['crime', 'natural-disasters'], word)).toBe(1);
  });

  it.each(['naturalDisasters', 'natural disaster', 'natural.disasters', 'natural  disasters', 'disasters', 'natural disasters.', ''])(
    'is nothing else: %j',
    (word) => {
      expect(indexOfWord(['crime', 'natural-disasters'], word)).toBe(-1);
    },
  );

  it('may be a region', () => {
    expect([regionName('middle_east'), regionName('Atlantis')]).toEqual(['Middle East', undefined]);
  });
});

describe('what is about whom', () => {
  it('is no advice by a government for its own country', () => {
    expect([isAdvised('uk', 'GB'), isAdvised('us', 'US'), isAdvised('uk', 'US'), isAdvised('us', 'GB'), isAdvised('de', 'DE')]).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  it.each([
    ['JP', 'Asia/Tokyo'],
    ['CR', 'America/Costa_Rica'],
    ['IS', 'Atlantic/Reykjavik'],
    ['MV', 'Indian/Maldives'],
    ['FJ', 'Pacific/Fiji'],
    ['US', undefined],
    ['xJP', undefined],
    ['JPx', undefined],
    ['jp', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('is a time zone only for a country that has one: %s', (iso2, zone) => {
    expect(zoneOf(iso2)).toBe(zone);
  });

  it('is an attribute that is wrong, and nothing else', () => {
    expect([{ attribute: 'country', value: 'UK' }, {}, null, undefined, '', 'attribute', 7].map(isInvalid)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('a list narrowed down', () => {
  const country = (iso2: string, name: string, region?: string, score?: number) => ({ iso2, name, region, score }) as Parameters<typeof arranged>[0][number];
  const all = [country('JP', 'Japan', 'Asia', 20), country('FR', 'France', 'Europe', 20), country('TH', 'Thailand', 'Asia')];

  it('has the countries of a region', () => {
    const found = (region: string) => arranged(all, { ...WHOLE_LIST, region }, compare).map(({ iso2 }) => iso2);
    expect([found('Asia'), found('Europe'), found('Africa'), found('')]).toEqual([['JP', 'TH'], ['FR'], [], ['FR', 'JP', 'TH']]);
  });

  it.each([
    ['emirates', 'AE'],
    ['herzegovina', 'BA'],
    ['belorussia', 'BY'],
    ['zaire', 'CD'],
    ['brazzaville', 'CG'],
    ['prc', 'CN'],
    ['cape verde', 'CV'],
    ['czech rep', 'CZ'],
    ['eire', 'IE'],
    ['dprk', 'KP'],
    ['rok', 'KR'],
    ['ceylon', 'LK'],
    ['macedonia', 'MK'],
    ['burma', 'MM'],
    ['holland', 'NL'],
    ['gaza', 'PS'],
    ['russian federation', 'RU'],
    ['swaziland', 'SZ'],
    ['east timor', 'TL'],
    ['america', 'US'],
    ['holy see', 'VA'],
    ['viet nam', 'VN'],
  ])('has under %j the country that is also called so, and no other', (query, iso2) => {
    const sent = [country(iso2, 'Whatever it is called'), country('XX', 'Elsewhere')];
    expect(arranged(sent, { ...WHOLE_LIST, search: searchFor(query) }, compare).map((found) => found.iso2)).toEqual([iso2]);
  });

  const incident = (category: string, severity?: number) => ({ id: category, title: category, category, severity, resolved: false }) as Incident;
  const feed = [incident('crime', 1), incident('crime', 4), incident('gossip'), incident('health', 2)];

  it('has the incidents of a category and severe enough, and those of unknown severity', () => {
    const found = (categories: readonly string[], minSeverity: number) =>
      filterIncidents(feed, { categories: new Set(categories), minSeverity }).map(({ category, severity }) => `${category} ${severity ?? ''}`);
    expect(found([], 1)).toHaveLength(4);
    expect(found(['crime'], 2)).toEqual(['crime 4']);
    expect(found([], 4)).toEqual(['crime 4', 'gossip ']);
  });

  it('counts every category that occurs, also those whose incidents are all hidden', () => {
    const { categories, severities } = filterCounts(feed, { categories: new Set(['crime', 'gossip']), minSeverity: 4 });
    expect([categories.get('crime'), categories.get('gossip'), categories.get('health'), categories.get('terrorism')]).toEqual([1, 1, 0, 0]);
    expect([...severities]).toEqual([
      [1, 1],
      [2, 0],
      [3, 0],
      [4, 1],
      [5, 0],
      [undefined, 1],
    ]);
    const hidden = filterCounts([incident('rumour', 1)], { categories: new Set(), minSeverity: 4 });
    expect(hidden.categories.get('rumour')).toBe(0);
  });
});

describe('a CSV file', () => {
  it('has an empty cell for what was sent as null or not at all', () => {
    const rows = [flat({ a: null, b: 1 }), flat({ b: 2 })];
    expect(csvOf(rows, flat({ c: undefined }))).toBe('\uFEFFa,b,c\r\n,1,\r\n,2,\r\n');
  });
});
