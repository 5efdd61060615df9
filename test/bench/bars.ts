import { head, text } from './chart.js';

/** A bar with its length, and its quartiles as a line across its end. */
export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly quartiles: readonly [low: number, high: number];
  readonly isOurs: boolean;
}

export interface BarGroup {
  readonly title: string;
  readonly bars: readonly Bar[];
}

const WIDTH = 860;
const LEFT = 360;
const RIGHT = 70;
const ROW = 22;
const GAP = 34;
const [OURS, OTHERS] = ['#0b57a4', '#9aa3ad'];

/** Groups of bars on a common scale as SVG; ours are coloured. */
export function bars(title: string, groups: readonly BarGroup[], unit: string): string {
  const max = Math.max(...groups.flatMap((group) => group.bars.map(({ quartiles: [, high] }) => high)));
  const x = (value: number): number => LEFT + (value / max) * (WIDTH - LEFT - RIGHT);
  const drawn: string[] = [];
  let y = 30;
  for (const group of groups) {
    y += GAP;
    drawn.push(text(12, y - 10, group.title, 'font-weight="600"'));
    for (const { label, value, quartiles, isOurs } of group.bars) {
      const [low, high] = quartiles.map(x);
      drawn.push(
        text(LEFT - 8, y + 13, label, `text-anchor="end"${isOurs ? ' font-weight="600"' : ''}`),
        `<rect x="${LEFT}" y="${y + 2}" width="${Math.round(x(value) - LEFT)}" height="${ROW - 7}" fill="${isOurs ? OURS : OTHERS}"/>`,
        `<path d="M${Math.round(low ?? 0)} ${y + 9.5}H${Math.round(high ?? 0)}" stroke="#111"/>`,
        text(Math.max(x(value), high ?? 0) + 6, y + 13, `${Math.round(value)}${unit}`),
      );
      y += ROW;
    }
  }
  return [head(WIDTH, y + 16, title), text(12, 24, title, 'font-size="14" font-weight="600"'), ...drawn, '</svg>\n'].join('\n');
}
