import type { Measure } from '../map/shapes.js';

const NARROW = /[ijlftrI.,:;'’!|()[\]\s]/;
const WIDE = /[mwMW@%—×]/;
const NO_WIDTH = /[\p{Mn}\p{Cf}]/u;
const FULL = /[\u2e80-\uffef]/;
const CAPITAL = /[A-Z\p{Lu}]/u;

/** An estimate of a text's width where it cannot be measured: rather too wide, because fonts differ. */
export const estimate: Measure = (text, size, weight) => {
  const ems = [...text].reduce((sum, sign) => {
    if (NO_WIDTH.test(sign)) return sum;
    if (FULL.test(sign)) return sum + 1;
    if (WIDE.test(sign)) return sum + 0.95;
    return sum + (NARROW.test(sign) ? 0.36 : CAPITAL.test(sign) ? 0.7 : 0.61);
  }, 0);
  return ems * size * (weight > 500 ? 1.08 : 1);
};

/** Where a line may end: at spaces and, where words are not divided by any, behind each sign but before no full stop. */
const PIECES = /\s+|[\u2e80-\uffef][\u3001\u3002\uff0c\uff0e\uff1a\uff1b\uff09\u300d\u30fc]*|[^\s\u2e80-\uffef]+/g;

/** The lines of a text in a width; a word that is too long for one is broken. */
export function wrapped(text: string, width: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  const add = (piece: string): void => {
    if (!line.trim() || widthOf((line + piece).trim()) <= width) line += piece;
    else {
      lines.push(line.trim());
      line = piece;
    }
  };
  for (const piece of text.match(PIECES) ?? []) {
    if (widthOf(piece) <= width) add(piece);
    else for (const sign of piece) add(sign);
  }
  lines.push(line.trim());
  return lines;
}

/** The same lines, none much shorter than the others. */
export function balanced(text: string, width: number, widthOf: (text: string) => number): readonly string[] {
  const lines = wrapped(text, width, widthOf);
  let best = lines;
  for (let narrower = width * 0.95; narrower > width * 0.4 && lines.length > 1; narrower -= width * 0.05) {
    const tried = wrapped(text, narrower, widthOf);
    if (tried.length > lines.length) break;
    best = tried;
  }
  return best;
}

/** No more lines than there is room for; what is left out is marked. */
export function cut(lines: readonly string[], most: number, width: number, widthOf: (text: string) => number): readonly string[] {
  if (lines.length <= most) return lines;
  let last = lines[most - 1] ?? '';
  while (last && widthOf(`${last}…`) > width) last = [...last].slice(0, -1).join('').trim();
  return [...lines.slice(0, most - 1), `${last}…`];
}
