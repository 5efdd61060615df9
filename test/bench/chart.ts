/** A line of a chart and its label. */
export interface Line {
  readonly label: string;
  readonly color: string;
  readonly values: readonly number[];
}

const WIDTH = 860;
const HEIGHT = 320;
const LEFT = 56;
const RIGHT = 230;
const TOP = 40;
const BOTTOM = 44;
const TICKS = [1, 10, 100, 1000];

const round = (number: number): number => Math.round(number * 10) / 10;

/** Escapes text for SVG. */
const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export const text = (left: number, top: number, words: string, more = ''): string =>
  `<text x="${round(left)}" y="${round(top)}" ${more}>${escaped(words)}</text>`;

/** The start of an SVG with an accessible title, on white. */
export const head = (width: number, height: number, title: string): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" role="img">`,
    `<title>${escaped(title)}</title><rect width="100%" height="100%" fill="#fff"/>`,
  ].join('\n');

/** Values per minute on a logarithmic scale as SVG, with a line for `limit`. */
export function chart(title: string, lines: readonly Line[], limit: number): string {
  const minutes = Math.max(...lines.map(({ values }) => values.length));
  const max = Math.log10(Math.max(2000, ...lines.flatMap(({ values }) => values)));
  const x = (minute: number): number => LEFT + (minute / minutes) * (WIDTH - LEFT - RIGHT);
  const y = (value: number): number => HEIGHT - BOTTOM - (Math.log10(Math.max(1, value)) / max) * (HEIGHT - TOP - BOTTOM);
  const steps = (values: readonly number[]): string =>
    values.map((value, minute) => `${minute ? 'H' : `M${round(x(0))} ${round(y(value))}H`}${round(x(minute))}V${round(y(value))}`).join('');
  const grid = TICKS.map(
    (tick) => `<path d="M${LEFT} ${round(y(tick))}H${WIDTH - RIGHT}" stroke="#ddd"/>${text(LEFT - 8, y(tick) + 4, String(tick), 'text-anchor="end"')}`,
  );
  const times = [0, 10, 20, 30, 40, 50, 60]
    .filter((minute) => minute <= minutes)
    .map((minute) => text(x(minute), HEIGHT - BOTTOM + 18, String(minute), 'text-anchor="middle"'));
  const drawn = lines.map(({ color, values }) => `<path d="${steps(values)}H${round(x(values.length))}" fill="none" stroke="${color}" stroke-width="2"/>`);
  const legend = lines.map(({ label, color }, place) => text(WIDTH - RIGHT + 14, TOP + 14 + place * 22, label, `fill="${color}" font-weight="600"`));
  return [
    head(WIDTH, HEIGHT, title),
    text(LEFT, 22, title, 'font-size="14" font-weight="600"'),
    ...grid,
    ...times,
    text(x(minutes / 2), HEIGHT - 8, 'minutes', 'text-anchor="middle"'),
    `<path d="M${LEFT} ${round(y(limit))}H${WIDTH - RIGHT}" stroke="#b00" stroke-dasharray="4 3"/>`,
    text(WIDTH - RIGHT + 14, y(limit) + 4, `the limit: ${limit} a minute`, 'fill="#b00"'),
    ...drawn,
    ...legend,
    '</svg>\n',
  ].join('\n');
}
