import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf, flat, type Cell } from '../../src/model/export.js';

/** Separators by spreadsheet: Excel uses one of these, depending on the computer's language; LibreOffice uses all of them by default. */
const READERS = { 'English Excel': ',', 'German or French Excel': ';', 'Excel with text in tabs': '\t', LibreOffice: ',;\t' } as const;

/** The cells as a spreadsheet reads them: quotes count only at the start of a cell, and text after the closing quote belongs to the cell. */
function cellsOf(csv: string, separators: string): readonly string[] {
  const cells: string[] = [];
  const isEnd = (sign: string | undefined): boolean => sign === undefined || separators.includes(sign) || sign === '\r' || sign === '\n';
  for (let at = 0; at <= csv.length; at += 1) {
    let cell = '';
    if (csv[at] === '"') {
      for (at += 1; at < csv.length && (csv[at] !== '"' || csv[at + 1] === '"'); at += 1) {
        if (csv[at] === '"') at += 1;
        cell += csv[at];
      }
      at += 1;
    }
    for (; !isEnd(csv[at]); at += 1) cell += csv[at];
    cells.push(cell);
    if (csv[at] === '\r' && csv[at + 1] === '\n') at += 1;
  }
  return cells;
}

/** The pieces of a file for a reader that ignores quotes. */
const piecesOf = (csv: string): readonly string[] => csv.split(/[,;|\t\r\n]/);

/** True for a cell that a spreadsheet may run, ignoring leading blanks, quotes and invisible characters. A number followed by a comma is no formula. */
const isFormula = (cell: string): boolean => /^[\s"\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u.test(cell) && !/^-\d+(\.\d+)?(,|$)/.test(cell);

/** The cells that a spreadsheet would run. */
function formulasIn(csv: string): readonly string[] {
  const text = csv.replace(/^\uFEFF/, '');
  const read = Object.values(READERS).flatMap((separators) => cellsOf(text, separators));
  return [...read, ...piecesOf(text)].filter(isFormula);
}

const csvWith = (...cells: readonly Cell[]): string => csvOf([flat(Object.fromEntries(cells.map((cell, place) => [`column ${place}`, cell])))], flat({}));

/** Quotes only as RFC 4180 requires: the readers above must find fault with it. */
const plain = (...cells: readonly string[]): string => cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');

const ATTACKS = [
  '=1+1',
  "=cmd|' /C calc'!A0",
  '+49',
  '-2+3',
  '@SUM(A1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  ' =1+1',
  '\u00A0=1+1',
  '\uFEFF=1+1',
  '\u200B=1+1',
  '\u0000=1+1',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '"=1+1"',
  '" =1+1',
  'a;=1+1',
  'a; =1+1',
  'a;"=1+1"',
  'a";"=1+1',
  'a;;=1+1;b',
  'a;"",=1+1',
  'a\t=1+1',
  'a\t"\t=1+1',
  'a\n=1+1',
  'a\r\n=1+1',
  'a\n\n- b',
  'a;＝1+1',
  'a\n＠SUM(A1)',
  '"a"\n"=1+1',
  'a,=1+1',
  'a|@SUM(A1)',
  ';=1+1,\t=1+1\n=1+1',
] as const;

describe('a spreadsheet', () => {
  it.each(ATTACKS)('would run this in a file that is CSV and no more: %j', (text) => {
    expect([...formulasIn(plain(text, 'next')), ...formulasIn(plain('first', text, 'next'))]).not.toEqual([]);
  });

  it.each(ATTACKS)('runs nothing of ours, in whatever column: %j', (text) => {
    expect(formulasIn(csvWith(text, 'b', text, -1.5, text, text))).toEqual([]);
    expect(formulasIn(csvOf([flat({ [text]: 1, b: 2 })], flat({ publisher: text, licence: text })))).toEqual([]);
  });

  const pieces = fc.constantFrom('=', '+', '-', '@', '＝', '－', ';', ',', '\t', '\r', '\n', '|', '"', "'", ' ', '\u00A0', '\uFEFF', '\u0001', 'a', '1', 'é');
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces, { maxLength: 12 }).map((all) => all.join('')),
  );

  it('runs nothing of ours, whatever texts and numbers are in it', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            text,
            fc.double({ noNaN: true, min: -1000, max: 1000 }).map((value) => Number(value.toFixed(2))),
          ),
          { minLength: 1 },
        ),
        (cells) => {
          expect(formulasIn(csvWith(...cells))).toEqual([]);
        },
      ),
    );
  });

  it('reads what was sent in every cell, but for the apostrophes', () => {
    const withoutMarks = (value: string): string => value.replaceAll("'", '');
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (cells) => {
        const read = cellsOf(csvWith(...cells).slice(1, -2), ',').slice(cells.length);
        expect(read.map(withoutMarks)).toEqual(cells.map(withoutMarks));
      }),
    );
  });
});

describe('what was sent', () => {
  it.each([
    ['Road closed; detour = 5 km', '"Road closed; detour = 5 km"'],
    ['Curfew 22-06', 'Curfew 22-06'],
    ['a=b', 'a=b'],
    ['well-known', 'well-known'],
    ['one\ttwo', '"one\ttwo"'],
    ['one\n\ntwo', '"one\n\ntwo"'],
    ['a|b', '"a|b"'],
  ])('is left alone where nothing could run: %j', (text, cell) => {
    expect(csvWith(text).split('\r\n')[1]).toBe(cell);
  });

  it.each([
    ['- avoid the north\n- avoid crowds', '"\'- avoid the north\n\'- avoid crowds"'],
    ['see; "=1"', '"see;\' ""=1"""'],
  ])('has an apostrophe before each piece that could: %j', (text, cell) => {
    expect(csvWith(text).split('\r\n')[1]).toBe(cell);
  });
});
