import { describe, expect, it } from 'vitest';
import { exportData } from '../../src/api/export.js';
import { SECTIONS } from '../../src/model/country.js';
import { keepSent } from '../../src/model/sent.js';
import { csvOf, exportRows, fileName, flat, jsonOf, type Cell, type ExportContent, type ExportQuery } from '../../src/model/export.js';
import { decode } from '../support/country.js';

const requestOf = (tag: string, query: ExportQuery = {}) => [tag, query] as const;

const row = (cells: Readonly<Record<string, Cell>>) => flat(cells);

const CREDIT = { publisher: 'Publisher', licence: 'CC BY 4.0' };

/** The lines of a file, parsed strictly by RFC 4180. */
function linesOf(csv: string): readonly (readonly string[])[] {
  const lines: string[][] = [];
  for (const text of csv.slice(1).match(/(?:"(?:[^"]|"")*"|[^"\r\n]*)*\r\n/g) ?? []) {
    const cells = text.slice(0, -2).match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g) ?? [];
    lines.push(
      cells.slice(0, text.endsWith(',\r\n') ? undefined : -1).map((cell) =>
        cell
          .replace(/,$/, '')
          .replace(/^"([^]*)"$/, '$1')
          .replaceAll('""', '"'),
      ),
    );
  }
  return lines;
}

describe('a CSV file', () => {
  const csv = csvOf([row({ name: 'Côte d’Ivoire', score: 41 }), row({ name: 'Korea, "South"', region: 'Asia' })], row(CREDIT));

  it('begins with the mark of UTF-8 and ends every line as RFC 4180 requires', () => {
    expect(csv.startsWith('\uFEFFname,score,region,publisher,licence\r\n')).toBe(true);
    expect(
      csv
        .split('\n')
        .slice(0, -1)
        .every((line) => line.endsWith('\r')),
    ).toBe(true);
    expect(csv).toContain('"Korea, ""South""",,Asia,Publisher,CC BY 4.0\r\n');
  });

  it('carries the credit in every row, so that sorting cannot lose it', () => {
    const [head, ...rows] = csv.trim().split('\r\n');
    expect(head).toMatch(/publisher,licence$/);
    expect(rows).toHaveLength(2);
    for (const line of rows) expect(line).toMatch(/,Publisher,CC BY 4\.0$/);
  });

  it('credits an answer without a single row too', () => {
    expect(csvOf([], row(CREDIT))).toBe('\uFEFFpublisher,licence\r\nPublisher,CC BY 4.0\r\n');
  });

  it.each(['=1+1', '+49', '-2', '@SUM(A1)', '\tx', '\rx', '＝1+1'])('has nothing in it that a spreadsheet would run: %j', (text) => {
    const [, line] = linesOf(csvOf([row({ text })], row({})));
    expect(line?.[0]).toBe(`'${text}`);
  });

  it('leaves numbers below zero as they are: they are places on a map', () => {
    expect(csvOf([row({ lat: -1.28, title: 'a=b' })], row({}))).toContain('\r\n-1.28,a=b\r\n');
  });

  it('keeps commas, quotes, line breaks and spaces at the ends', () => {
    const text = ' a, "b"\nc ';
    expect(linesOf(csvOf([row({ text, next: 'x' })], row(CREDIT)))[1]).toEqual([text, 'x', 'Publisher', 'CC BY 4.0']);
  });
});

describe('a name of a file', () => {
  it.each([
    [requestOf('incident-map', { countries: ['KE'] }), 'incident-map-KE-2026-05-20.csv'],
    [requestOf('country-compare', { countries: ['JP', 'TH'] }), 'country-compare-JP-TH-2026-05-20.csv'],
    [requestOf('risk-table', { region: 'Middle East' }), 'risk-table-middle-east-2026-05-20.csv'],
    [requestOf('risk-methodology'), 'risk-methodology-2026-05-20.csv'],
  ])('says the tag, what it is about and the day', (question, name) => {
    expect(fileName(...question, '2026-05-20T10:11:12.000Z', 'csv')).toBe(name);
  });

  it('leaves out a day that is not known', () => {
    expect(fileName('incident-list', {}, '', 'json')).toBe('incident-list.json');
  });
});

describe('what is taken along', () => {
  it('is an incident exactly as it was sent, whatever we read from it', () => {
    const sent = {
      id: 'a',
      headline: 'kept too',
      title: ' Flood ',
      lat: '-1.0',
      lon: 36,
      occurred_at: '1970-01-01 00:00+03',
      category: 'Natural Disaster',
      severity: '4',
      state: 'ended',
      tags: ['x', { y: null }],
    };
    const incident = keepSent({ id: 'a', title: 'Flood', category: 'natural-disaster', resolved: true, place: { lat: -1, lng: 36 } }, sent);
    const content: ExportContent = { kind: 'incidents', data: [incident] };
    expect(exportData(content)).toEqual([sent]);
    const [taken] = exportRows(content, exportData(content));
    expect(Object.fromEntries(taken ?? [])).toMatchObject({ lat: '-1.0', occurred_at: '1970-01-01 00:00+03', category: 'Natural Disaster', 'tags.1': 'x' });
  });

  it('has what we add behind what was sent', () => {
    const content: ExportContent = { kind: 'countries', data: [keepSent({ iso2: 'DE', name: 'Deutschland' }, { iso2: 'DE', name: 'Germany' })] };
    const [taken] = exportRows(
      content,
      exportData(content, ({ name }) => name),
    );
    expect([...(taken ?? [])]).toEqual([
      ['iso2', 'DE'],
      ['name', 'Germany'],
      ['shown_name', 'Deutschland'],
    ]);
  });

  const sent = {
    risk_score: '38',
    risk_tier: 'very safe',
    summary: 'Quiet.',
    breakdown: { crime: 2, natural_disasters: { score: 4.0, notes: 'Quakes' } },
    advisories: { fcdo: { level: 'Level 1', alert: 'No warning', updated: '1 May 2026' } },
    quick_facts: { tap_water: 'safe' },
    womens_safety: { rating: 'safe' },
    altitude: { highest: 3776 },
  };
  const country = decode(sent);

  const whole: ExportContent = { kind: 'country', data: country, sections: SECTIONS };

  it('is all that was sent of a country, names, values and dates as they were', () => {
    const data = exportData(whole);
    const { womens_safety: _, ...shown } = sent;
    expect(data).toEqual({ iso2: 'JP', name: 'Japan', ...shown });
    const cells = Object.fromEntries(exportRows(whole, data)[0] ?? []);
    expect(cells).toMatchObject({ 'breakdown.natural_disasters.score': 4, 'advisories.fcdo.updated': '1 May 2026', 'altitude.highest': 3776 });
  });

  it('has no rating where the page does not show it without its notes', () => {
    expect(JSON.stringify(exportData(whole))).not.toContain('"rating"');
    const row = keepSent({ iso2: 'JP', name: 'Japan' }, { iso2: 'JP', ...sent });
    expect(JSON.stringify(exportData({ kind: 'countries', data: [row] }))).not.toContain('"rating"');
  });

  it('is only the sections an editor shows, with unknown fields, which every card shows', () => {
    const data = exportData({ kind: 'country', data: country, sections: ['breakdown'] });
    expect(Object.keys(data as object)).toEqual(['iso2', 'name', 'risk_score', 'risk_tier', 'breakdown', 'altitude']);
  });

  it('is a field and a value in each row of a methodology', () => {
    const answer = { composite: { formula: 'a + b', renormalised: true }, tiers: [{ range: '0-9', label: 'Low' }] };
    const methodology = { formula: 'a + b', components: [], tiers: [], sources: [], cadence: [], sent: {}, details: [] };
    const content: ExportContent = { kind: 'methodology', data: keepSent(methodology, answer) };
    const rows = exportRows(content, exportData(content)).map((cells) => [...cells.values()]);
    expect(rows).toEqual([
      ['composite.formula', 'a + b'],
      ['composite.renormalised', true],
      ['tiers.1.range', '0-9'],
      ['tiers.1.label', 'Low'],
    ]);
  });

  it('says in JSON whom to credit before anything else, and what was asked', () => {
    const credit = {
      publisher: 'P',
      licence: 'CC BY 4.0',
      licenceUrl: 'https://l.example/',
      sourceUrl: 'https://s.example/',
      retrievedAt: 'then',
      changes: 'filtered',
    };
    const question = requestOf('incident-list', { countries: ['KE'], hours: 72, categories: ['civil-unrest'], minSeverity: 1 });
    const json = JSON.parse(jsonOf(credit, ...question, [])) as Record<string, unknown>;
    expect(Object.keys(json)).toEqual(['credit', 'retrieved', 'question', 'data']);
    expect(json['credit']).toEqual({
      publisher: 'P',
      licence: 'CC BY 4.0',
      licence_url: 'https://l.example/',
      source_url: 'https://s.example/',
      changes: 'filtered',
    });
    expect(json['question']).toEqual({ tag: 'incident-list', countries: ['KE'], hours: 72, categories: ['civil_unrest'] });
  });
});
